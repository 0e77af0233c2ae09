/**
 * How long a search of 10,000 stored messages takes. `npm run bench -- history [MESSAGES]`: fills a temporary
 * database with questions and answers as the product stores them, then searches for one word, two words and word
 * prefixes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerPieces } from './page/answer'

const messages = Number(process.argv[2] ?? 10_000)
const owner = 'bench'
const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-history-'))
// Must be set before the settings are read.
process.env['DATA_DIR'] = folder
process.env['LOG_LEVEL'] = 'warn'
const { closeDatabase } = await import('@/lib/store/db')
const { searchConversations } = await import('@/lib/platform/conversations/search-conversations')
const { createPlace: placeIn, askAndAnswer: talk } = await import('../support/start-conversation')

const sentences = answerPieces()
  .join('')
  .split(/(?<=\.) |\n+/)
const drugs = ['dapagliflozin', 'empagliflozin', 'apixaban', 'warfarin', 'tirzepatide', 'amoxicillin', 'morphine']
const outcomes = ['mortality', 'bleeding', 'hospitalisation', 'kidney failure', 'pain', 'recurrence']

try {
  const startedAt = performance.now()
  for (let turn = 0; turn < messages / 2; turn += 1) {
    const question = `Does ${drugs[turn % drugs.length]} lower ${outcomes[turn % outcomes.length]} in ward ${turn}?`
    const from = (turn * 7) % sentences.length
    await talk(owner, placeIn(), question, sentences.slice(from, from + 8).join(' '))
  }
  console.log(`${messages} messages written in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  for (const [name, queries] of Object.entries({
    'a word in every seventh question': drugs,
    'a word in half of all messages': ['cardiovascular', 'treatment', 'median', 'events', 'trial', 'dose', 'start'],
    'two words': drugs.map((drug) => `${drug} mortality`),
    'the beginning of a word': drugs.map((drug) => drug.slice(0, 3)),
    'a phrase': ['"heart failure"', '"lower mortality in ward"', '"median treatment"'],
    'one message': drugs.map((_, index) => `ward ${1000 + index * 37}`),
  })) {
    const times: number[] = []
    for (let round = 0; round < 10; round += 1)
      for (const query of queries) {
        const askedAt = performance.now()
        await searchConversations(query, owner)
        times.push(performance.now() - askedAt)
      }
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1)
    console.log(`search for ${name}: median ${at(0.5)} ms, 95th of 100 ${at(0.95)} ms, slowest ${at(1)} ms; bar 50`)
  }
  await closeDatabase()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
