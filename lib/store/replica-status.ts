/** How far this server's copy of the shared library has followed the log; reported by the thread that follows it. */
import { getSingleton } from './process-singleton'

/** How far a copy is, and how long ago the first change that it lacks was made. */
export interface ReplicaProgress {
  version: number
  head: number
  secondsBehind: number
}

interface Status {
  progress: ReplicaProgress | null
  /** When `progress` was reported, from `performance.now`. */
  at: number
  indexVersion: number | null
}

const getStatus = () => getSingleton('shared library', (): Status => ({ progress: null, at: 0, indexVersion: null }))

export function setReplicaProgress(progress: ReplicaProgress): void {
  Object.assign(getStatus(), { progress, at: performance.now() })
}

/** @returns null for a server with a library of its own; the lag includes the time since the log was last read */
export function readReplicaLag(): { version: number; seconds: number } | null {
  const { progress, at } = getStatus()
  if (!progress) return null
  return { version: progress.version, seconds: progress.secondsBehind + (performance.now() - at) / 1000 }
}

/** Whether this server takes part in a shared library. */
export function sharesLibrary(): boolean {
  return getStatus().progress !== null
}

/** @param version the last change of the shared library in the shared index that is searched; null for none */
export function setIndexVersion(version: number | null): void {
  getStatus().indexVersion = version
}

/**
 * @returns null without a shared index; `changesBehind` counts those that this server's copy has and the index lacks
 */
export function readIndexLag(): { version: number; changesBehind: number } | null {
  const { progress, indexVersion: version } = getStatus()
  if (version === null) return null
  return { version, changesBehind: Math.max(0, (progress?.version ?? version) - version) }
}
