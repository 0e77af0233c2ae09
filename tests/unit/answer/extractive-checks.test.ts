import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateAnswer, toCiteOptions } from '@/lib/answer/generate'
import { extractiveEngine } from '@/lib/engines/extractive'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import type { Evidence } from '@/lib/wire/evidence'
import { parseChatRequest } from '@/lib/wire/request'
import { groundArticles } from '../../support/claims/ground-articles'
import { everyNth } from '../../support/full'
import { readStarterLibrary } from '../../support/library/starter-articles'

const articles = everyNth(readStarterLibrary().articles, 3)
const { signal } = new AbortController()
const chat = parseChatRequest({ messages: [{ role: 'user', content: 'q' }] })
const evidence: Evidence = { version: 1, engine: 'extractive', abstained: false, searched: [], items: [], checks: [] }

for (const language of ['en', 'zh'] as const) {
  test(`no sentence of an answer that quotes is doubted, for any article of the starter library (${language})`, async () => {
    const words = getAnswerMessages(language)
    const options = toCiteOptions(chat, [], words, { findsUncited: false })
    let checked = 0
    for (const [index, article] of articles.entries()) {
      const prompt = groundArticles([article, articles[(index + 1) % articles.length] ?? article], language)
      const answer = generateAnswer(extractiveEngine, prompt, () => ({ evidence, options }), signal)
      for await (const event of answer) {
        if (event.type !== 'end') continue
        const checks = event.evidence?.checks ?? []
        const doubted = checks.filter(({ status }) => status === 'not-found')
        assert.deepEqual(doubted, [], article.id)
        checked += checks.length
      }
    }
    assert.ok(checked >= 2 * articles.length)
  })
}
