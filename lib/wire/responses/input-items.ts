/** The input items of the Responses API as the messages of a chat request. */
import type {
  ChatCompletionAssistantMessageParam,
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
  ChatCompletionMessageToolCall,
} from 'openai/resources/chat/completions'
import { z } from 'zod'
import { imageAddress } from '@/lib/wire/messages'
import { list, name, object, optional, refuse, text, toJsonSchema } from '@/lib/wire/schema-fields'

const itemsMax = 2048
const partsMax = 2048

const inputText = object({ type: z.literal('input_text'), text })
const inputImage = z
  .object({
    type: z.literal('input_image'),
    image_url: optional(imageAddress),
    detail: optional(z.enum(['auto', 'low', 'high', 'original'])),
  })
  .superRefine(({ image_url }, context) => {
    if (image_url !== undefined) return
    const message = "this service keeps no files. Send the image in 'image_url', as an address or a data URL."
    refuse(context, 'invalid_value', message, { path: ['image_url'] })
  })
const outputText = object({ type: z.literal('output_text'), text })
const refusal = object({ type: z.literal('refusal'), refusal: text })
const contentPart = z.discriminatedUnion('type', [inputText, inputImage, outputText, refusal])

const messageFields = {
  role: z.enum(['user', 'assistant', 'system', 'developer']),
  content: z.union([text, list(contentPart, { max: partsMax })]),
}
const message = object({ type: z.literal('message'), ...messageFields })
const referenceFields = { id: name(128) }
const callId = name(256)
const toolOutput = z.union([text, list(inputText, { min: 1, max: partsMax })])

const item = z.discriminatedUnion('type', [
  message,
  object({ type: z.literal('function_call'), call_id: callId, name: name(256), arguments: text }),
  object({ type: z.literal('function_call_output'), call_id: callId, output: toolOutput }),
  object({ type: z.literal('custom_tool_call'), call_id: callId, name: name(256), input: text }),
  object({ type: z.literal('custom_tool_call_output'), call_id: callId, output: toolOutput }),
  object({ type: z.literal('reasoning') }),
  object({ type: z.literal('item_reference'), ...referenceFields }),
])

export type InputItem = z.output<typeof item>

/** Messages and references may omit their type. */
const typedItem = z
  .preprocess((value) => {
    if (typeof value !== 'object' || value === null || ('type' in value && value.type != null)) return value
    return { ...value, type: 'role' in value ? 'message' : 'item_reference' }
  }, item)
  .meta({
    oneOf: [
      ...(toJsonSchema(item).oneOf ?? []),
      toJsonSchema(object({ type: z.null().optional(), ...messageFields })),
      toJsonSchema(object({ type: z.null().optional(), ...referenceFields })),
    ],
  })

export const inputItems = list(typedItem, { min: 1, max: itemsMax })

/**
 * @param resolved what each `item_reference` refers to, by its id; the others are left out
 * @returns the messages, with the calls of one turn in one message, as Chat Completions has them
 */
export function toMessages(
  items: readonly InputItem[],
  resolved: ReadonlyMap<string, readonly InputItem[]> = new Map(),
): ChatCompletionMessageParam[] {
  const messages: ChatCompletionMessageParam[] = []
  for (const each of items.flatMap((one) => (one.type === 'item_reference' ? (resolved.get(one.id) ?? []) : [one]))) {
    if (each.type === 'function_call' || each.type === 'custom_tool_call') addToolCall(messages, toToolCall(each))
    else messages.push(...toMessage(each))
  }
  return messages
}

function addToolCall(messages: ChatCompletionMessageParam[], call: ChatCompletionMessageToolCall): void {
  const last = messages.at(-1)
  if (last?.role === 'assistant') last.tool_calls = [...(last.tool_calls ?? []), call]
  else messages.push({ role: 'assistant', content: null, tool_calls: [call] })
}

type ToolCallItem = Extract<InputItem, { type: 'function_call' | 'custom_tool_call' }>

function toToolCall(call: ToolCallItem): ChatCompletionMessageToolCall {
  return call.type === 'function_call'
    ? { id: call.call_id, type: 'function', function: { name: call.name, arguments: call.arguments } }
    : { id: call.call_id, type: 'custom', custom: { name: call.name, input: call.input } }
}

function toMessage(given: Exclude<InputItem, ToolCallItem>): ChatCompletionMessageParam[] {
  if (given.type === 'function_call_output' || given.type === 'custom_tool_call_output') {
    const content = typeof given.output === 'string' ? given.output : given.output.map((part) => part.text).join('\n')
    return [{ role: 'tool', tool_call_id: given.call_id, content }]
  }
  if (given.type !== 'message') return []
  if (given.role === 'assistant') return [toAssistantMessage(given.content)]
  if (given.role === 'user') return [{ role: 'user', content: toUserContent(given.content) }]
  return [{ role: given.role, content: joinText(given.content) }]
}

type Content = Extract<InputItem, { type: 'message' }>['content']

function toAssistantMessage(content: Content): ChatCompletionAssistantMessageParam {
  const refusals =
    typeof content === 'string' ? [] : content.flatMap((part) => (part.type === 'refusal' ? [part.refusal] : []))
  return { role: 'assistant', content: joinText(content), ...(refusals.length > 0 && { refusal: refusals.join('\n') }) }
}

function toUserContent(content: Content): string | ChatCompletionContentPart[] {
  if (typeof content === 'string') return content
  return content.flatMap((part): ChatCompletionContentPart[] => {
    if (part.type === 'refusal') return []
    if (part.type !== 'input_image') return [{ type: 'text', text: part.text }]
    const { image_url: url = '', detail } = part
    return [{ type: 'image_url', image_url: { url, ...(detail && { detail: detail as 'auto' | 'low' | 'high' }) } }]
  })
}

function joinText(content: Content): string {
  if (typeof content === 'string') return content
  return content.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n')
}
