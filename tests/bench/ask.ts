/**
 * Library answers over HTTP for the hand-written questions: time to the first byte and to the complete answer,
 * whether the expected article is among the first three, and exactness of quotations. `npm run bench -- ask
 * [ROUNDS]`.
 */
import { readFile } from 'node:fs/promises'
import { ask, findCitationFaults, openServerLibrary } from '../support/answers'
import { startServer } from '../support/server'

const rounds = Number(process.argv[2] ?? 3)
const sets = JSON.parse(
  await readFile(new URL('../fixtures/evidence/retrieval-questions.json', import.meta.url), 'utf8'),
)
const answerable: { id: string; question: string }[] = sets.answerable
const server = await startServer({ RATE_LIMIT_RPM: '1000000' })
const library = openServerLibrary(server)
const firstByteMs: number[] = []
const wholeMs: number[] = []
const ranks: number[] = []
let faults = 0

try {
  for (let round = 0; round < rounds; round += 1) {
    for (const { id, question } of answerable) {
      const answer = await ask(server, question)
      firstByteMs.push(answer.firstByteMs)
      wholeMs.push(answer.wholeMs)
      if (round > 0) continue
      ranks.push(answer.evidence.items.findIndex((item) => item.id === `card:${id}`))
      faults += findCitationFaults(answer, library).length
    }
  }
} finally {
  library.close()
  await server.stop()
}

const within = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length
const share = (count: number) => `${((100 * count) / ranks.length).toFixed(1)} %`
console.log(`questions: ${answerable.length}, rounds: ${rounds}`)
console.log(`first byte: median ${quantile(firstByteMs, 0.5)} ms, p95 ${quantile(firstByteMs, 0.95)} ms; bar 50 ms`)
console.log(`whole answer: median ${quantile(wholeMs, 0.5)} ms, p95 ${quantile(wholeMs, 0.95)} ms; bar 150 ms`)
console.log(`own record first: ${share(within(1))}; among the first three: ${share(within(3))}; bar 90 %`)
console.log(`citations, quotations and spans that are not exact: ${faults}; bar 0`)

function quantile(values: number[], q: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor(q * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
}
