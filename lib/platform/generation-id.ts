/** The id of a generation. Pages assign answer ids, which are unique only within their conversation. */
export function toGenerationId({ conversation, answer }: { conversation: string; answer: string }): string {
  return `${conversation}.${answer}`
}

export function parseGenerationId(id: string): { conversation: string; answer: string } {
  const [conversation = '', answer = ''] = id.split('.')
  return { conversation, answer }
}
