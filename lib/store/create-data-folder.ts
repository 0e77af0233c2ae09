import 'server-only'
import { mkdir } from 'node:fs/promises'

/**
 * Creates the data folder with owner-only rights, unless it exists.
 *
 * @throws Error with a message for the operator
 */
export async function createDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    const isFile = cause.code === 'EEXIST' || cause.code === 'ENOTDIR'
    throw new Error(
      isFile
        ? `The data folder ${folder} cannot be created: there is a file of that name, or on the way to it. Choose another DATA_DIR.`
        : `The data folder ${folder} cannot be created (${cause.code}). Allow this user to create it, or choose another DATA_DIR.`,
      { cause },
    )
  })
}
