/** Builds as `npm start` does, so that tests run the same files as users. */
import { ensureBuilt } from '@/lib/cli/server/build'

await ensureBuilt((line) => console.log(line))
