/**
 * A library that a suite may change, in the data folder of a process whose other suites read the starter library. That
 * one is set aside meanwhile.
 */
import './starter-library'
import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { after, before } from 'node:test'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { closeLiveServices } from '@/lib/evidence/live/search-live'
import { closeLibrary, getLibraryFile } from '@/lib/evidence/open-library'
import { closeSearchPool } from '@/lib/evidence/threads/search-pool'

/**
 * Declares the hooks of a suite with a library of its own.
 *
 * @param build writes the library; without it, the library contains the bundled articles
 */
export function useOwnLibrary(build?: () => void): void {
  const setAside = () => `${getLibraryFile()}.set-aside`
  before(async () => {
    await close()
    renameSync(getLibraryFile(), setAside())
    if (build) build()
    else copyFileSync(setAside(), getLibraryFile())
  })
  after(async () => {
    await close()
    for (const file of [getLibraryFile(), getLiveCacheFile()])
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    renameSync(setAside(), getLibraryFile())
  })
}

async function close(): Promise<void> {
  closeLibrary()
  await closeSearchPool()
  closeLiveServices()
}
