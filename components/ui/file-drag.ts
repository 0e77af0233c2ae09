/**
 * Whether files are being dragged over the window. Browsers fire enter and leave for every element below, and may
 * never say that a drag has ended, so anything that proves its end sets the count back.
 */

export type DragStep = 'enter' | 'leave' | 'end'

/** @returns how many elements the drag is in; above 0 the overlay shows */
export function nextDragDepth(depth: number, step: DragStep): number {
  if (step === 'end') return 0
  return Math.max(0, depth + (step === 'enter' ? 1 : -1))
}

/** Text and pictures dragged inside the page carry no files and are none of our business. */
export function hasFiles(data: Pick<DataTransfer, 'types'> | null): boolean {
  return data !== null && [...data.types].includes('Files')
}

/**
 * Word processors and spreadsheets put a picture of the text beside the text: then the text is what was meant. File
 * managers put the file's name there: then the file is.
 */
export function getPastedFiles(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])]
  const text = data?.getData('text/plain').trim() ?? ''
  return text === '' || files.some(({ name }) => text.includes(name)) ? files : []
}

/** A file system entry as it was dropped; what is in a folder is read later. */
export interface DroppedItems {
  files: File[]
  folders: FileSystemEntry[]
}

/** Folders can be asked for only while the event runs. */
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
