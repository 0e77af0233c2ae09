/**
 * The extractive engine's reply to a chat program that asks for a title, tags, follow-up questions or search queries: a
 * title made of the question's words, and an empty list for what only a model could write.
 */
import type { ChatCompletionFunctionTool, ChatCompletionTool } from 'openai/resources/chat/completions'
import type { ChatTask, GroundedPrompt } from './engine'

type Settings = GroundedPrompt['settings']

/** @returns text, or JSON in the form that the request asks for */
export function writeTaskReply(task: ChatTask, { response_format: format }: Settings): string {
  if (format?.type === 'json_schema') return JSON.stringify(buildValue('', format.json_schema.schema ?? {}, task))
  if (task.member === null) return buildTitle(task)
  return JSON.stringify({ [task.member]: task.isList ? buildList(task.member, task) : buildText(task.member, task) })
}

/** @returns the function that the request forces, with its arguments; null if no call is required */
export function buildTaskCall(task: ChatTask, { tools, tool_choice: choice }: Settings) {
  if (!choice || choice === 'none' || choice === 'auto') return null
  const functions = (tools ?? []).filter(isFunction)
  const name = typeof choice === 'object' && choice.type === 'function' ? choice.function.name : undefined
  const called = functions.find((tool) => name === undefined || tool.function.name === name)?.function
  return called ? { name: called.name, arguments: JSON.stringify(buildValue('', called.parameters ?? {}, task)) } : null
}

function isFunction(tool: ChatCompletionTool): tool is ChatCompletionFunctionTool {
  return tool.type === 'function'
}

/** A neutral value for a JSON Schema: what the conversation provides, and empty values for the rest. */
function buildValue(name: string, schema: Record<string, unknown>, task: ChatTask): unknown {
  const { properties, enum: choices, type } = schema
  if (Array.isArray(choices)) return choices[0]
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return buildText(name, task)
    case 'array':
      return buildList(name, task)
    case 'number':
    case 'integer':
      return 0
    case 'boolean':
      return false
    default:
      return Object.fromEntries(
        Object.entries(Object(properties)).map(([member, part]) => [member, buildValue(member, Object(part), task)]),
      )
  }
}

function buildText(name: string, task: ChatTask): string {
  if (/^(?:title|name|topic|summary|description)$/i.test(name)) return buildTitle(task)
  if (/^lang(?:uage)?$/i.test(name)) return task.language === 'zh' ? 'Chinese' : 'English'
  return /^query$/i.test(name) ? task.question : ''
}

function buildList(name: string, { question }: ChatTask): string[] {
  return /^quer(?:y|ies)$/i.test(name) && question !== '' ? [question] : []
}

const wordsMaxDefault = 10
const charactersMax = 80
const charactersRead = 1_000
const chineseCharactersMax = 20
/** Keeps "Is" and "Does": without them a title would assert what was only asked. */
const opening = /^(?:please\s+)?(?:tell me about\s+|what(?:'s|\s+is|\s+are)\s+)?(?:the\s+)?/i
const danglingEnd = /[\s,;:–-]+(?:(?:a|an|the|of|in|on|with|for|to|and|or|by|from|at|than|as)\s*)?$/i

/** The first words of the question. */
function buildTitle({ question, language, wordsMax }: ChatTask): string {
  const [line = ''] = question
    .slice(0, charactersRead)
    .replace(/[*_#>`"“”]/g, '')
    .trim()
    .split(/[\n?？!！。]/)
  if (line === '') return language === 'zh' ? '对话' : 'Conversation'
  if (language === 'zh') return [...line].slice(0, chineseCharactersMax).join('')
  const words = line
    .replace(opening, '')
    .split(/\s+/)
    .slice(0, wordsMax ?? wordsMaxDefault)
  const title = words.join(' ')
  const fitting = title.length > charactersMax ? title.slice(0, charactersMax).replace(/\s\S*$/, '') : title
  const shown = fitting.replace(danglingEnd, '')
  return shown.charAt(0).toUpperCase() + shown.slice(1)
}
