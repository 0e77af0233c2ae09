/** Schemas of the messages that clients send: every role and content part of Chat Completions. */
import { z } from 'zod'
import { list, name, object, omitUndefined, optional, optionalList, refuse, string, text } from './schema-fields'

/** OpenAI's limit on messages; the limit on parts only needs to exceed what any client sends. */
const messagesMax = 2048
const partsMax = 2048
const toolCallsMax = 128

const textPart = object({ type: z.literal('text'), text })
const refusalPart = object({ type: z.literal('refusal'), refusal: text })

/** Checks only the scheme; `lib/images` checks whether the URL leads to an image. */
export const imageAddress = z.string().superRefine((url, context) => {
  if (/^(https:\/\/|data:)/i.test(url)) return
  const message = "Invalid image address: expected an 'https://' address or a base64 'data:' URL."
  refuse(context, 'invalid_image_url', message, { param: null })
})

const imagePart = object({
  type: z.literal('image_url'),
  image_url: object({ url: imageAddress, detail: optional(z.enum(['auto', 'low', 'high', 'original'])) }),
})

const parts = <T extends z.ZodType>(part: T) => list(part, { min: 1, max: partsMax })
const textContent = z.union([text, parts(z.discriminatedUnion('type', [textPart]))])
const userContent = z.union([text, parts(z.discriminatedUnion('type', [textPart, imagePart]))])
const assistantContent = z.union([text, parts(z.discriminatedUnion('type', [textPart, refusalPart]))])

const functionCall = object({ name: name(256), arguments: text })
const toolCall = z.discriminatedUnion('type', [
  object({ id: name(256), type: z.literal('function'), function: functionCall }),
  object({ id: name(256), type: z.literal('custom'), custom: object({ name: name(256), input: text }) }),
])

const speaker = optional(string({ max: 256 }))

const assistantMessage = z
  .object({
    role: z.literal('assistant'),
    // Stays null with tool calls, because some servers require the field.
    content: assistantContent.nullish(),
    name: speaker,
    refusal: optional(text),
    audio: optional(object({ id: z.string() })),
    tool_calls: optionalList(toolCall, toolCallsMax),
    function_call: optional(functionCall),
  })
  .superRefine((message, context) => {
    const said = message.content ?? message.refusal ?? message.audio ?? message.tool_calls ?? message.function_call
    if (said !== undefined && said !== null) return
    const fault = "an assistant message needs 'content', 'tool_calls' or 'function_call'."
    refuse(context, 'missing_required_parameter', fault, { path: ['content'] })
  })
  .transform(omitUndefined)

const message = z.discriminatedUnion('role', [
  object({ role: z.literal('system'), content: textContent, name: speaker }),
  object({ role: z.literal('developer'), content: textContent, name: speaker }),
  object({ role: z.literal('user'), content: userContent, name: speaker }),
  assistantMessage,
  object({ role: z.literal('tool'), content: textContent, tool_call_id: name(256) }),
  object({ role: z.literal('function'), content: z.union([text, z.null()]), name: name(64) }),
])

export const messages = list(message, { min: 1, max: messagesMax })
