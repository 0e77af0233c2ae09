/**
 * Starts the product: settings, build, data folder, library, first key; then serves and prints the URL. Every slow step
 * reports progress; every failure is one sentence that says what to do.
 */
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { platformFile } from '@/lib/cli/data/data-folder'
import { loadEnvFile } from '@/lib/cli/env-file'
import { config, getPublicUrl, isLoopback, readConfig } from '@/lib/config'
import { chooseEngine, getSavedModelServer } from '@/lib/engines/choose-engine'
import { startFetches } from '@/lib/evidence/import/page-fetches/run-fetches'
import { getLibraryFile, openLibrary } from '@/lib/evidence/open-library'
import { openSharedIndex } from '@/lib/evidence/shared-index/index-service'
import { prepareServerLibrary } from '@/lib/evidence/shared-library/join'
import { startLibraryThreads } from '@/lib/evidence/shared-library/server-threads'
import { startSearchPool } from '@/lib/evidence/threads/search-pool'
import { locateOcrFiles } from '@/lib/images/ocr/tesseract-files'
import { nameServerInLog } from '@/lib/log'
import { audit, auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { pruneAuditDaily } from '@/lib/platform/audit/audit-chain'
import { auditImport } from '@/lib/platform/audit/import-event'
import { createFirstKey } from '@/lib/platform/auth/api-keys'
import { getOperatorAddress } from '@/lib/platform/auth/operator-token'
import { isForThisMachineOnly } from '@/lib/platform/auth/same-origin'
import { assertOwnImages } from '@/lib/platform/conversations/message-images'
import { endOpenAnswers } from '@/lib/platform/generations/abort-registry'
import { recordAddresses } from '@/lib/platform/http/client-address'
import { startFileChecks } from '@/lib/platform/lifecycle/check-files'
import { startScheduledJobs } from '@/lib/platform/lifecycle/scheduled-jobs'
import { closePlatform } from '@/lib/platform/lifecycle/shutdown'
import { announceBuild } from '@/lib/platform/metrics/process-metrics'
import { startMetrics } from '@/lib/platform/metrics/read-metrics'
import { connectSavedModelServer } from '@/lib/platform/model-server/saved-model-server'
import { getProcessId } from '@/lib/platform/process-id'
import { lockDataDir } from '@/lib/store/data-dir-lock'
import { assertDatabaseAnswers, closeDatabase } from '@/lib/store/db'
import { startTracing } from '@/lib/store/tracing/start-tracing'
import packageFile from '@/package.json' with { type: 'json' }
import { ensureBuilt } from './build'
import { findCompressedFiles } from './compressed-files'
import { createDirectRoute } from './direct-route'
import { readPageRoutes } from './page-routes'
import { createRequestListener, serverOptions } from './request-filter'
import { scheduleSavedQuestions } from './scheduled-questions'
import { scheduleRefresh } from './scheduled-refresh'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const answersTimeoutMs = 15_000
const stopTimeoutMs = 25_000
/** Ctrl-C reaches this process from the terminal and again from `npm start`, which forwards signals. */
const sameSignalMs = 1000
const idleCheckMs = 100
/** Enough to tell builds apart, as with abbreviated commits. */
const buildLabelLength = 12

try {
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function serve(): Promise<void> {
  loadEnvFile()
  const { HOST, PORT } = readConfig(process.env)
  nameServerInLog(getProcessId())
  const port = await claimPort(HOST, PORT)
  chooseEngine()
  await assertDatabaseAnswers(config())
  if (config().OCR) locateOcrFiles()
  const build = await ensureBuilt(print)
  startMetrics()
  announceBuild({ version: packageFile.version, build: build.slice(0, buildLabelLength) })
  await connectCollector()
  await lockDataDir(config().DATA_DIR)
  const { SEARCH_INDEX_URL, ...settings } = config()
  if (SEARCH_INDEX_URL !== undefined) await openSharedIndex({ ...settings, SEARCH_INDEX_URL })
  const library = await prepareServerLibrary(print)
  // Keep the library open: its first reader creates a file beside it (SQLite's -shm), which would fail once the disk is
  // full.
  openLibrary()
  startSearchPool(getLibraryFile())
  await assertOwnImages()
  const firstKey = await createFirstKey()
  await connectSavedModelServer()
  const operator = await getOperatorAddress()
  await auditNow({ action: 'server-started', actor: getCommandLineActor(), target: getPublicUrl() })
  await pruneAuditDaily(config().AUDIT_DAYS)
  await closeDatabase()
  const leaveImports = library
    ? startLibraryThreads(getLibraryFile(), library, ({ caller, receipt }) => auditImport(caller ?? '{}', receipt))
    : async () => undefined
  await listen(HOST, port, leaveImports)
  startScheduledJobs()
  scheduleRefresh()
  scheduleSavedQuestions()
  startFetches(auditImport)
  const { DATA_DIR, DATABASE_URL } = config()
  startFileChecks([getLibraryFile(), ...(DATABASE_URL ? [] : [join(DATA_DIR, platformFile)])])
  announce(firstKey, operator)
}

async function connectCollector(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, ...settings } = config()
  if (endpoint === undefined) return
  const service = { name: settings.OTEL_SERVICE_NAME, version: packageFile.version, instance: getProcessId() }
  await startTracing({ endpoint, headers, ratio: settings.OTEL_TRACES_SAMPLER_ARG, service })
}

function print(line: string): void {
  console.log(line)
}

/** Checks before the slow steps that the port is free; replaces port 0 with a free port, also in the settings. */
async function claimPort(host: string, port: number): Promise<number> {
  const probe = createServer()
  const claimed = await new Promise<number>((done, failed) => {
    probe.once('error', (cause: NodeJS.ErrnoException) => failed(new Error(toPortError(cause, host, port), { cause })))
    probe.listen(port, host, () => {
      const address = probe.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })
  await new Promise((done) => probe.close(done))
  process.env['PORT'] = String(claimed)
  return claimed
}

function toPortError(cause: NodeJS.ErrnoException, host: string, port: number): string {
  if (cause.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is used by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`
  if (cause.code === 'EACCES')
    return `This user has no permission to listen on port ${port}. Choose a port above 1023: PORT=3000 npm start`
  return `Cannot listen on HOST=${host}, PORT=${port} (${cause.code}). HOST must be an address of this machine.`
}

/** Serves pages and API in this process, so that a signal reaches it directly. */
async function listen(host: string, port: number, leaveImports: () => Promise<void>): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' })
  if (!config().TRUST_PROXY) recordAddresses()
  const { default: next } = await import('next')
  const app = next({ dev: false, dir: root, hostname: host, port, quiet: true })
  const chat = await import('@/app/api/v1/chat/completions/route')
  const responses = await import('@/app/api/v1/responses/route')
  const mcp = await import('@/app/api/mcp/route')
  await app.prepare()
  const direct = {
    '/api/v1/chat/completions': createDirectRoute(chat.POST),
    '/api/v1/responses': createDirectRoute(responses.POST),
    '/api/mcp': createDirectRoute(mcp.POST),
  }
  const listener = createRequestListener(
    direct,
    app.getRequestHandler(),
    await readPageRoutes(`${root}.next`),
    await findCompressedFiles(`${root}.next/static`, '/_next/static'),
  )
  const server = createHttpServer(serverOptions, listener)
  stopOnSignal(server, leaveImports)
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done))
}

/**
 * On a signal, stops accepting requests, lets open answers finish until a timeout, ends the rest with an error, and
 * exits. A second signal exits at once.
 */
function stopOnSignal(server: Server, leaveImports: () => Promise<void>): void {
  let stoppingSince: number | null = null
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > sameSignalMs) process.exit(0)
        return
      }
      stoppingSince = performance.now()
      print('Stopping …')
      audit({ action: 'server-stopped', actor: getCommandLineActor(), target: signal })
      const left = leaveImports()
      server.close(() => void left.then(closePlatform).finally(() => process.exit(0)))
      // Connections stay open after a response for the client's next request, which would delay the exit.
      setInterval(() => server.closeIdleConnections(), idleCheckMs).unref()
      setTimeout(endOpenAnswers, answersTimeoutMs).unref()
      setTimeout(() => process.exit(0), stopTimeoutMs).unref()
    })
  }
}

function announce(firstKey: string | undefined, operator: string | undefined): void {
  const modelAddress = getSavedModelServer()?.baseUrl ?? config().UPSTREAM_BASE_URL
  const isModel = chooseEngine().id === 'upstream' && modelAddress !== undefined
  const { VERIFIER_BASE_URL } = config()
  const url = getPublicUrl()
  const key = firstKey ?? '$EVIDENCE_CHAT_KEY'
  print(`
Evidence Chat is ready.

  Page      ${url}
            ${describeKeyRule(operator)}
${operator ? `  Operator  ${operator}\n            The same page, where you can also import articles and test model servers. Treat this address like a password.\n            To print it again: npm run keys -- operator; to replace it: npm run keys -- operator --replace` : '  Operator  signs in with a key of scope admin: npm run keys -- create --name NAME --scope admin'}
  API       ${url}/api/v1
  Engine    ${isModel ? `language model at ${new URL(modelAddress).host}` : 'quotes the library (no language model is connected; see UPSTREAM_BASE_URL)'}${VERIFIER_BASE_URL ? `\n  Verifier  model at ${new URL(VERIFIER_BASE_URL).host}` : ''}
${firstKey ? `  Key       ${firstKey}\n            Shown only once: save it now. Only its hash is stored.` : '  Key       created earlier; to create another: npm run keys -- create --name NAME'}

Try it:

  curl ${url}/api/v1/chat/completions \\
    -H 'Content-Type: application/json' -H ${firstKey ? `'Authorization: Bearer ${key}'` : `"Authorization: Bearer ${key}"`} \\
    -d '{"model":"Service-V1","messages":[{"role":"user","content":"Does dapagliflozin help in heart failure with reduced ejection fraction?"}]}'
`)
  if (!isLoopback())
    print(
      `Other machines can reach this server, because HOST is ${config().HOST}. Put a proxy with TLS in front of it.\n`,
    )
}

function describeKeyRule(operator: string | undefined): string {
  const { PORT } = config()
  if (isForThisMachineOnly())
    return `Needs no key on this machine, that is, for a connection from a loopback address to
            127.0.0.1:${PORT}, localhost:${PORT} or [::1]:${PORT} without any header that a proxy adds.
            Set PUBLIC_URL before you put a proxy in front of it.`
  return operator ? 'Requires a key, except at the address of the operator.' : 'Requires a key.'
}
