import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EngineEvent, GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { extractiveEngine } from '@/lib/engines/extractive'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import type { ApiError } from '@/lib/wire/errors'
import type { EvidenceItem } from '@/lib/wire/evidence'

const item: EvidenceItem = {
  n: 1,
  id: 'card:x',
  pmid: null,
  doi: null,
  pmcid: null,
  title: 'Drug A in condition B',
  authors: 'Smith J, et al',
  journal: 'N Engl J Med',
  year: 2019,
  volume: null,
  pages: null,
  type: 'randomized-trial',
  level: 2,
  retracted: false,
  provenance: 'summary',
  quote: 'Drug A cut deaths by a quarter.',
  section: 'Conclusion',
  url: 'http://127.0.0.1:3000/sources/card%3Ax',
  spans: [],
}

function source(n: number, changes: Partial<EvidenceItem> = {}, results: string[] = []): GroundedSource {
  return {
    n,
    item: { ...item, n, ...changes },
    typeLabel: changes.type === 'guideline' ? 'Guideline' : 'Randomised controlled trial',
    coverage: 1,
    missing: [],
    participants: changes.type === 'guideline' ? null : 4744,
    sentences: results.map((text, index) => ({ text, section: 'results', score: 1 - index / 10 })),
  }
}

function prompt(changes: Partial<GroundedPrompt> = {}): GroundedPrompt {
  return {
    question: 'Does drug A help in B?',
    language: 'en',
    sources: [source(1, {}, ['Death: 9.6% vs 11.5%; HR 0.82 (95% CI 0.69 to 0.98).'])],
    nearest: [],
    searched: [{ source: 'library', query: 'drug OR a OR b', hits: 3 }],
    searchSkipped: null,
    uncovered: [],
    conversation: [{ role: 'user', content: 'Does drug A help in B?' }],
    messages: [],
    settings: {},
    ...changes,
  }
}

async function generate(changes: Partial<GroundedPrompt> = {}) {
  const events: EngineEvent[] = []
  for await (const event of extractiveEngine.generate(prompt(changes), new AbortController().signal)) events.push(event)
  const textOf = (choice: number) =>
    events.flatMap((event) => (event.type === 'delta' && event.choice === choice ? [event.content ?? ''] : [])).join('')
  return { events, text: textOf(0), textOf }
}

test('a quote is printed to the letter with its mark, study type, year and size', async () => {
  const { text } = await generate()
  assert.ok(text.startsWith('“Drug A cut deaths by a quarter.” [1] (randomised controlled trial, 2019, n = 4,744)'))
})

test('the next best sentences are listed under Also reported', async () => {
  const { text } = await generate()
  assert.match(text, /### Also reported\n\n- “Death: 9\.6% vs 11\.5%; HR 0\.82 \(95% CI 0\.69 to 0\.98\)\.” \[1\]/)
})

// A result without its harms, or without whom it leaves out, can mislead.
test('harms and limitations of the leading source follow, whatever their score', async () => {
  const caveats = [
    { text: 'Bleeding was commoner.', section: 'harms' as const, score: 0.1 },
    { text: 'Few women took part.', section: 'limitations' as const, score: -0.5 },
  ]
  const lead = {
    ...source(1, {}, ['Death: 9.6% vs 11.5%.']),
    sentences: [...source(1, {}, ['Death: 9.6% vs 11.5%.']).sentences, ...caveats],
  }
  const other = { ...source(2), sentences: caveats.map((each) => ({ ...each, text: `Other: ${each.text}` })) }
  const { text } = await generate({ sources: [lead, other] })
  assert.match(text, /“Bleeding was commoner\.” \[1\]\n- “Few women took part\.” \[1\]/)
  assert.doesNotMatch(text, /Other:/)
  const related = await generate({ sources: [lead, other], isRelatedOnly: true })
  assert.doesNotMatch(related.text, /Few women/)
})

test('a caveat that is quoted already is not repeated', async () => {
  const caveats = ['Bleeding was commoner.', 'Strokes were rarer.'].map((text) => ({
    text,
    section: 'harms' as const,
    score: 0.1,
  }))
  const lead = { ...source(1, { quote: 'Bleeding was commoner.' }), sentences: caveats }
  const { text } = await generate({ sources: [lead] })
  assert.doesNotMatch(text, /Strokes were rarer/)
})

test('concepts that no source mentions are named', async () => {
  const { text } = await generate({ uncovered: ['pregnancy', 'warfarin'] })
  assert.match(text, /### Not covered by these sources\n\nNo source above covers: pregnancy, warfarin\./)
})

// A neighbour that shares one word must not pass for an answer.
test('sources that are only related say so first, and what each one lacks', async () => {
  const sources = [
    { ...source(1), coverage: 0.5, missing: ['pregnancy'] },
    { ...source(2), coverage: 0.4, missing: ['metformin'] },
  ]
  const { text } = await generate({ sources, isRelatedOnly: true })
  assert.match(text, /^### Related evidence\n\n\*\*No source answers this question as you asked it\.\*\*/)
  assert.match(text, /source 1 does not cover pregnancy; source 2 does not cover metformin\./)
  const whole = await generate({ sources })
  assert.doesNotMatch(whole.text, /Related evidence/)
})

test('it says once that sentences are copied and no language model is connected', async () => {
  const { text } = await generate()
  assert.equal(text.match(/No language model is connected/g)?.length, 1)
})

test('the answer opens with a source that states what is asked, if the closest match does not', async () => {
  const sources = [{ ...source(1), missesFacet: true }, source(2, { quote: 'Nausea in 14%.' })]
  const { text } = await generate({ sources })
  assert.match(text, /^“Nausea in 14%\.” \[2\]/)
  const distant = await generate({
    sources: sources.map((each) => (each === sources[1] ? { ...each, coverage: 0.5 } : each)),
  })
  assert.match(distant.text, /^“Drug A/)
})

test('the answer opens with a source that names the outcome asked about, if the closest match reports others', async () => {
  const closest: GroundedSource = { ...source(1), outcome: 'absent' }
  const naming: GroundedSource = {
    ...source(2, { quote: 'Death, dementia or disability did not differ.' }),
    outcome: 'part of a composite',
  }
  const { text } = await generate({ sources: [closest, naming] })
  assert.match(text, /^“Death, dementia or disability did not differ\.” \[2\][^\n]+\n\n\*Combined outcome: /)
  const onOther = await generate({ sources: [closest, { ...naming, lacksDrugs: ['aspirin'] }] })
  assert.match(onOther.text, /^“Drug A/)
})

test('a first quotation that counts the outcome with others is said to do so', async () => {
  const { text } = await generate({ sources: [{ ...source(1), outcome: 'part of a composite' }, source(2)] })
  assert.match(text, /^“Drug A[^\n]+\n\n\*Combined outcome: /)
  const alone = await generate({ sources: [{ ...source(1), outcome: 'alone' }, source(2)] })
  assert.doesNotMatch(alone.text, /Combined outcome/)
})

test('the closest match stays first; the others are ordered by strength of design', async () => {
  const sources = [
    source(1),
    source(2, { quote: 'Second.' }),
    source(3, { type: 'guideline', level: 'G', quote: 'Do A.' }),
  ]
  const { text } = await generate({ sources })
  assert.deepEqual(
    [...text.matchAll(/\[(\d)\]/g)].map(([, n]) => n),
    ['1', '3', '2'],
  )
})

test('sources on other drugs are last, under the names of the drugs they lack', async () => {
  const other = { ...source(2, { quote: 'Drug C cut deaths.' }), lacksDrugs: ['A'] }
  const { text } = await generate({ sources: [source(1), other, source(3, { quote: 'A helped.' })] })
  assert.match(text, /“A helped\.” \[3\][\s\S]*### Other treatments \(not about A\)\n\n- “Drug C cut deaths\.” \[2\]/)
  const alone = await generate({ sources: [other] })
  assert.match(alone.text, /^“Drug C/)
})

test('a sentence of the source on the population asked about precedes its result', async () => {
  const population = { relation: 'excluded' as const, asked: 'pregnancy', quote: 'Pregnant women were excluded.' }
  const match = { coverage: 1, missing: [], population }
  const { text } = await generate({ sources: [source(1, { match })] })
  assert.match(
    text,
    /^\*\*Population asked about not included:\*\* “Pregnant women were excluded\.” \[1\] “Drug A cut deaths/,
  )
})

test('brackets and signs of a record cannot pass for marks or Markdown', async () => {
  const { text } = await generate({
    sources: [source(1, { quote: 'As shown before [2], ~5 mg *daily* <img src=x> p<0.001.' })],
  })
  assert.ok(text.includes('\\[2], \\~5 mg \\*daily\\* &lt;img src=x> p<0.001.'))
})

test('with nothing found it says what was searched and shows titles only, as links', async () => {
  const { text } = await generate({ sources: [], nearest: [item] })
  assert.match(text, /### Not in the library/)
  assert.match(text, /This does not mean that no evidence exists/)
  assert.match(text, /Library: “drug OR a OR b”, 3 articles share words with the question/)
  assert.match(text, /- \[Drug A in condition B\]\(<http:[^>]+>\) \(N Engl J Med, 2019\)/)
  assert.ok(!text.includes('[1]'))
})

test('a source that failed is named, never read as "no evidence"', async () => {
  const searched = [{ source: 'pubmed' as const, query: 'q', hits: 0, error: 'no answer within 4 s' }]
  const { text } = await generate({ sources: [], searched })
  assert.match(text, /PubMed: “q”, could not be searched \(no answer within 4 s\)/)
})

test('n choices are n equal answers, each finished once', async () => {
  const { events, textOf } = await generate({ settings: { n: 3 } })
  assert.equal(textOf(2), textOf(0))
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'finish' ? [event.choice] : [])),
    [0, 1, 2],
  )
})

test('a bound on tokens ends the answer with finish reason length', async () => {
  const { events, text } = await generate({ settings: { max_tokens: 10 } })
  assert.ok(text.length < 60)
  assert.ok(events.some((event) => event.type === 'finish' && event.reason === 'length'))
})

test('a stop text cuts the answer and is not returned', async () => {
  const { text } = await generate({ settings: { stop: ['### Also'] } })
  assert.ok(text.includes('Drug A cut deaths') && !text.includes('Also'))
})

test('usage counts question and answer', async () => {
  const { events } = await generate()
  const usage = events.flatMap((event) => (event.type === 'usage' ? [event.usage] : []))[0]
  assert.ok(usage && usage.prompt_tokens > 0 && usage.completion_tokens > 20)
  assert.equal(usage.total_tokens, usage.prompt_tokens + usage.completion_tokens)
})

for (const [param, settings] of [
  ['response_format.type', { response_format: { type: 'json_object' as const } }],
  ['tool_choice', { tool_choice: 'required' as const }],
  ['function_call', { function_call: { name: 'find' } }],
] as const) {
  test(`${param} that only a model can honour is refused with a sentence`, async () => {
    await assert.rejects(generate({ settings }), (error: ApiError) => {
      assert.equal(error.status, 400)
      assert.equal(error.param, param)
      return true
    })
  })
}

test('small talk gets a short reply, not a search report', async () => {
  const { text } = await generate({ sources: [], searched: [], searchSkipped: 'greeting' })
  assert.match(text, /^Hello\. I answer clinical evidence questions/)
})

test('thanks get a short reply that does not greet', async () => {
  const { text } = await generate({ sources: [], searched: [], searchSkipped: 'thanks' })
  assert.match(text, /^You are welcome\./)
})

/** What is left of an answer without what it takes from records and from the search: all of it must be Chinese. */
function ownWords(text: string): string {
  return text
    .replace(/“[^”]*”/g, '')
    .replace(/\(<http:[^>]*>\)/g, '')
    .replaceAll('Drug A in condition B', '')
    .replaceAll('N Engl J Med', '')
    .replace(/n = |PubMed|dapagliflozin|HFrEF|evidence\.mode|off|EVIDENCE_REWRITE/g, '')
}

for (const [name, changes] of [
  ['quotations', { uncovered: ['“a”'], sources: [{ ...source(1), coverage: 0.5, missing: ['“b”'] }] }],
  ['nothing found', { sources: [], nearest: [item], hasUnsearchedText: true }],
  ['a source that failed', { sources: [], searched: [{ source: 'pubmed' as const, query: 'q', hits: 0 }] }],
  ['a greeting', { sources: [], searched: [], searchSkipped: 'greeting' as const }],
  ['thanks', { sources: [], searched: [], searchSkipped: 'thanks' as const }],
  ['a search switched off', { sources: [], searched: [], searchSkipped: 'switched-off' as const }],
  ['an unavailable model', { isModelUnavailable: true }],
] as const) {
  test(`a Chinese question with ${name} is answered in Chinese around the quotations`, async () => {
    const { sources = [source(1)], ...others } = changes as Partial<GroundedPrompt>
    const labelled = sources.map((each) => ({ ...each, typeLabel: '随机对照试验' }))
    const { text } = await generate({ ...others, language: 'zh', sources: labelled })
    assert.doesNotMatch(ownWords(text), /[a-z]/i)
    assert.match(text, /\p{Script=Han}/u)
  })
}

// Who asks in Chinese must learn that the library's language is why, and what would help.
test('the answer to a Chinese question that no English record can match says so', async () => {
  const { text } = await generate({ language: 'zh', sources: [], hasUnsearchedText: true })
  assert.match(text, /### 文献库中没有答案/)
  assert.match(text, /文献库中的文献大多为英文/)
  assert.match(text, /请改用英文提问/)
  assert.match(text, /连接语言模型后/)
  const { text: away } = await generate({
    language: 'zh',
    sources: [],
    hasUnsearchedText: true,
    isModelUnavailable: true,
  })
  assert.match(away, /请改用英文提问/)
  assert.doesNotMatch(away, /连接语言模型后/)
  const { text: read } = await generate({ language: 'zh', sources: [] })
  assert.doesNotMatch(read, /文献库中的文献大多为英文/)
})

test('the reason that a service was not searched is in Chinese too, unless it has no template', async () => {
  const { text: error, template: errorTemplate } = serverMessage('search_timeout', { source: 'PubMed', seconds: 4 })
  const searched = [
    { source: 'pubmed' as const, query: 'q', hits: 0, error, ...(errorTemplate && { errorTemplate }) },
    { source: 'europe-pmc' as const, query: '', hits: 0, error: 'out of *order*' },
  ]
  const { text } = await generate({ language: 'zh', sources: [], searched })
  assert.ok(
    text.includes('- PubMed：“q”，PubMed 在 4 秒内没有响应。\n- Europe PMC：未能检索（out of \\*order\\*）'),
    text,
  )
})
