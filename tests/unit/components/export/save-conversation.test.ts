import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import type { Answer } from '@/components/conversation/conversation-reducer'
import { toAnswerMdast } from '@/components/export/answer-mdast'
import { toConversationDocx } from '@/components/export/conversation-docx'
import { toConversationJson } from '@/components/export/conversation-json'
import { toConversationMarkdown } from '@/components/export/conversation-markdown'
import { type ExportedTurn, toFileName } from '@/components/export/exported-turn'
import { toPlainText } from '@/components/export/plain-text'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import { en, type Messages } from '@/components/i18n/messages-en'
import { zh } from '@/components/i18n/messages-zh'
import { translateServerMessage } from '@/components/i18n/translate-server-message'
import { serverZh } from '@/components/i18n/zh/server-messages'
import type { Evidence, EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'
import { doubtfulAnswer, doubtfulEvidence } from '../../../fixtures/doubtful-answer'
import { study } from '../../../fixtures/study-item'

// Files state the time of whoever saves them.
process.env['TZ'] = 'Asia/Shanghai'
const at = new Date('2026-11-21T14:05:00Z')

const evidence: Evidence = {
  version: 1,
  engine: 'extractive',
  abstained: false,
  searched: [{ source: 'library', query: 'prone `ARDS`', hits: 3, at: '2026-11-21T14:04:58.000Z' }],
  items: [],
  checks: [],
}

function turn(text: string, answer: Partial<Answer> & { text: string }): ExportedTurn {
  const whole: Answer = { status: 'done', finishReason: 'stop', evidence, ...answer } as Answer
  return { question: { text, images: [] }, answer: whole }
}

const turns = [
  turn('Does *prone* help?\n![x](https://evil.example)', { text: 'It does. [1]\n\n### References\n\n[1] Guérin C.\n' }),
  turn('And code?', { status: 'stopped', text: 'Begin\n\n```js\nlet open = 1' }),
  turn('Last', { text: 'End of it.\n\n| a | b |\n| --- | --- |\n| c | d |' }),
]

test('the Markdown file contains each question as text, each answer unchanged, and how it was searched', () => {
  const text = toConversationMarkdown(turns, at, en, null)
  assert.match(text, /^# Evidence Chat\n\nExported November 21, 2026 at 10:05\sPM GMT\+8\. For health professionals\./)
  assert.ok(text.includes('## Does \\*prone\\* help? !\\[x](https\\://evil.example)\n\nIt does. [1]'))
  assert.match(text, /- Library: 3 results: `` prone `ARDS` ``: November 21, 2026 at 10:04\sPM GMT\+8/)
  assert.doesNotMatch(toPlainText(toAnswerMdast(text, en)), /\[Image/)
})

test('each export of a regenerated answer states how its sources changed', () => {
  const named = (n: number, title: string) => ({ n, id: `card:${n}`, title, year: n === 2 ? null : 2013 })
  const changes = {
    searchedAt: '2025-01-02T03:04:05.000Z',
    added: [named(1, 'New <b> trial')],
    gone: [],
    retracted: [named(2, 'Old *trial*')],
  }
  const again = turn('Q', { text: 'It does.', changes })
  assert.ok(
    toConversationMarkdown([again], at, en, null)
      .replaceAll('\u202f', ' ')
      .endsWith(
        '### Sources compared with the previous version\n\nThe previous search was on January 2, 2025 at 11:04 AM GMT+8.\n\n' +
          '1 source retracted since then:\n\n- \\[2] Old \\*trial\\*\n\n1 new source:\n\n- \\[1] New &lt;b> trial (2013)\n',
      ),
  )
  assert.deepEqual(JSON.parse(toConversationJson([again], at)).turns[0].answer.changes, changes)
  const same = turn('Q', { text: 'It does.', changes: { ...changes, added: [], retracted: [] } })
  assert.match(
    toConversationMarkdown([same], at, en, null),
    /\n\nSame sources as in the previous version\. The previous search was on/,
  )
})

// A Markdown viewer fetches images and runs HTML, which would reveal the reader to any host an answer names.
test('nothing in a saved answer loads from elsewhere, and everything else is unchanged', () => {
  const text =
    'Keep `![code](https://x.example)` and a < b.\n\n| t |\n|---|\n| ![a](https://evil.example/a.png) |\n\n![b][r] <img src="https://evil.example/b.png">\n\n[r]: https://evil.example/c.png\n'
  const saved = toConversationMarkdown([turn('Q', { text })], at, en, null)
  assert.match(
    saved,
    /Keep `!\[code\]\(https:\/\/x\.example\)` and a < b\.\n\n\| t \|\n\|---\|\n\| \[\\\[Image: a\\\]\]\(<https:\/\/evil\.example\/a\.png>\) \|/,
  )
  assert.match(saved, /\\\[Image: b\] &lt;img/)
})

test('a doubtful sentence carries its doubt into every file, with the sentence of its source', async () => {
  const doubtful: ExportedTurn = { question: { text: 'Q', images: [] }, answer: doubtfulAnswer }
  const saved = toConversationMarkdown([doubtful], at, en, null)
  assert.ok(saved.includes('\n*3 of 4 sentences differ from their sources; 1 statement cites no source*\n'))
  assert.ok(saved.includes('(HR 0.74) [1]. (Check: The source reports a reduction.) Deep sedation causes'))
  assert.ok(saved.includes('It also cured migraine [1]. (Check: not found in the source) Every patient'))
  assert.ok(
    saved.includes(
      '- “Dapagliflozin **increased** the primary outcome (HR 0.74).” (The source reports a reduction.)\n' +
        '  - Source 1: “Dapagliflozin **reduced** worsening heart failure',
    ),
  )
  assert.ok(saved.includes('- “Deep sedation **causes** delirium \\[sic] (p < 0.05).” (The source is a cohort study'))
  assert.ok(saved.includes('\n  - A language model made this comparison'))
  assert.equal(
    JSON.parse(toConversationJson([doubtful], at)).turns[0].answer.evidence.checks[1].verdict,
    'contradicted',
  )

  const file = Buffer.from(
    await (await toConversationDocx([doubtful], at, en, { plots: [], translate: null })).arrayBuffer(),
  )
  const xml = partOf(file, 'word/document.xml')
  assert.match(xml, /\(Check: The source reports a reduction\.\)/)
  assert.match(xml, /<w:b\/>.{0,80}<w:t xml:space="preserve">reduced</s)

  const translate: Translator = (template) => template && translateServerMessage(serverZh, template, null)
  const [check] = doubtfulEvidence.checks.slice(1)
  if (!check) throw new Error('The second sentence is doubtful.')
  const reasonTemplate = { code: 'check_uncited', params: {} }
  const withTemplate = { ...doubtfulEvidence, checks: [{ ...check, reasonTemplate }] }
  const inChinese = { question: doubtful.question, answer: { ...doubtfulAnswer, evidence: withTemplate } }
  const zhMessages = zh as Messages
  assert.ok(
    toConversationMarkdown([inChinese], at, zhMessages, translate).includes(
      `（请核对：${serverZh.sentences.check_uncited}）`,
    ),
  )
})

test('the doubt about a table row stays inside its last cell, and one in a list inside its item', () => {
  const text = '| a | b |\n| --- | --- |\n| c | d [1] |\n\n- One **fell [1].**\n- Two'
  const spanOf = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
  const checks = ['| c | d [1] |', 'One **fell [1].**'].map((words): EvidenceCheck => {
    return { ...spanOf(words), items: [1], status: 'not-found', missing: [], verdict: 'not-found' }
  })
  const saved = toConversationMarkdown([turn('Q', { text, evidence: { ...evidence, checks } })], at, en, null)
  assert.ok(saved.includes('| c | d [1] (Check: not found in the source) |\n'), saved)
  assert.ok(saved.includes('- One **fell [1]. (Check: not found in the source)**\n- Two'), saved)
})

test('an unclosed code block does not swallow the next turn', () => {
  const headings = toAnswerMdast(toConversationMarkdown(turns, at, en, null), en).children.filter(
    ({ type }) => type === 'heading',
  )
  assert.equal(headings.filter((each) => each.type === 'heading' && each.depth === 2).length, 3)
})

test('an incomplete answer says so', () => {
  assert.equal(toConversationMarkdown(turns, at, en, null).match(/\*This answer is incomplete\.\*/g)?.length, 1)
})

// File names and pixels may identify a patient.
test('no export contains the pixels or the file name of an image', async () => {
  const question = {
    text: 'What is this?',
    images: [{ name: 'John Smith.png', description: 'a rash', dataUrl: 'data:image/png;base64,AAAA' }],
  }
  const withImage: ExportedTurn[] = [{ question, answer: turn('', { text: 'x' }).answer }]
  for (const text of [toConversationMarkdown(withImage, at, en, null), toConversationJson(withImage, at)]) {
    assert.doesNotMatch(text, /John Smith|base64/)
    assert.match(text, /a rash/)
  }
})

test('the JSON file contains the evidence of each answer', () => {
  const parsed = JSON.parse(toConversationJson(turns, at))
  assert.deepEqual(parsed.turns[0].answer.evidence, evidence)
  assert.equal(parsed.turns[1].answer.status, 'stopped')
})

test('the Word file is a package whose document contains headings and texts', async () => {
  const file = Buffer.from(
    await (await toConversationDocx(turns, at, en, { plots: [], translate: null })).arrayBuffer(),
  )
  const xml = partOf(file, 'word/document.xml')
  assert.match(xml, /Does \*prone\* help\?/)
  assert.match(xml, /w:val="Heading2"/)
  assert.match(xml, /This answer is incomplete\./)
  assert.match(xml, /<w:insideH w:val="single"/)
  assert.match(xml, /Exported November 21, 2026/)
  assert.match(partOf(file, 'word/styles.xml'), /<w:docDefaults>.*w:eastAsia="Microsoft YaHei"/)
})

test('cited studies are compared in a table, and in Word a plot is an image with its description', async () => {
  const effect = { outcome: 'death', measure: 'HR', estimate: 0.7, low: 0.6, high: 0.8, text: 'HR 0.70 (0.60 to 0.80)' }
  const arms = { intervention: 'aspirin | A', comparator: 'placebo' }
  const items = [
    study(1, [{ ...effect, ...arms }], { population: 'Adults.' }),
    study(2, [{ ...effect, ...arms, text: 'HR 0.71' }]),
  ].map((item): EvidenceItem => {
    return { ...item, spans: [[0, 3]] }
  })
  const compared = turn('Q', { text: 'It fell [1][2].', evidence: { ...evidence, items } })
  const saved = toConversationMarkdown([compared], at, en, null)
  assert.match(saved, /### Cited studies side by side\n\n.*\n\n\| Source and design \| Compared \|/)
  assert.ok(saved.includes('| aspirin \\| A vs placebo | death | HR 0.70 (0.60 to 0.80) |'), saved)
  assert.match(saved, /\nPopulations as stated:\n\n- McMurray 2019 .*1.*Adults\./)

  const png = new Uint8Array(
    await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )
  const plot = { png, width: 600, height: 120, title: 'death: hazard ratios', description: 'A 2020: HR 0.70' }
  const file = Buffer.from(
    await (await toConversationDocx([compared], at, en, { plots: [[plot]], translate: null })).arrayBuffer(),
  )
  const xml = partOf(file, 'word/document.xml')
  assert.match(xml, /death: hazard ratios/)
  assert.match(xml, /descr="A 2020: HR 0\.70"/)
  assert.match(xml, /<w:tbl>.*aspirin \| A vs placebo/s)
})

test('in Word each reference is a paragraph with its link', async () => {
  const text =
    'It fell [1].\n\n### References\n\n[1] A. https://pubmed.ncbi.nlm.nih.gov/1/  \n[2] B. https://doi.org/10.1/x\n'
  const file = Buffer.from(
    await (await toConversationDocx([turn('Q', { text })], at, en, { plots: [], translate: null })).arrayBuffer(),
  )
  const paragraphs = partOf(file, 'word/document.xml').match(/<w:p>.*?<\/w:p>/g) ?? []
  const references = paragraphs.filter((each) => /\[[12]\] [AB]\./.test(each))
  assert.equal(references.length, 2)
  for (const each of references) assert.match(each, /<w:hyperlink [^>]*><w:r>.*https:/)
})

/** Reads one file of a ZIP archive by its central directory (PKWARE APPNOTE 4.3.12 and 4.3.7). */
function partOf(zip: Buffer, name: string): string {
  const entry = zip.lastIndexOf(name) - 46
  assert.equal(zip.readUInt32LE(entry), 0x02014b50)
  const local = zip.readUInt32LE(entry + 42)
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  return inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(entry + 20))).toString()
}

test('a file is named after the time it was made', () => {
  assert.equal(toFileName('md', new Date(2026, 0, 2, 3, 4)), 'evidence-chat-2026-01-02-0304.md')
})
