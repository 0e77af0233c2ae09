/** The answer's place as one text: ids of answers are the page's own, and unique in their conversation only. */
export function toGenerationId({ conversation, answer }: { conversation: string; answer: string }): string {
  return `${conversation}.${answer}`
}

export function parseGenerationId(runId: string): { conversation: string; answer: string } {
  const [conversation = '', answer = ''] = runId.split('.')
  return { conversation, answer }
}
