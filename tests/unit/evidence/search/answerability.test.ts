import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { analyseArticle } from '@/lib/evidence/search/article/analyse-article'
import { collectAnswerEvidence, estimateAnswerability } from '@/lib/evidence/search/outcome/answerability'
import { weightQuestion } from '@/lib/evidence/search/weighting/weight-question'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const corpus = { articleCount: 12_000, wordsMean: 200, articlesWith: () => 100 }
const question = weightQuestion(
  parseQuestion('Should predilatation be omitted in transcatheter aortic valve implantation?'),
  corpus,
  2026,
)

const [any] = readStarterLibrary().articles

function collectFrom(sentences: string[]) {
  assert.ok(any)
  const passages = [{ section: 'conclusion' as const, label: 'Conclusion', ordinal: 0, text: sentences.join(' ') }]
  const article = { ...any, title: 'A study', keywords: [], mesh: [], passages }
  return collectAnswerEvidence(question, analyseArticle(article, selectIndexedFields(article)), 0.2)
}

const filler = 'The patients were seen at three centres.'

test('an article that holds the words of a question in two consecutive sentences answers it sooner than one that scatters them', () => {
  const said = ['Transcatheter aortic valve implantation is common.', 'Predilatation may be omitted.']
  const together = collectFrom([...said, filler, filler])
  const scattered = collectFrom([said[0] ?? '', filler, filler, said[1] ?? ''])
  assert.equal(together.together, 1)
  assert.ok(scattered.together < 1)
  assert.equal(together.held, scattered.held)
  assert.ok(estimateAnswerability(together) > estimateAnswerability(scattered))
})

test('an article on the subject that lacks what is asked about it answers less likely', () => {
  const subject = 'Predilatation in transcatheter aortic valve implantation'
  const asked = collectFrom([`${subject} was omitted.`])
  const other = collectFrom([`${subject} was studied.`])
  assert.deepEqual([asked.lacking, other.lacking], [0, 0])
  assert.ok(asked.general > 0.5 && other.general < 0.5)
  assert.ok(estimateAnswerability(asked) > estimateAnswerability(other))
})

test('words that an article lacks say less of a spoken question than of a title', () => {
  const lacksTwo = collectFrom(['Transcatheter aortic valve implantation was studied.'])
  const spoken = { ...lacksTwo, unheldSpoken: 10 }
  assert.equal(lacksTwo.unheldSpoken, 0)
  assert.ok(estimateAnswerability(spoken) > estimateAnswerability(lacksTwo))
})
