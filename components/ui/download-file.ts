/** Saves a file created on the page as a download. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download keeps its own reference to the data by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
