/** What clinicians may rely on: every citation resolves, every quotation stands in its record to the letter. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { ask, citationFaults, openLibraryOf } from '../answers'
import { startServer, type TestServer } from '../server'

const sets = JSON.parse(await readFile(new URL('../evidence/questions.json', import.meta.url), 'utf8'))
const answerable: { id: string; question: string }[] = sets.answerable
const unanswerable: { question: string }[] = sets.unanswerable

let server: TestServer
before(async () => {
  server = await startServer({ RATE_LIMIT_RPM: '100000' })
})
after(() => server.stop())

test('every quotation, mark and span of every answer is exact, and the own record stands among the first three', async () => {
  const library = openLibraryOf(server)
  const faults: string[] = []
  const missed: string[] = []
  for (const { id, question } of answerable) {
    const answer = await ask(server, question)
    faults.push(...citationFaults(answer, library).map((fault) => `${question}: ${fault}`))
    if (!answer.evidence.items.slice(0, 3).some((item) => item.id === `card:${id}`)) missed.push(question)
  }
  library.close()
  assert.deepEqual(faults, [])
  assert.ok(missed.length <= answerable.length * 0.1, `own record not among the first three: ${missed.join(' | ')}`)
})

test('what the library does not hold is said, with what was searched and without a citation', async () => {
  let answered = 0
  for (const { question } of unanswerable) {
    const { content, evidence } = await ask(server, question)
    if (!evidence.abstained) {
      answered += 1
      continue
    }
    assert.match(content, /### Not in the library/)
    assert.match(content, /What was searched/)
    assert.deepEqual(evidence.items, [])
  }
  assert.ok(answered <= unanswerable.length * 0.1, `${answered} of ${unanswerable.length} were answered`)
})
