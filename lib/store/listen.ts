/**
 * Listens to notifications of PostgreSQL, which only wake what polls anyway: behind a connection pooler none arrive.
 */
import pg from 'pg'
import { config } from '@/lib/config'

const reconnectMs = 2000
const connectTimeoutMs = 5000

/**
 * Calls `wake` at each notification, and after each new connection, since notifications may have been missed.
 *
 * @returns a function that ends the connection
 */
export function listenTo(channel: string, wake: () => void): () => void {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isOver = false
  const connect = async () => {
    const made = new pg.Client({
      connectionString: config().DATABASE_URL,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'evidence-chat-listener',
    })
    client = made
    const again = () => {
      if (isOver || client !== made) return
      client = undefined
      retry = setTimeout(() => void connect(), reconnectMs).unref()
    }
    // The error precedes the end of a lost connection; without a listener it would end the process.
    made.on('error', again).on('end', again).on('notification', wake)
    try {
      await made.connect()
      await made.query(`listen ${made.escapeIdentifier(channel)}`)
      wake()
    } catch {
      again()
      void made.end().catch(() => undefined)
    }
  }
  void connect()
  return () => {
    isOver = true
    clearTimeout(retry)
    void client?.end().catch(() => undefined)
  }
}
