/**
 * Recognises requests that a chat program makes for its own use: a title, tags, follow-up questions or search queries
 * for a conversation that it quotes. No user reads the reply as a clinical answer, so nothing is searched and no
 * notice is added. A request that asks a question of its own is never treated as such a task.
 */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { ChatTask, Engine } from '@/lib/engines/engine'
import { getAnswerMessages } from '@/lib/shared/messages/answer-messages'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { ChatRequest } from '@/lib/wire/request'
import { generateAnswer, toCiteOptions } from './generate'
import { unsearched } from './prompt/unsearched'
import { removeImages } from './read-image-text'
import { joinText } from './turn/read-question'

/** Patterns match structure rather than wording, because programs change their prompts and operators translate them. */
const historyTag = /<(chat_?history|conversation|messages)>/i
const historyLabel =
  /^[#* \t]{0,8}(?:recent )?(?:conversation|chat history|transcript|对话|聊天记录)[* \t]{0,8}[:：][ \t]*$/im
const userLine = /^[<[*]{0,4}(?:user|human|用户)[>\]*]{0,4}[ \t]*[:：]?/im
const assistantLine = /^[<[*]{0,4}(?:assistant|ai|bot|model|助手)[>\]*]{0,4}[ \t]*[:：]?/im
/** `Input: {…} [en-US]`, `Last message: """…"""` */
const quotedInput = /^[^\n"{]{0,60}[:：]\s*(?:\{([\s\S]*)\}[^}\n]{0,20}|"""([\s\S]*)""")\s*$/

const asksEnglish =
  /\b(?:generat(?:e|ing)|create|provide|give|write|suggest|produce|propose|return|extracts?|output)\b[^?]{0,200}?\b(?:titles?|tags?|follow[- ]?ups?(?: questions)?|suggestions|search quer(?:y|ies)|keywords)\b|\bauto-?complet|\bsummari[sz]e\b[^.?]{0,30}\bconversations?\b/i
const asksChinese =
  /(?:生成|提炼|总结|概括|给出|返回|建议)[^？]{0,60}?(?:标题|题目|主题|标签|关键词|后续问题|追问|搜索查询)|总结[^？。]{0,10}(?:对话|聊天)/
/**
 * "… in five words", "only the title", "no punctuation", "JSON": format rules that programs give and people seldom
 * do.
 */
const formRule =
  /\bJSON\b|\b(?:words?|tokens|only|without|max(?:imum)?|limit(?:ed)?|at most)\b|\bno (?:punctuation|explanation)|不要|不超过|格式|个字|字以内/i
const ofConversation = /\b(?:this|the|our) (?:conversation|chat|discussion|dialogue)\b|对话|聊天|这句话/i
/** The reply format in an instruction: `{ "title": "…" }`, `{"tags": ["…"]}`. */
const jsonForm = /\{\s*"(\w+)"\s*:\s*(\[|")/
const taskMember =
  /^(?:titles?|name|topic|tags?|keywords|follow_?ups?|questions|suggestions|quer(?:y|ies)|summary|prompt)$/i

/** A longer closing turn asks for more than a task. */
const closingRequestMax = 600

/** @returns null for anything that may be a question */
export function findChatTask({ messages, settings }: Pick<ChatRequest, 'messages' | 'settings'>): ChatTask | null {
  const found = findQuotedConversation(messages) ?? findClosingRequest(messages)
  if (!found) return null
  const question = found.question || joinText(messages.findLast(({ role }) => role === 'user')?.content)
  const [, member, start] = jsonForm.exec(found.instruction) ?? []
  const wantsJson = settings.response_format?.type === 'json_object'
  return {
    question,
    wordsMax: readWordLimit(found.instruction),
    language: detectLanguage(question),
    member: member ?? (wantsJson ? 'title' : null),
    isList: start === '[',
  }
}

interface QuotedConversation {
  instruction: string
  /** The user's first question; '' if it cannot be identified. */
  question: string
}

/** Finds a user turn that quotes a conversation, with an instruction around it or in the system turns. */
function findQuotedConversation(messages: ChatCompletionMessageParam[]): QuotedConversation | null {
  const text = joinText(messages.findLast(({ role }) => role === 'user')?.content)
  const system = joinTexts(messages, 'system', 'developer')
  const input = quotedInput.exec(text)
  if (input)
    return isTask(system, system) ? { instruction: system, question: (input[1] ?? input[2] ?? '').trim() } : null
  if (messages.filter(({ role }) => role !== 'system' && role !== 'developer').length !== 1) return null
  const parts = parseTaggedHistory(text) ?? parseUntaggedHistory(text)
  if (!parts) return null
  const instruction = `${system}\n${parts.around}`
  const isMeant = (parts.isTagged && hasTaskForm(instruction)) || isTask(instruction, instruction + parts.end)
  return isMeant ? { instruction, question: readFirstQuestion(parts.history) } : null
}

interface HistoryParts {
  history: string
  /** The text without the quoted history. */
  around: string
  /** The end of the history, which may already be part of the instruction. */
  end: string
  isTagged: boolean
}

function parseTaggedHistory(text: string): HistoryParts | null {
  const [open = '', name = ''] = historyTag.exec(text) ?? []
  const start = text.indexOf(open) + open.length
  const end = name === '' ? -1 : text.lastIndexOf(`</${name}>`)
  if (end < start) return null
  const around = text.slice(0, start) + text.slice(end)
  return { history: text.slice(start, end), around, end: '', isTagged: true }
}

function parseUntaggedHistory(text: string): HistoryParts | null {
  const label = historyLabel.exec(text)
  const start = userLine.exec(text)
  const at = label ? label.index + label[0].length : start && assistantLine.test(text) ? start.index : -1
  if (at < 0) return null
  const history = text.slice(at)
  return { history, around: text.slice(0, at), end: history.slice(history.lastIndexOf('\n\n')), isTagged: false }
}

function isTask(instruction: string, form: string): boolean {
  return asksForTask(instruction) && formRule.test(form)
}

/** Finds an original conversation that is followed by a request for its title. */
function findClosingRequest(messages: ChatCompletionMessageParam[]): QuotedConversation | null {
  const instruction = joinText(messages.at(-1)?.content)
  const isLast = messages.at(-1)?.role === 'user' && instruction.length <= closingRequestMax
  if (!isLast || !messages.some(({ role }) => role === 'assistant')) return null
  if (!isTask(instruction, instruction) || !ofConversation.test(instruction)) return null
  return { instruction, question: joinText(messages.find(({ role }) => role === 'user')?.content) }
}

function asksForTask(instruction: string): boolean {
  return asksEnglish.test(instruction) || asksChinese.test(instruction)
}

function hasTaskForm(instruction: string): boolean {
  return taskMember.test(jsonForm.exec(instruction)?.[1] ?? '')
}

function joinTexts(messages: ChatCompletionMessageParam[], ...roles: string[]): string {
  return messages.flatMap(({ role, content }) => (roles.includes(role) ? [joinText(content)] : [])).join('\n')
}

function readFirstQuestion(history: string): string {
  const user = userLine.exec(history)
  const said = user ? history.slice(user.index + user[0].length) : history
  const next = assistantLine.exec(said)
  return (next ? said.slice(0, next.index) : said).replace(/<\/?\w{1,20}>/g, ' ').trim()
}

/** Reads "3-5 word", "5 words or less" or "Maximum 15 words"; a range gives the larger number. */
function readWordLimit(instruction: string): number | null {
  const [, count] = /(?:\d+\s*[-–]\s*)?\b(\d{1,2})[- ]words?\b/i.exec(instruction) ?? []
  return count ? Number(count) : null
}

/**
 * Runs the task on the original messages without their images. JSON is passed on unchanged; other text loses its
 * marks, since nothing is cited.
 *
 * @throws as the engine
 */
export function answerChatTask(
  task: ChatTask,
  engine: Engine,
  chat: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const messages = removeImages(chat.messages)
  const prompt = {
    question: task.question,
    language: task.language,
    ...unsearched,
    conversation: messages,
    messages,
    settings: chat.settings,
    task,
  }
  const options = toCiteOptions(chat, [], getAnswerMessages(task.language), { findsUncited: false })
  const plain = { ...options, comparesWording: false, minSupport: null, references: false, liveChecks: false }
  // A program parses JSON; other text is displayed, so nothing in it may load automatically.
  const asWanted = { ...plain, bindMarks: options.bindMarks && task.member === null }
  return generateAnswer(engine, prompt, () => ({ evidence: null, options: asWanted }), signal)
}
