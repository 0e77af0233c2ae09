/**
 * One JSON line per event on standard output. Events never contain question text, keys or image bytes. Errors thrown by
 * third-party code may quote their input, so every line is redacted again before it is written.
 */
import 'server-only'
import pino from 'pino'
import { type Config, config } from '@/lib/config'

let logger: pino.Logger | undefined

export function log(): pino.Logger {
  logger ??= createLogger(config())
  return logger
}

/** For a command whose standard output carries data. */
export function logToStandardError(): void {
  logger = createLogger(config(), pino.destination(2))
}

/** Creates a separate logger, for tests; the product uses `log`. */
export function createLogger(
  settings: Pick<Config, 'LOG_LEVEL' | 'UPSTREAM_API_KEY' | 'NCBI_API_KEY' | 'DATABASE_URL' | 'REDIS_URL'>,
  destination?: pino.DestinationStream,
): pino.Logger {
  const clean = cleaner(settings)
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => (holder[serverName] === undefined ? {} : { server: holder[serverName] }),
      redact: ['key', 'authorization', '*.authorization', 'cookie', '*.cookie', 'headers'],
      hooks: { streamWrite: clean },
    },
    destination ?? pino.destination(1),
  )
}

/**
 * API keys (ours and those of other providers), authorization headers, tokens in URLs, data URLs, passwords in URLs.
 */
const shapes: [RegExp, string][] = [
  [/\bsk-[\w-]{8,}/g, 'sk-[redacted]'],
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/([?&]token=)[^&\s"#]+/g, '$1[redacted]'],
  [/\bdata:[\w.+-]*\/?[\w.+-]*(;[\w=.+-]*)*,[\w+/=%.-]*/gi, 'data:[redacted]'],
  [/(\/\/[^/\s:@"]*:)[^/\s@"]+@/g, '$1[redacted]@'],
]

/**
 * Secrets that are not settings, such as the key of a model server that was saved on the page. On the global object,
 * because a build may load this module several times.
 */
const held = Symbol.for('evidence-chat.secrets')
const serverName = Symbol.for('evidence-chat.server')
const holder: typeof globalThis & { [held]?: Set<string>; [serverName]?: string } = globalThis
holder[held] ??= new Set()
const savedSecrets = holder[held]

/** Removes a secret from every further line. */
export function redactFromLog(secret: string): void {
  if (secret.length >= secretLengthMin) savedSecrets.add(toJsonText(secret))
}

/** Adds the server to every further line of this thread, so that the lines of several servers can be distinguished. */
export function nameServerInLog(server: string): void {
  holder[serverName] = server
}

/** A shorter text occurs in other words by chance. */
const secretLengthMin = 8

function toJsonText(secret: string): string {
  return JSON.stringify(secret).slice(1, -1)
}

function cleaner(settings: object): (line: string) => string {
  const secrets = Object.entries(settings)
    .filter(
      ([name, value]) => /_(KEY|SECRET)$/.test(name) && typeof value === 'string' && value.length >= secretLengthMin,
    )
    .map(([, value]) => toJsonText(value))
  return (line) => {
    let cleaned = line
    for (const [shape, instead] of shapes) cleaned = cleaned.replace(shape, instead)
    for (const secret of [...secrets, ...savedSecrets]) cleaned = cleaned.replaceAll(secret, '[redacted]')
    return cleaned
  }
}
