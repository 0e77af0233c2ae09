/** URLs of stored conversations on this server. */

export const conversationsUrl = '/api/conversations'

export function conversationUrl(id: string): string {
  return `${conversationsUrl}/${id}`
}

export function answerUrl(conversation: string, answer: string): string {
  return `${conversationUrl(conversation)}/answers/${answer}`
}
