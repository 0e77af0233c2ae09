/** Every citation resolves, and every quotation is verbatim in its article. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { ask, findCitationFaults, openServerLibrary } from '../support/answers'
import { everyNth } from '../support/full'
import { borrowServer } from '../support/lent-servers'
import type { TestServer } from '../support/server'

const sets = JSON.parse(
  await readFile(new URL('../fixtures/evidence/retrieval-questions.json', import.meta.url), 'utf8'),
)
/** The suites of the search ask all of them. */
const answerable: { id: string; question: string }[] = everyNth(sets.answerable, 4)
const unanswerable: { question: string }[] = everyNth(sets.unanswerable, 2)

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

test('every quotation, mark and span of every answer is exact, and the expected article is among the first three', async () => {
  const library = openServerLibrary(server)
  const faults: string[] = []
  const missed: string[] = []
  for (const { id, question } of answerable) {
    const answer = await ask(server, question)
    faults.push(...findCitationFaults(answer, library).map((fault) => `${question}: ${fault}`))
    if (!answer.evidence.items.slice(0, 3).some((item) => item.id === `card:${id}`)) missed.push(question)
  }
  library.close()
  assert.deepEqual(faults, [])
  assert.ok(missed.length <= answerable.length * 0.1, `own record not among the first three: ${missed.join(' | ')}`)
})

test('an unanswerable question gets related evidence named as such, or the searches made and no citation', async () => {
  let answered = 0
  for (const { question } of unanswerable) {
    const { content, evidence } = await ask(server, question)
    if (!evidence.abstained) {
      answered += 1
      continue
    }
    if (evidence.outcome === 'related') {
      assert.match(content, /^### Related evidence\n\n\*\*No source answers this question as you asked it\.\*\*/)
      continue
    }
    assert.match(content, /### Not in the library/)
    assert.match(content, /What was searched/)
    assert.deepEqual(evidence.items, [])
  }
  assert.ok(answered <= unanswerable.length * 0.1, `${answered} of ${unanswerable.length} were answered`)
})

test('a question in Chinese is answered in Chinese with exact quotations', async () => {
  const library = openServerLibrary(server)
  const answer = await ask(server, 'dapagliflozin能否降低HFrEF患者的死亡率？')
  const nothing = await ask(server, '龙血竭')
  const faults = findCitationFaults(answer, library)
  library.close()
  assert.deepEqual(faults, [])
  assert.ok(answer.evidence.items.some(({ id }) => id === 'card:dapa-hf'))
  assert.match(answer.content, /“[^”]*HFrEF[^”]*dapagliflozin.+” \[\d\] （随机对照试验，2019，n = 4,744）/)
  assert.match(answer.content, /\n### References\n\n\[1\] 文献库摘要，原文为：/)
  assert.match(nothing.content, /^### 文献库中没有答案\n\n[^A-Za-z]+\n\n文献库中的文献大多为英文/)
})

// Someone in danger must read whom to call before anything else, in a language that they understand.
test('an emergency described in Chinese is answered with the emergency numbers first', async () => {
  assert.match((await ask(server, '我胸痛，喘不过气')).content, /^\*\*如果此情况正在发生，请立即拨打 120/)
  assert.match(
    (await ask(server, '我不想活了')).content,
    /^\*\*如果您、您的患者或身边的人可能伤害自己或已服药过量，请立即拨打 120 或 110，或心理援助热线 12356/,
  )
  assert.doesNotMatch((await ask(server, '急性胸痛患者肌钙蛋白检测时机')).content, /^\*\*如果/)
})
