/** Checks over a separate connection whether PostgreSQL answers. */
import pg from 'pg'

const answerMs = 2000

/**
 * @throws what went wrong: the network, the password, a database that does not exist, or no answer within two seconds
 */
export async function askPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: answerMs, query_timeout: answerMs })
  // A failure is reported by the promises below; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    client.end().catch(() => undefined)
  }
}

/** @returns where a connection leads, without the password: `db.example:5432, database evidence` */
export function describePostgres(connectionString: string): string {
  const { host, port, database } = new pg.Client({ connectionString })
  return `${host.startsWith('/') ? host : `${host}:${port}`}${database === undefined ? '' : `, database ${database}`}`
}
