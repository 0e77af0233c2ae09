/** PubMed for a command of the operator, who reads on standard error why it waits. */
import { config } from '@/lib/config'
import { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { getPubmedRateLedger } from '@/lib/evidence/live/pubmed-rate'
import { printProgress } from './terminal'
import { UsageError } from './usage-error'

/** @throws UsageError where the settings allow no request to PubMed */
export function openPubmed(): Entrez {
  const { PUBMED_BASE_URL: baseUrl, NCBI_API_KEY: apiKey, CONTACT_EMAIL: email, EVIDENCE_LIVE } = config()
  if (EVIDENCE_LIVE === 'off') throw new UsageError('EVIDENCE_LIVE=off allows no request to PubMed. Unset it first.')
  if (!email) printProgress('NCBI asks for a contact address: set CONTACT_EMAIL.')
  const onWait = (reason: string, waitMs: number) =>
    printProgress(`${reason} The request is repeated in ${waitMs / 1000} s.`)
  return new Entrez({ baseUrl, email, apiKey, sharedRate: getPubmedRateLedger(), onWait })
}
