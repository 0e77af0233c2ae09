/** Builds as `npm start` does, so that the tests meet the same files that users run. */
import { ensureBuilt } from '@/lib/cli/server/build'

await ensureBuilt((line) => console.log(line))
