/** One JSON line per event on standard output. Question text, keys and image bytes never belong in an event. */
import 'server-only'
import pino from 'pino'
import { config } from '@/lib/config'

let logger: pino.Logger | undefined

export function log(): pino.Logger {
  logger ??= pino({
    level: config().LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['key', 'authorization', '*.authorization', 'headers'],
  })
  return logger
}
