/**
 * Tracks whether files are being dragged over the window. Browsers fire enter and leave events for every element below,
 * and may not report the end of a drag, so any evidence of its end resets the depth.
 */

export type DragStep = 'enter' | 'leave' | 'end'

/** @returns the number of nested elements entered; above 0 the overlay is shown */
export function nextDragDepth(depth: number, step: DragStep): number {
  if (step === 'end') return 0
  return Math.max(0, depth + (step === 'enter' ? 1 : -1))
}

/** Ignores text and images dragged within the page, which carry no files. */
export function hasFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data !== null && [...data.types].includes('Files')
}

/**
 * Word processors and spreadsheets paste an image of the text along with the text: then the text is meant. File
 * managers paste the file's name as text: then the file is meant.
 */
export function getPastedFiles(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])]
  const text = data?.getData('text/plain').trim() ?? ''
  return text === '' || files.some(({ name }) => text.includes(name)) ? files : []
}

/** Dropped files and folders; the contents of folders are read later. */
interface DroppedItems {
  files: File[]
  folders: FileSystemEntry[]
}

/** Must be called during the event: folder entries are not available later. */
export function getDroppedItems({ items }: Pick<DataTransfer, 'items'>): DroppedItems {
  const dropped: DroppedItems = { files: [], folders: [] }
  for (const item of items) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    const file = entry?.isDirectory ? null : item.getAsFile()
    if (entry?.isDirectory) dropped.folders.push(entry)
    else if (file) dropped.files.push(file)
  }
  return dropped
}
