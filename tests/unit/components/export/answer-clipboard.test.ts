import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '@/components/conversation/conversation-reducer'
import { toAnswerClip } from '@/components/export/answer-clipboard'
import { toAnswerMdast } from '@/components/export/answer-mdast'
import { toConversationMarkdown } from '@/components/export/conversation-markdown'
import { toPlainText } from '@/components/export/plain-text'
import { toClipboardHtml, toRichText } from '@/components/export/rich-text'
import { en, type Messages } from '@/components/i18n/messages-en'
import { zh } from '@/components/i18n/messages-zh'
import { doubtfulAnswer, doubtfulEvidence } from '../../../fixtures/doubtful-answer'

const answer = `### What the sources say

- “In **severe** ARDS, ~5 mg of x < 2 helped” [1]
- Second [2]

| drug | HR (95% CI) |
| --- | --- |
| a | 0.74 (0.65–0.85) |

### References

[1] Guérin C. Prone. 2013. https://pubmed.ncbi.nlm.nih.gov/23688302/  
[2] Other.
`

test('an answer copied as rich text keeps headings, lists, tables and links', () => {
  const html = toRichText(toAnswerMdast(answer, en))
  assert.match(html, /<h3>What the sources say<\/h3>/)
  assert.match(html, /<li>“In <strong>severe<\/strong> ARDS, ~5 mg of x &#x3C; 2 helped” \[1\]<\/li>/)
  assert.match(html, /<td>0\.74 \(0\.65–0\.85\)<\/td>/)
  assert.match(html, /<a href="https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/23688302\/">/)
})

test('an answer copied as plain text has no Markdown, and its tables fit a spreadsheet', () => {
  assert.equal(
    toPlainText(toAnswerMdast(answer, en)),
    `What the sources say

- “In severe ARDS, ~5 mg of x < 2 helped” [1]
- Second [2]

drug\tHR (95% CI)
a\t0.74 (0.65–0.85)

References

[1] Guérin C. Prone. 2013. https://pubmed.ncbi.nlm.nih.gov/23688302/
[2] Other.
`,
  )
})

// Pasted content runs elsewhere: an image would reveal the reader to its host, a link could run a script.
test('nothing that is pasted loads or runs', () => {
  const hostile = `![x](https://evil.example/?q=1) ![y][ref] [click](javascript:alert(1)) [data](data:text/html,x) [r][ref]

<img src="https://evil.example/a.png" onerror="alert(1)"> <script>alert(1)</script>

<iframe src="https://evil.example"></iframe>

[ref]: https://evil.example/b.png
`
  const html = toRichText(toAnswerMdast(hostile, en))
  assert.doesNotMatch(html, /<(?:img|script|iframe)|javascript:|href="data:|evil\.example\/b/i)
  assert.match(html, /\[Image: x\]/)
  assert.match(html, /click/)
})

// Word drops form checkboxes, and a link reduced to its text leads nowhere.
test('pasted tasks show whether they are done, tables have lines, and plain text says where a link leads', () => {
  const tree = toAnswerMdast(
    '- [x] weaned\n- [ ] prone\n\n[PROSEVA](https://doi.org/10.1056/x)\n\n| a |\n| --- |\n| b |\n',
    en,
  )
  assert.equal(toPlainText(tree), '- ☑ weaned\n- ☐ prone\n\nPROSEVA (https://doi.org/10.1056/x)\n\na\nb\n')
  assert.match(toClipboardHtml(tree), /<li>☑ weaned<\/li>[\s\S]*<table border="1"/)
  assert.doesNotMatch(toClipboardHtml(tree), /<input/)
})

test('a doubtful sentence is copied with its doubt', () => {
  const { text, html } = toAnswerClip(doubtfulAnswer, en, null)
  assert.match(text, /increased the primary outcome \(HR 0\.74\) \[1\]\. \(Check: The source reports a reduction\.\)/)
  assert.match(html ?? '', /\(Check: The source reports a reduction\.\)/)
})

test('the bottom line is named in what is copied and saved, after the notices before it', () => {
  const notices = [{ kind: 'question-cut' as const, text: 'Cut.' }]
  const evidence = { ...doubtfulEvidence, outcome: 'answer' as const, notices, checks: [] }
  const answered: Answer = {
    ...doubtfulAnswer,
    evidence,
    text: '> Cut.\n\nIt **helped** [1].\n\n### Limits\n\nFew died [1].',
  }
  assert.match(toAnswerClip(answered, en, null).text, /^Cut\.\n\nBottom line: It helped \[1\]\.\n\nLimits\n\nFew died/)
  assert.match(
    toAnswerClip(answered, zh as Messages, null).html ?? '',
    /<p><strong>核心结论：<\/strong> It <strong>helped/,
  )
  const saved = toConversationMarkdown(
    [{ question: { text: 'Q', images: [] }, answer: answered }],
    new Date(),
    en,
    null,
  )
  assert.ok(saved.includes('\n\n**Bottom line:** It **helped** [1].'))
  for (const text of ['### It helped', '- It helped', '![x](https://evil.example)'])
    assert.doesNotMatch(toAnswerClip({ ...answered, text: `> Cut.\n\n${text}` }, en, null).text, /line: (?:#|-|!)/)
  const related: Answer = { ...answered, evidence: { ...evidence, outcome: 'related' } }
  assert.doesNotMatch(toAnswerClip(related, en, null).text, /Bottom line/)
})
