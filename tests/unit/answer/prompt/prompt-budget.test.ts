import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { buildPrompt } from '@/lib/answer/prompt/build-prompt'
import {
  chooseSentences,
  dropOldestTurns,
  estimateMessageTokens,
  estimateTokens,
  toPromptTokens,
} from '@/lib/answer/prompt/prompt-budget'
import { countTokens } from '@/lib/engines/count-tokens'
import type { GroundedSentence, GroundedSource } from '@/lib/engines/engine'

const user = (content: string) => ({ role: 'user' as const, content })
const assistant = (content: string) => ({ role: 'assistant' as const, content })
const rules = ['Answer from the sources.']

function sentence(text: string, section: GroundedSentence['section'], score: number): GroundedSentence {
  return { text, section, score }
}

function source(n: number, sentences: GroundedSentence[], quote = ''): GroundedSource {
  const item = { n, title: `Title ${n}`, journal: 'J', year: 2020, quote } as GroundedSource['item']
  return { n, item, typeLabel: 'Cohort study', coverage: 1, missing: [], participants: null, sentences }
}

/** About 700,000 characters. */
const longRecord = Array.from({ length: 10_000 }, (_, at) =>
  sentence(`Filler number ${at} about the methods of the study.`, 'methods', 0),
)

function countPrompt(messages: Parameters<typeof estimateMessageTokens>[0][]): number {
  return messages.reduce((sum, message) => sum + estimateMessageTokens(message), 0)
}

describe('a prompt stays within the context', () => {
  test('with a record of 700,000 characters, which keeps the sentence that the page quotes', () => {
    const quote = 'Bleeding was seen in 3.2% with bridging.'
    const record = source(1, [...longRecord, sentence(quote, 'harms', 0.2), ...longRecord], quote)
    const { messages, omittedMessages } = buildPrompt(
      { messages: [user('Bleeding?')], rules, sources: [record] },
      4_000,
    )
    assert.ok(countPrompt(messages) <= 4_000)
    assert.match(
      String(messages[0]?.content),
      /\nHarms \(most relevant\): Bleeding was seen in 3\.2% with bridging\.\n/,
    )
    assert.equal(omittedMessages, 0)
  })

  test('with a conversation of 300,000 characters, of which the oldest turns go first', () => {
    const turns = Array.from({ length: 100 }, (_, at) => [user(`Question ${at}`), assistant('x'.repeat(3_000))]).flat()
    const asked = [{ role: 'system' as const, content: 'Be brief.' }, ...turns, user('And in pregnancy?')]
    const { messages, omittedMessages } = buildPrompt(
      { messages: asked, rules, sources: [source(1, longRecord)] },
      8_000,
    )
    assert.ok(countPrompt(messages) <= 8_000)
    assert.match(String(messages[0]?.content), /Be brief\./)
    assert.equal(messages.at(-1)?.content, 'And in pregnancy?')
    assert.equal(messages.at(-2)?.role, 'assistant')
    assert.equal(messages[1]?.role, 'user')
    assert.equal(omittedMessages, turns.length - (messages.length - 2))
    assert.ok(omittedMessages > 0)
  })

  test('but the last question and one sentence of each source always remain', () => {
    const question = 'word '.repeat(20_000)
    const sources = [source(1, longRecord), source(2, longRecord)]
    const { messages } = buildPrompt(
      { messages: [user('Old'), assistant('Old'), user(question)], rules, sources },
      1_000,
    )
    assert.deepEqual(messages.slice(1), [user(question)])
    assert.equal(String(messages[0]?.content).match(/^Methods: /gm)?.length, 2)
  })

  test('and without rules of this server the conversation is passed on unchanged', () => {
    const asked = [user('a'.repeat(100_000)), assistant('b'), user('c')]
    assert.deepEqual(buildPrompt({ messages: asked, rules: [], sources: [] }, 100), {
      messages: asked,
      omittedMessages: 0,
    })
  })
})

test('a tool result never loses its call', () => {
  const call = { id: 'c1', type: 'function' as const, function: { name: 'f', arguments: '{}' } }
  const turns = [
    user('x'.repeat(1_000)),
    { role: 'assistant' as const, content: null, tool_calls: [call] },
    { role: 'tool' as const, tool_call_id: 'c1', content: 'y'.repeat(1_000) },
    user('z'),
  ]
  for (const tokensMax of [0, 100, 400, 700, 10_000]) {
    const kept = dropOldestTurns(turns, tokensMax)
    assert.ok(kept.length === 1 || kept.length === 4, `${kept.length} at ${tokensMax}`)
  }
})

test('sentences keep the order of the article, and one without a full stop is cut at a word', () => {
  const sentences = [
    sentence('aim '.repeat(200), 'background', 0.1),
    sentence('word '.repeat(10_000), 'results', 0.9),
    sentence('Conclusion.', 'conclusion', 0.8),
  ]
  const chosen = chooseSentences(sentences, '', 700)
  assert.deepEqual(
    chosen.map(({ section }) => section),
    ['results', 'conclusion'],
  )
  assert.match(chosen[0]?.text ?? '', /^(?:word )+…$/)
})

test('the reply takes its share of the context, at most half', () => {
  assert.equal(toPromptTokens({}, 16_384), 16_384 - 2_048)
  assert.equal(toPromptTokens({ max_tokens: 500 }, 16_384), 15_884)
  assert.equal(toPromptTokens({ max_completion_tokens: 100_000 }, 16_384), 8_192)
})

test('the estimate is never below the count of a real tokenizer for prose in several languages', async () => {
  const texts = [
    'In adults with heart failure, dapagliflozin reduced worsening heart failure or cardiovascular death (HR 0.74, 95% CI 0.65 to 0.85).',
    '达格列净降低射血分数降低的心力衰竭患者心力衰竭恶化或心血管死亡的风险（HR 0.74，95% CI 0.65–0.85）。',
    'Bei Erwachsenen mit Herzinsuffizienz senkte Dapagliflozin die Sterblichkeit; Übelkeit trat bei 3,2 % auf.',
  ]
  for (const text of texts) assert.ok(estimateTokens(text) >= (await countTokens(text)), text)
})

test('of any conversation the end remains, and it fits unless only the last exchange remains', () => {
  const turn = fc.oneof(fc.string({ maxLength: 400 }).map(user), fc.string({ maxLength: 400 }).map(assistant))
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 20 }), fc.nat(400), (turns, tokensMax) => {
      const kept = dropOldestTurns(turns, tokensMax)
      assert.deepEqual(kept, turns.slice(turns.length - kept.length))
      const last = turns.slice(
        Math.max(
          0,
          turns.findLastIndex(({ role }) => role === 'user'),
        ),
      )
      assert.ok(kept.length >= last.length)
      if (kept.length > last.length) assert.ok(countPrompt(kept) <= tokensMax)
    }),
  )
})
