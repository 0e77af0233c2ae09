/**
 * The cost per streamed token of resolving citation marks and checking figures: `npm run bench -- cite [TOKENS]`. An
 * answer of 12,000 tokens with eight sources, every sentence cited, with figures from the source or wrong ones.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'

const tokens = Number(process.argv[2] ?? 12_000)
const rounds = 5
const folder = mkdtempSync(join(tmpdir(), 'evidence-bench-'))
Object.assign(process.env, { DATA_DIR: folder, EVIDENCE_LIVE: 'off' })
const { Citer } = await import('@/lib/answer/cite')
const { ground } = await import('@/lib/answer/ground')
const { closeLibrary } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
const { retrieve } = await import('@/lib/evidence/retrieve')
type Prompt = ReturnType<typeof ground>

try {
  prepareLibrary(() => {})
  const prompt = await groundedPrompt(['anticoagulation in atrial fibrillation', 'SGLT2 inhibitors in heart failure'])
  const pieces = answerOn(prompt)
  const perToken: number[][] = []
  let checks = 0
  for (let round = 0; round <= rounds; round += 1) {
    const measured = measure(prompt, pieces)
    checks = measured.checks
    // The first round is a warm-up.
    if (round > 0) perToken.push(measured.micros)
  }
  const all = perToken.flat()
  const part = (from: number, to: number) =>
    perToken.flatMap((micros) => micros.slice(Math.floor(from * micros.length), Math.floor(to * micros.length)))
  console.log(
    `${pieces.length} tokens on ${prompt.sources.length} sources, ${checks} sentences checked, ${rounds} rounds`,
  )
  console.log(`a token: median ${quantile(all, 0.5)} microseconds, p99 ${quantile(all, 0.99)}; bar 30 at the median`)
  console.log(
    `mean of the first tenth ${mean(part(0, 0.1))}, of the last tenth ${mean(part(0.9, 1))}; bar: no more at the end`,
  )
} finally {
  closeLibrary()
  rmSync(folder, { recursive: true })
}

/** Eight sources: the results of two questions together. */
async function groundedPrompt(questions: string[]): Promise<Prompt> {
  const { signal } = new AbortController()
  const asker = { owner: 'bench', signal }
  const evidence = { mode: 'auto', references: 'inline', sourcesMax: 8 } as const
  const retrievals = await Promise.all(questions.map((text) => retrieve({ text }, evidence, asker)))
  const found = retrievals.flatMap((each) => each.found).slice(0, 8)
  const [text = ''] = questions
  const chat = { messages: [{ role: 'user' as const, content: text }], settings: {}, evidence }
  return ground(
    // The parts of a request and a question that grounding reads.
    chat as unknown as Parameters<typeof ground>[0],
    { text, language: 'en' } as Parameters<typeof ground>[1],
    {
      found,
      nearest: [],
      uncovered: [],
      uncoveredSubjects: [],
      searched: [],
      outcome: 'answer',
      searchedAs: '',
      libraryVersion: null,
      hasUnsearchedText: false,
      translation: null,
      cut: null,
    },
    { hasImages: false, searchSkipped: null },
  )
}

/** Rephrased sentences of the sources, paragraph after paragraph, in pieces like a model's tokens. */
function answerOn({ sources }: Prompt): string[] {
  const pieces: string[] = []
  for (let paragraph = 0; pieces.length < tokens; paragraph += 1) {
    const { n, sentences } = sources[paragraph % sources.length] ?? { n: 1, sentences: [] }
    const text = sentences.map(({ text }, index) => {
      const stated = index % 4 === 3 ? text.replace(/\d/g, '7') : text
      return `In this study, **${stated.slice(0, 1).toLowerCase()}${stated.slice(1).replace(/\.$/, '')}** [${n}].`
    })
    pieces.push(...(`${text.join(' ')}\n\n`.match(/\s?[\p{L}]{1,6}|\s?\d{1,3}|\s|[^\s\p{L}\d]/gu) ?? []))
  }
  return pieces.slice(0, tokens)
}

function measure(prompt: Prompt, pieces: string[]): { micros: number[]; checks: number } {
  const citer = new Citer(prompt, {
    words: getAnswerMessages('en'),
    preface: '',
    bindMarks: true,
    comparesWording: true,
    findsUncited: true,
    minSupport: null,
    opposing: [],
    references: true,
    liveChecks: true,
  })
  const micros = pieces.map((content) => {
    const started = performance.now()
    citer.read({ type: 'delta', choice: 0, content })
    return 1000 * (performance.now() - started)
  })
  citer.read({ type: 'finish', choice: 0, reason: 'stop' })
  return { micros, checks: citer.cited.checks.length }
}

function mean(values: number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
}

function quantile(values: number[], q: number): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? Number.NaN).toFixed(1)
}
