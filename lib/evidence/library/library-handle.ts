/** Keeps a library file open and reopens it after the file has been replaced. */
import { statSync } from 'node:fs'
import { Library } from './library-reader'

export class LibraryHandle {
  private opened: { library: Library; inode: bigint } | undefined

  /**
   * The current library in this file, even if another process has replaced it. What others have written to the file
   * since is read in its next snapshot.
   *
   * @throws SchemaError for another version, Error when the file is missing or damaged
   */
  open(file: string): Library {
    const { ino: inode } = statSync(file, { bigint: true })
    if (this.opened?.library.file === file && this.opened.inode === inode) return this.opened.library
    const library = new Library(file)
    this.close()
    this.opened = { library, inode }
    return library
  }

  close(): void {
    this.opened?.library.close()
    this.opened = undefined
  }
}
