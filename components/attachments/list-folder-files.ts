/** Lists the files of a dropped folder and its subfolders, sorted by name. */

/** More than a question can carry; caps reading of a whole archive disc. */
const filesMax = 500

/** Files that operating systems and archivers leave in folders. */
const isSystemFile = (name: string) => /^(\.|thumbs\.db$|desktop\.ini$|dicomdir$|__macosx$)/i.test(name)

/** @param folders a folder that cannot be read counts as empty */
export async function listFolderFiles(folders: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = []
  const waiting = [...folders]
  for (let entry = waiting.shift(); entry && files.length < filesMax; entry = waiting.shift()) {
    if (isSystemFile(entry.name)) continue
    if (isFolder(entry)) waiting.unshift(...(await listEntries(entry)))
    else if (isFile(entry)) files.push(...(await readFileEntry(entry)))
  }
  return files
}

/** A folder from the picker arrives as a flat list of its files. */
export function dropSystemFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => !isSystemFile(name)).slice(0, filesMax)
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

/** `readEntries` returns up to a hundred entries per call, and none at the end. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }))
    all.push(...some)
  }
}

function readFileEntry(entry: FileSystemFileEntry): Promise<File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  )
}
