import { ensureBuilt } from '@/lib/cli/server/build'

/** Builds before any worker starts a server; otherwise all of them would build the same changed sources at once. */
export default async function build(): Promise<void> {
  await ensureBuilt((line) => console.log(line))
}
