import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrefilledQuestion } from '@/app/prefilled-question'

test('a question is read from the URL parameters', () => {
  assert.equal(readPrefilledQuestion({}), '')
  assert.equal(readPrefilledQuestion({ q: ' Does prone help? ' }), 'Does prone help?')
  assert.equal(readPrefilledQuestion({ q: ['first', 'second'] }), 'first')
})

// A link from elsewhere could carry orders to the model that its reader does not see, and so would send.
test('characters that a reader cannot see are removed', () => {
  const tags = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  assert.equal(readPrefilledQuestion({ q: `Does\u200b prone${tags} help?` }), 'Does prone help?')
})

// As Android hands over a page: its title, its address, and often the address again as text.
test('what a phone shares becomes one text without repetition', () => {
  const link = 'https://pubmed.ncbi.nlm.nih.gov/23688302/'
  assert.equal(readPrefilledQuestion({ title: 'Prone positioning', text: link, link }), `Prone positioning\n${link}`)
})

test('an address as long as it likes brings a text that fits the box, and whole characters', () => {
  const long = readPrefilledQuestion({ q: '😀'.repeat(9_000) })
  assert.ok(long.length <= 8_000 && long.isWellFormed())
  assert.ok(readPrefilledQuestion({ q: `a${'😀'.repeat(9_000)}` }).isWellFormed())
})
