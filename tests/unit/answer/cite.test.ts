import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CiteOptions, Citer } from '@/lib/answer/cite'
import type { GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import { awkwardMarkdown } from '../../fixtures/awkward-markdown'
import { everyNth } from '../../support/full'

const passage =
  'In HFrEF, adding dapagliflozin cut worsening heart failure or cardiovascular death (16.3% vs 21.2%; HR 0.74, 95% CI 0.65 to 0.85).'

function source(n: number): GroundedSource {
  return {
    n,
    item: {
      n,
      id: `card:${n}`,
      pmid: null,
      doi: '10.1056/x',
      pmcid: null,
      title: 'Dapagliflozin in heart failure',
      authors: 'McMurray JJV, et al',
      journal: 'N Engl J Med',
      year: 2019,
      volume: null,
      pages: null,
      type: 'randomized-trial',
      level: 2,
      retracted: false,
      provenance: 'summary',
      quote: passage,
      section: 'Conclusion',
      url: 'https://doi.org/10.1056/x',
      spans: [],
    },
    typeLabel: 'Randomised controlled trial',
    coverage: 1,
    missing: [],
    participants: 4744,
    sentences: [{ text: passage, section: 'conclusion', score: 1 }],
  }
}

const prompt: GroundedPrompt = {
  question: 'q',
  sources: [source(1), source(2)],
  nearest: [],
  searched: [],
  searchSkipped: null,
  language: 'en',
  uncovered: [],
  conversation: [],
  messages: [],
  settings: {},
}
const plain: CiteOptions = {
  words: getAnswerMessages('en'),
  preface: '',
  bindMarks: true,
  comparesWording: true,
  findsUncited: false,
  minSupport: null,
  opposing: [],
  references: true,
  liveChecks: true,
}

function run(pieces: string[], options: Partial<CiteOptions> = {}, reason: 'stop' | 'length' = 'stop') {
  const citer = new Citer(prompt, { ...plain, ...options })
  const { cited } = citer
  const events: AnswerEvent[] = [
    ...pieces.flatMap((content) => citer.read({ type: 'delta', choice: 0, content })),
    ...citer.read({ type: 'finish', choice: 0, reason }),
  ]
  const content = events.map((event) => (event.type === 'delta' ? (event.content ?? '') : '')).join('')
  const finish = events.find((event) => event.type === 'finish')
  const live = events.flatMap((event) => (event.type === 'checks' ? event.checks : []))
  return { content, cited, live, events, annotations: finish?.type === 'finish' ? finish.annotations : [] }
}

test('spans, annotations and text agree to the character', () => {
  const { content, cited, annotations } = run(['😀 It helps [1', ', 2] and not [7]', '.'])
  assert.ok(content.startsWith('😀 It helps [1][2] and not.'))
  for (const item of cited.items) {
    assert.deepEqual(
      item.spans.map(([start, end]) => content.slice(start, end)),
      [`[${item.n}]`],
    )
  }
  assert.deepEqual(
    annotations.map(({ url_citation: { start_index, end_index } }) => content.slice(start_index, end_index)),
    ['[1]', '[2]'],
  )
})

test('the references list only cited sources', () => {
  const { content } = run(['It helps [2].'])
  assert.match(content, /### References\n\n\[2\] Library summary of/)
  assert.ok(!content.includes('[1] Library'))
})

test('an answer cut for length gets no references, nor does one that asked for none', () => {
  assert.ok(!run(['It helps [1].'], {}, 'length').content.includes('References'))
  assert.ok(!run(['It helps [1].'], { references: false }).content.includes('References'))
})

test('a preface comes first and shifts every span', () => {
  const { content, cited } = run(['It helps [1].'], { preface: 'Call now.\n\n' })
  assert.ok(content.startsWith('Call now.\n\nIt helps [1].'))
  const [start, end] = cited.items[0]?.spans[0] ?? [0, 0]
  assert.equal(content.slice(start, end), '[1]')
})

test('JSON reaches the client unchanged', () => {
  const json = '{"a": "x [9]", "b": [1, 2]}'
  assert.equal(run([json], { bindMarks: false }).content, json)
})

// A wrong figure with a real citation is the most dangerous kind of answer.
test('a sentence whose figure is not in its source is reported with the figure and stays in the text', () => {
  const { content, cited } = run(['Deaths fell (HR 0.47) [1]. ', 'It cut worsening heart failure (HR 0.74) [1].'])
  assert.ok(content.includes('HR 0.47'))
  const [wrong, right] = cited.checks
  assert.equal(wrong?.status, 'not-found')
  assert.ok(wrong?.missing.some((figure) => figure.includes('0.47')))
  assert.equal(content.slice(wrong?.start, wrong?.end), 'Deaths fell (HR 0.47) [1].')
  assert.equal(right?.status, 'figures-found')
})

test('figures in a link address are not checked, but an address of no source is reported', () => {
  const { cited } = run([
    'It cut worsening heart failure (HR 0.74), see [the registry](https://trials.example/NCT03036124) [1].\n',
    'It cut worsening heart failure (HR 0.74), https://trials.example/NCT03036124 [1].\n',
  ])
  assert.deepEqual(
    cited.checks.map(({ status, missing }) => [status, missing]),
    [
      ['not-found', ['https://trials.example/NCT03036124']],
      ['not-found', ['https://trials.example/NCT03036124']],
    ],
  )
})

test('a sentence copied from its source counts as quoted, wherever its mark is', () => {
  const { cited } = run([`- “${passage}” [1] (randomised controlled trial, 2019, n = 4,744)\n`])
  assert.deepEqual(
    cited.checks.map(({ status, items }) => [status, items]),
    [['quoted', [1]]],
  )
})

test('a sentence without marks is not checked, and neither is code', () => {
  const { cited, content } = run(['No mark here, HR 0.1.\n```\nx[1] = 0.99\n```\n'])
  assert.deepEqual(cited.checks, [])
  assert.ok(content.includes('x[1] = 0.99'))
})

// Such a line is checked while it grows, so that it need not be held in memory.
test('every sentence of an endless line is checked once, with its position', () => {
  const sentences = Array.from(
    { length: 2000 },
    (_, index) => `In group ${index} deaths fell (HR 0.${index % 90}) [1]. `,
  )
  const { content, cited } = run([...(sentences.join('').match(/.{1,7}/g) ?? [])], { references: false })
  assert.deepEqual(
    cited.checks.map(({ start, end }) => content.slice(start, end)),
    sentences.map((sentence) => sentence.trim()),
  )
})

/** Only later text shows where a sentence ends and which marks belong to it. */
const lateDecided = [
  'It fell by 37% vs. placebo [1]. It fell by 12% in the U.S. [2]. The rest fell by 3% [1].',
  'It fell by 37%. [1] [2]\u00a0[1] Then it rose by 4 mg. [2, 1]. e.g. 5 mg was given [1] . . . and 6 mg [2]…',
  'Smith et al. gave 5 mg [1]. mRNA fell by 6% [2]! it did [1]? No. 4 of 9 had vitamin D. Two had 7% [1].',
  '1. Give 40% oxygen [1]. 2. Wait 20 min [2].\n- **37% fell.** [1] **12% rose.** [2]\n\n```\n3% fell [1]. 4%\n```\n5% [1]。6% [2]。',
  'A wide gap of 9% [1].                                                              The next of 8% [2]. "9%." [1] (7%.) [2] End',
]

/** What is found and left out must not depend on the pieces either. */
const waysOfChecking: Partial<CiteOptions>[] = [
  {},
  { findsUncited: true },
  { findsUncited: true, minSupport: 'partly' },
]

test('checks arrive with their sentences and are final, however the text is split', () => {
  const sizes = everyNth(
    Array.from({ length: 40 }, (_, index) => index + 1),
    3,
  )
  for (const text of [...lateDecided, ...Object.values(awkwardMarkdown)].map((each) => `${each}\n`)) {
    for (const way of waysOfChecking) {
      const options = { ...way, references: false }
      // A line that arrives at once is checked together with the text after it.
      const whole = run([text], options)
      for (const size of sizes) {
        const { content, cited, live } = run(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [], options)
        assert.equal(content, whole.content)
        assert.deepEqual(cited.checks, whole.cited.checks, `${size} characters at once of ${text}`)
        assert.deepEqual(live, cited.checks)
      }
    }
  }
})

test('a check follows its sentence once the next word is complete, and only if requested', () => {
  const said = 'Deaths fell (HR 0.47) [1]. It cut worsening heart failure (HR 0.74) [1]. And then'
  const { events } = run(said.match(/\s?\S+/g) ?? [])
  const before = events.slice(
    0,
    events.findIndex(({ type }) => type === 'checks'),
  )
  const shown = before.map((event) => (event.type === 'delta' ? event.content : '')).join('')
  assert.equal(shown, 'Deaths fell (HR 0.47) [1]. It cut')
  const quiet = run([`${said}\n`], { liveChecks: false })
  assert.deepEqual([quiet.live, quiet.cited.checks.length], [[], 2])
})

test('a claim without a citation is reported with its position; headings, questions and the words before a list are not', () => {
  const written =
    '## Dapagliflozin reduces death\n\nDapagliflozin reduces cardiovascular death by a third. Which dose is right? It cut worsening heart failure (HR 0.74) [1].\n\nThe trial found:\n\n- Dapagliflozin halves the rate of stroke.\n\nReferences\n\n1. McMurray JJV reports dapagliflozin in heart failure.\n'
  const { content, cited } = run([written], { findsUncited: true })
  const uncited = cited.checks.filter(({ verdict }) => verdict === 'uncited')
  assert.deepEqual(
    uncited.map(({ start, end }) => content.slice(start, end)),
    ['Dapagliflozin reduces cardiovascular death by a third.', '- Dapagliflozin halves the rate of stroke.'],
  )
  assert.deepEqual(
    uncited.map(({ items, status, reasonTemplate }) => [items, status, reasonTemplate?.code]),
    [
      [[], 'not-found', 'check_uncited'],
      [[], 'not-found', 'check_uncited'],
    ],
  )
})

test('a citation removed because no source has its number leaves its sentence uncited', () => {
  const { content, cited } = run(
    ['This was also the case in an older registry [7]. It cut worsening heart failure (HR 0.74) [1, 7].'],
    {
      findsUncited: true,
    },
  )
  assert.deepEqual(
    cited.checks.map(({ start, end, verdict }) => [content.slice(start, end), verdict === 'uncited']),
    [
      ['This was also the case in an older registry.', true],
      ['It cut worsening heart failure (HR 0.74) [1].', false],
    ],
  )
})

test('a list item or a table row cites the sources of the words that introduce it', () => {
  const list =
    'In HFrEF, adding dapagliflozin [1]:\n\n- cut worsening heart failure or cardiovascular death (HR 0.74)\n'
  const table =
    '| Outcome | Dapagliflozin [1] | Control |\n|---|---|---|\n| Worsening heart failure or cardiovascular death | 16.3% | 21.2% |\n'
  const { content, cited } = run([`${list}\n${table}`], { findsUncited: true, references: false })
  assert.deepEqual(
    cited.checks
      .filter(({ end }) => content.slice(0, end).includes('- cut'))
      .map(({ start, end, items, status }) => [content.slice(start, end), items, status]),
    [
      ['- cut worsening heart failure or cardiovascular death (HR 0.74)', [1], 'figures-found'],
      ['| Worsening heart failure or cardiovascular death | 16.3% | 21.2% |', [1], 'figures-found'],
    ],
  )
})

const mixed = [
  '**It cut worsening heart failure (HR 0.74) [1]. Deaths fell (HR 0.47) [1].**',
  '',
  'Deaths doubled (HR 2.2) [2].',
  '',
  '- Deaths fell (HR 0.11) [1]. It cut worsening heart failure (16.3% vs 21.2%) [1].',
  '- Deaths fell (HR 0.22) [2].',
  '- It cut worsening heart failure (HR 0.74, 95% CI 0.65 to 0.85) [2].',
  '',
  '| Outcome | HR |',
  '|---|---|',
  '| Deaths | 0.33 [1] |',
  '| Worsening heart failure or cardiovascular death | 0.74 [1] |',
  '',
  'Which dose was given?',
  '',
].join('\n')

test('sentences with less support than asked for are left out with their lines, and their number is printed', () => {
  const { content, cited, annotations, live } = run([mixed], { findsUncited: true, minSupport: 'supported' })
  const [text = '', references = ''] = content.split('\n### References\n')
  assert.equal(
    text,
    [
      '**It cut worsening heart failure (HR 0.74) [1].**',
      '',
      '',
      '- It cut worsening heart failure (16.3% vs 21.2%) [1].',
      '- It cut worsening heart failure (HR 0.74, 95% CI 0.65 to 0.85) [2].',
      '',
      '| Outcome | HR |',
      '|---|---|',
      '| Worsening heart failure or cardiovascular death | 0.74 [1] |',
      '',
      'Which dose was given?',
      '',
      '',
      '> 5 sentences were left out because their sources do not support them.',
      '',
      '',
    ].join('\n'),
  )
  assert.ok(references.includes('[2]'))
  assert.equal(cited.leftOut, 5)
  assert.deepEqual(live, cited.checks)
  assert.equal(cited.checks.length, 4)
  for (const { start, end } of cited.checks) assert.match(content.slice(start, end), /\[[12]\][.*\s|]*$/)
  for (const { url_citation: mark } of annotations) {
    assert.match(content.slice(mark.start_index, mark.end_index), /^\[[12]\]$/)
  }
})

test('without anything to leave out, a checked text is sent as it was written', () => {
  for (const text of Object.values(awkwardMarkdown)) {
    const asked = { references: false, minSupport: 'quoted' as const }
    const kept = run([text], { references: false }).cited.checks.every(({ verdict }) => verdict === 'quoted')
    if (kept) assert.equal(run([text], asked).content, run([text], { references: false }).content)
  }
})

test('sources that point the other way are named below a finished answer, with citations that count', () => {
  const opposing = [{ n: 2, against: 1, quote: 'It did *not* help.' }]
  const { content, cited, annotations } = run(['It cut worsening heart failure (HR 0.74) [1].'], { opposing })
  const line = '- Source 2 points the other way from source 1: “It did \\*not\\* help.” [2]'
  assert.ok(content.includes(`\n\n### Opposing evidence\n\n${line}\n\n\n### References\n\n[1] `), content)
  assert.match(content, /\n\[2\] Library summary of/)
  assert.deepEqual(
    cited.items.map(({ spans }) => spans.map(([start, end]) => content.slice(start, end))),
    [['[1]'], ['[2]']],
  )
  assert.equal(annotations.length, 2)
  assert.equal(cited.checks.length, 1, 'what the server writes itself is not checked')
  assert.ok(!run(['It helps [1].'], { opposing }, 'length').content.includes('Opposing'))
})
