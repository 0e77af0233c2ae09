/**
 * Builds the messages that a language model gets. Sources are data: they are delimited, and the rules
 * above them say so.
 */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { joinText } from '@/lib/answer/turn/read-question'
import type { GroundedSentence, GroundedSource } from '@/lib/engines/engine'
import { escapeLine } from './escape-material'
import { chooseSentences, dropOldestTurns, estimateLastExchange, estimateTokens } from './prompt-budget'

interface PromptParts {
  messages: ChatCompletionMessageParam[]
  rules: string[]
  sources: GroundedSource[]
}

interface BuiltPrompt {
  messages: ChatCompletionMessageParam[]
  /** Number of the oldest messages that did not fit; 0 if all did. */
  omittedMessages: number
}

/** Share of the free tokens that sources may take while earlier turns need them too. */
const sourcesShare = 0.7
/** More of one article than this rarely helps, and each token delays the first word. */
const sourceTokensMax = 1_500

/**
 * Puts our rules, the client's leading system turns and the sources into one system message, because many chat
 * templates accept only one. Without rules of ours the conversation is passed on as it is, whatever its length: the
 * client manages the context then.
 *
 * @param tokensMax the tokens that the prompt may have, by `estimateTokens`
 */
export function buildPrompt({ messages, rules, sources }: PromptParts, tokensMax: number): BuiltPrompt {
  if (rules.length === 0) return { messages, omittedMessages: 0 }
  const firstOther = messages.findIndex(({ role }) => role !== 'system' && role !== 'developer')
  const leading = firstOther === -1 ? messages : messages.slice(0, firstOther)
  const turns = firstOther === -1 ? [] : messages.slice(firstOther)
  const theirs = leading.map(({ content }) => joinText(content)).filter(Boolean)
  const instructions = [
    ...rules,
    ...(theirs.length > 0 ? [`The application that sent this conversation adds:\n${theirs.join('\n\n')}`] : []),
  ]
  const free = tokensMax - estimateTokens(instructions.join('\n\n')) - estimateLastExchange(turns)
  const block = toSourcesBlock(sources, free * (turns.length > 1 ? sourcesShare : 1))
  const kept = dropOldestTurns(turns, free - estimateTokens(block) + estimateLastExchange(turns))
  const system = [...instructions, ...(block ? [block] : [])].join('\n\n')
  return { messages: [{ role: 'system', content: system }, ...kept], omittedMessages: turns.length - kept.length }
}

function toSourcesBlock(sources: GroundedSource[], tokensMax: number): string {
  if (sources.length === 0) return ''
  let left = tokensMax
  const texts = sources.map((source, index) => {
    // The best sources come first; tokens that a short one leaves unused go to those after it.
    const text = toPromptSource(source, Math.min(sourceTokensMax, left / (sources.length - index)))
    left -= estimateTokens(text)
    return text
  })
  return `<sources>\n${texts.join('\n\n')}\n</sources>`
}

/** Only this function writes line breaks, so an article's text cannot state a study type or start another source. */
function toPromptSource({ n, item, typeLabel, sentences }: GroundedSource, tokensMax: number): string {
  const head = [item.title, item.journal, item.year].filter((part) => part !== null).join('. ')
  const heading = `[${n}] ${escapeLine(head.slice(0, 500))}\nStudy type: ${typeLabel}${toPopulationLine(item)}`
  const chosen = chooseSentences(sentences, item.quote, tokensMax - estimateTokens(heading))
  return [heading, ...toSections(chosen, item.quote)].join('\n')
}

function toPopulationLine({ match }: GroundedSource['item']): string {
  if (!match?.population) return ''
  const { relation, asked, quote } = match.population
  return `\nPopulation: ${differences[relation]} (${escapeLine(asked)})${quote && `: ${escapeLine(quote)}`}`
}

const differences = {
  excluded: 'excluded the population asked about',
  different: 'studied a different population',
  partly: 'excluded people of whom some may be those asked about',
  regimen: 'studied a different dose, interval or form',
} as const

/** The headings are ours, not the article's, which could imitate "Study type". */
const headings: Record<GroundedSentence['section'], string> = {
  title: 'Title',
  question: 'Question',
  background: 'Background',
  methods: 'Methods',
  results: 'Results',
  harms: 'Harms',
  conclusion: 'Conclusion',
  recommendation: 'Recommendation',
  limitations: 'Limitations',
  other: 'Text',
}

/**
 * The sentence quoted in the source list is marked, so that the model starts from the sentence that the reader sees.
 */
function toSections(sentences: GroundedSentence[], quote: string): string[] {
  const sections: { section: GroundedSentence['section']; isQuoted: boolean; texts: string[] }[] = []
  for (const { section, text } of sentences) {
    const isQuoted = quote.includes(text)
    const last = sections.at(-1)
    if (last?.section === section && last.isQuoted === isQuoted) last.texts.push(text)
    else sections.push({ section, isQuoted, texts: [text] })
  }
  return sections.map(({ section, isQuoted, texts }) => {
    return `${headings[section]}${isQuoted ? ' (most relevant)' : ''}: ${escapeLine(texts.join(' '))}`
  })
}
