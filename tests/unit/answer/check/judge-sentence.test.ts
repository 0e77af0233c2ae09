import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PreparedSources, SentenceJudge } from '@/lib/answer/check/judge-sentence'
import type { GroundedSource } from '@/lib/engines/engine'

const source: GroundedSource = {
  n: 1,
  item: {
    n: 1,
    id: 'pmid:31535829',
    pmid: '31535829',
    doi: '10.1056/NEJMoa1911303',
    pmcid: null,
    title: 'Dapagliflozin in Heart Failure with Reduced Ejection Fraction',
    authors: 'McMurray JJV, et al',
    journal: 'N Engl J Med',
    year: 2019,
    volume: null,
    pages: null,
    type: 'randomized-trial',
    level: 2,
    retracted: false,
    provenance: 'abstract',
    quote: '',
    section: '',
    url: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
    spans: [],
  },
  typeLabel: 'Randomised controlled trial',
  coverage: 1,
  missing: [],
  participants: 4744,
  keywords: ['DAPA-HF'],
  sentences: [{ text: 'Dapagliflozin lowered cardiovascular death.', section: 'results', score: 1 }],
}

function judge(raw: string, items: number[]) {
  const options = { comparesWording: true, findsUncited: true }
  const own = [{ raw, start: 0 }]
  const written = { own, introduced: null, items, start: 0, end: raw.length, isTitle: false, hadCitation: false }
  return new SentenceJudge(new PreparedSources([source]), options).judge(written)
}

test('a cited sentence that names a study, DOI or address of no source is doubtful for it', () => {
  const raw = 'Dapagliflozin lowered cardiovascular death, as in EMPEROR-Reduced (10.1056/NEJMoa2022190).'
  const check = judge(raw, [1])
  assert.equal(check?.status, 'not-found')
  assert.deepEqual(check?.missing, ['10.1056/NEJMoa2022190', 'EMPEROR-Reduced'])
  const linked = judge('Dapagliflozin [lowered cardiovascular death](https://example.org/heart).', [1])
  assert.deepEqual(linked?.missing, ['https://example.org/heart'])
})

test('an uncited sentence, and a reference that the model wrote, are doubtful if no source contains their references', () => {
  assert.deepEqual(judge('See PMID 99999999 for details.', [])?.missing, ['PMID 99999999'])
  assert.equal(judge('See PMID 99999999 for details.', [])?.reasonTemplate?.code, 'check_unknown_reference')
})

test('neither references of a source nor a sentence which says that no source has them are reported', () => {
  assert.equal(judge('DAPA-HF showed that dapagliflozin lowered cardiovascular death.', [1])?.status, 'supported')
  assert.equal(judge('None of the sources reports the SPRINT trial.', [])?.missing.length ?? 0, 0)
})
