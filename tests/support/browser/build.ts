import { ensureBuilt } from '@/lib/cli/server/build'

/** Before any worker starts a server: they would all find the same sources changed, and build them at once. */
export default function build(): Promise<void> {
  return ensureBuilt((line) => console.log(line))
}
