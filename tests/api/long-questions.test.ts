/** Long questions of one caller must not delay other callers, and must themselves be answered correctly. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import OpenAI from 'openai'
import type { Evidence } from '@/lib/wire/evidence'
import { everyNth } from '../support/full'
import { borrowServer } from '../support/lent-servers'
import type { TestServer } from '../support/server'
import { issueKey } from '../support/server-records'

const megabyte = 1_000_000
const question = 'Does dapagliflozin lower mortality in heart failure with reduced ejection fraction?'

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

const clientWith = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${server.url}/api/v1`, maxRetries: 0 })

function ask(client: OpenAI, content: string): Promise<OpenAI.ChatCompletion & { evidence?: Evidence }> {
  return client.chat.completions.create({ model: 'Service-V1', messages: [{ role: 'user', content }] })
}

function newClients(count: number): Promise<OpenAI[]> {
  return Promise.all(Array.from({ length: count }, async () => clientWith(await issueKey(server, 'long questions'))))
}

const hostile = {
  titles: 'Mr '.repeat(megabyte / 3),
  'phone numbers': '212-555-0187 '.repeat(megabyte / 13),
  'other words each': Array.from({ length: megabyte / 11 }, (_, index) => `${(index + 1e6).toString(36)}zqxo`).join(
    ' ',
  ),
  'a greeting and spaces': `hi${' '.repeat(megabyte)}x`,
}

for (const [name, content] of everyNth(Object.entries(hostile), 2)) {
  test(`while three keys send questions of 1 MB, a fourth gets its answers: ${name}`, async () => {
    const callers = await newClients(3)
    const ordinary = clientWith(server.key)
    let isOver = false
    const crowd = Promise.all(
      [...callers, ...callers].map(async (caller) => {
        for (let sent = 0; sent === 0 || !isOver; sent += 1) await ask(caller, content)
      }),
    )
    try {
      for (let asked = 0; asked < 3; asked += 1) {
        const { evidence } = await ask(ordinary, question)
        assert.equal(evidence?.items[0]?.id, 'card:dapa-hf')
      }
    } finally {
      isOver = true
    }
    await crowd
  })
}

test('the time for a question grows no faster than its length', async () => {
  const client = clientWith(server.key)
  const fastest = async (length: number) => {
    const times: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const started = performance.now()
      await ask(client, 'Mr '.repeat(length / 3))
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  await fastest(100_000)
  const [short, long] = [await fastest(100_000), await fastest(800_000)]
  assert.ok(long < 16 * short, `100 kB: ${short.toFixed(0)} ms, 800 kB: ${long.toFixed(0)} ms`)
})

for (const [language, filler, said] of [
  [
    'English',
    'The patient was seen again and felt well. ',
    /^> The question has [\d,]+ characters\. Only the first 3,000 and the last 3,000 were used for the search\.$/m,
  ],
  ['Chinese', '患者复诊，自觉良好。', /^> 问题共 [\d,]+ 个字符，只检索了开头 3,000 个和结尾 3,000 个字符。$/m],
] as const) {
  test(`the beginning and the end of a long question are searched for, and the answer says so: ${language}`, async () => {
    const { choices, evidence } = await ask(clientWith(server.key), `${filler.repeat(20_000)}${question}`)
    assert.match(choices[0]?.message.content ?? '', said)
    assert.deepEqual(
      evidence?.notices?.map(({ kind }) => kind).filter((kind) => kind === 'question-cut'),
      ['question-cut'],
    )
    assert.ok(evidence?.items.some(({ id }) => id === 'card:dapa-hf'))
  })
}

test('a question that is searched for completely gets no such notice', async () => {
  const { choices, evidence } = await ask(clientWith(server.key), question)
  assert.doesNotMatch(choices[0]?.message.content ?? '', /searched for/)
  assert.ok(!evidence?.notices?.some(({ kind }) => kind === 'question-cut'))
})
