/** Reads what is asked from the conversation: the last user turn, the one before it, and whether it needs a search. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { imageTextIn } from '@/lib/wire/image-text'
import { isPageText } from '@/lib/wire/page-text'

export interface AskedQuestion {
  /** The last user turn as plain text; '' when there is none or it holds images only. */
  text: string
  /** The user turn before it. */
  previous?: string
  /** Words that stand in the pictures of the last turn: searched with the question, and never sent to a service. */
  shown?: string
  smallTalk: boolean
  /** Set when the words describe an emergency happening now, to the writer or beside the writer. */
  emergency: 'medical' | 'self-harm' | null
}

export function readQuestion(messages: ChatCompletionMessageParam[]): AskedQuestion {
  const turns = messages.filter((message) => message.role === 'user').map(({ content }) => content)
  const text = askedIn(turns.at(-1))
  const previous = askedIn(turns.at(-2))
  const shown = wordsShownIn(turns.at(-1))
  return {
    text,
    ...(previous ? { previous } : {}),
    ...(shown ? { shown } : {}),
    smallTalk: isSmallTalk(text) && !(text === '' && shown),
    emergency: emergencyIn(text),
  }
}

/** What a turn asks: its text without the pages of documents that go with it, unless they are all it holds. */
function askedIn(content: ChatCompletionMessageParam['content'] | undefined): string {
  if (!Array.isArray(content)) return textOf(content)
  const texts = content.flatMap((part) => (part.type === 'text' && imageTextIn(part.text) === undefined ? [part] : []))
  const own = texts.filter(({ text }) => !isPageText(text))
  return textOf(own.length > 0 ? own : texts)
}

/** A report's heading and its first rows; all of its rows would find articles about everything. */
const wordsShownMax = 30

/** Each once, without figures and what stands around them. */
function wordsShownIn(content: ChatCompletionMessageParam['content'] | undefined): string {
  if (!Array.isArray(content)) return ''
  const texts = content.flatMap((part) => (part.type === 'text' ? (imageTextIn(part.text) ?? []) : []))
  const words = texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*\p{L}\p{M}*/gu) ?? [])
  const spellings = Map.groupBy(words, (word) => word.toLowerCase()).values()
  return Array.from(spellings, ([first]) => first)
    .slice(0, wordsShownMax)
    .join(' ')
}

/** Text parts joined with a line break; other parts have no words. */
export function textOf(content: ChatCompletionMessageParam['content'] | undefined): string {
  if (typeof content === 'string') return content.trim()
  return (content ?? [])
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim()
}

const greeting =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|test(?:ing)?|ping)\b[\s,!.]*)+(?:there|all|everyone|team|doctor)?[\s!.?]*$/i
const courtesy =
  /^(?:(?:many )?thanks?(?: you)?(?: very much| so much| a lot)?|thx|cheers|ok(?:ay)?|great|perfect|bye|goodbye|see you)[\s!.]*$/i
const aboutUs =
  /^(?:(?:hi|hello|hey)[\s,!.]+)?(?:(?:who|what) are you|what can you do|how do you work|help|are you (?:there|an? (?:ai|bot|model))|how are you(?: doing)?|say (?:hi|hello)|what(?:'s| is) your name)[\s?!.]*$/i

function isSmallTalk(text: string): boolean {
  return text === '' || greeting.test(text) || courtesy.test(text) || aboutUs.test(text)
}

/**
 * First person or a person at hand, and now: a literature question on the same subject ("troponin timing in suspected
 * MI") must not match, since it gets its answer without alarm.
 */
const happeningNow =
  /\b(?:i(?:'m| am| have| can(?:'|no)t| just| feel)|my (?:chest|throat|face|arm|baby|child|son|daughter|wife|husband|mother|mum|mom|father|dad|partner|friend|colleague))\b/i
const medicalEmergency =
  /\b(?:chest (?:pain|pressure|tightness|hurts?)|(?:can(?:'|no)t|cannot|trouble|difficulty) breath(?:e|ing)|not breathing|unconscious|unresponsive|passed out|collapsed|having (?:a )?(?:stroke|heart attack|seizure|fit)|face (?:is )?droop\w*|slurred speech|overdosed?|swallowed|poison\w*|anaphyla\w+|throat (?:is )?(?:closing|swelling)|bleeding (?:heavily|badly|a lot|won'?t stop|and (?:it )?won'?t stop))\b/i
const selfHarm =
  /\b(?:i (?:want|am going|'m going|plan|intend) to (?:die|kill myself|end my life|hurt myself|harm myself)|i(?:'m| am) (?:feeling )?suicidal|kill(?:ing)? myself|end(?:ing)? my life)\b/i

function emergencyIn(text: string): AskedQuestion['emergency'] {
  if (selfHarm.test(text)) return 'self-harm'
  return happeningNow.test(text) && medicalEmergency.test(text) ? 'medical' : null
}

/** The first line of an answer to someone in danger; the literature answer still follows. */
export const emergencyLine = {
  medical: '**If this is happening now, call your local emergency number (112, 911, 999 or 120) before reading on.**',
  'self-harm':
    '**If you may hurt yourself, call your local emergency number now, or a crisis line (988 in the US, 116 123 in the UK, 12356 in China), and stay with someone.**',
}
