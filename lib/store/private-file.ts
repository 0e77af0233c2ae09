/**
 * Small files that only their owner may read, such as secrets. Each is always either complete or absent, and on disk
 * when the call returns.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a file if it does not exist yet. If two processes do so at once, the first wins and the other's text is
 * dropped.
 */
export function createPrivateFile(file: string, text: string): Promise<void> {
  return writePrivateFile(file, text, (draft) =>
    link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }),
  )
}

/** Replaces a file. */
export function replacePrivateFile(file: string, text: string): Promise<void> {
  return writePrivateFile(file, text, (draft) => rename(draft, file))
}

/** @param publish gives the complete draft its final name */
async function writePrivateFile(file: string, text: string, publish: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    const handle = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await publish(draft)
  } finally {
    await rm(draft, { force: true })
  }
  const directory = await open(dirname(file))
  await directory.sync().finally(() => directory.close())
}
