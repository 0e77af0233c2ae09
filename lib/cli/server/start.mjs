/** `npm start`: installs what is missing, then hands over to serve.ts on Node 24. */
import { ensureInstalled, runOnNode24 } from './install.mjs'

ensureInstalled()
runOnNode24(['lib/cli/server/serve.ts'])
