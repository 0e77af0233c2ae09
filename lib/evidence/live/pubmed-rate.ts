/**
 * The request rate for PubMed. Questions, fetches and refreshes share it, each in its own process. With DATABASE_URL
 * all servers of the database share it, since PubMed may see one address or one key.
 */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, config } from '@/lib/config'
import { log } from '@/lib/log'
import { database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import { keepInDatabase } from './rate-database'
import { keepInFile } from './rate-file'
import { type RateLedger, StateLedger } from './rate-ledger'

/** NBK25497: requests a second, without and with a key. */
export function getPubmedRequestsPerSecond(apiKey: Config['NCBI_API_KEY']): number {
  return apiKey === undefined ? 3 : 10
}

/**
 * @returns null when the file cannot be used: each process then keeps to the rate by itself, and the log has the error
 */
export function getPubmedRateLedger(): RateLedger | null {
  return getSingleton('pubmed rate', () => {
    const { DATA_DIR, DATABASE_URL, NCBI_API_KEY } = config()
    const perSecond = getPubmedRequestsPerSecond(NCBI_API_KEY)
    if (DATABASE_URL) return new StateLedger(perSecond, keepInDatabase('pubmed rate', database))
    const file = join(DATA_DIR, 'pubmed-rate.sqlite')
    try {
      mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
      return new StateLedger(perSecond, keepInFile(file))
    } catch (error) {
      log().error({ file, error: String(error) }, 'the rate of PubMed cannot be shared; each process keeps to it alone')
      return null
    }
  })
}
