/** Hands a file made on the page to the browser's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data from here on.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
