import { ensureBuilt } from '@/lib/cli/server/build'

/** Builds before any worker starts a server; otherwise all of them would build the same changed sources at once. */
export default function build(): Promise<void> {
  return ensureBuilt((line) => console.log(line))
}
