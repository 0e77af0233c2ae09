/** The rate at which this machine may ask PubMed: questions, fetches and refreshes share it, each in its own process. */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, config } from '@/lib/config'
import { log } from '@/lib/log'
import { getSingleton } from '@/lib/store/process-singleton'
import { openSharedRate } from './rate-file'
import type { RateLimiter } from './rate-limiter'

/** NBK25497: requests a second, without and with a key. */
export function pubmedPerSecond(apiKey: Config['NCBI_API_KEY']): number {
  return apiKey === undefined ? 3 : 10
}

/** @returns null when the file cannot be used: each process then keeps to the rate by itself, and the log has the error */
export function getPubmedRate(): RateLimiter | null {
  return getSingleton('pubmed rate', () => {
    const { DATA_DIR, NCBI_API_KEY } = config()
    const file = join(DATA_DIR, 'pubmed-rate.sqlite')
    try {
      mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 })
      return openSharedRate(file, pubmedPerSecond(NCBI_API_KEY))
    } catch (error) {
      log().error({ event: 'shared rate of PubMed unusable', file, error: String(error) })
      return null
    }
  })
}
