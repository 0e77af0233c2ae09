/** Sends a language model one request apart from the answer, and collects the whole reply. */
import type { Engine, GroundedPrompt } from '@/lib/engines/engine'
import { unsearched } from './prompt/unsearched'

/**
 * @param instructions the system message
 * @returns null if the reply is incomplete
 * @throws as the engine
 */
export async function completeWithModel(
  engine: Engine,
  { instructions, asked }: { instructions: string; asked: string },
  settings: GroundedPrompt['settings'],
  signal: AbortSignal,
): Promise<string | null> {
  const messages = [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: asked },
  ]
  const prompt: GroundedPrompt = {
    question: asked,
    language: 'en',
    ...unsearched,
    conversation: messages,
    messages,
    settings: { temperature: 0, ...settings },
  }
  let reply = ''
  for await (const event of engine.generate(prompt, signal)) {
    if (event.type === 'delta') reply += event.content ?? ''
    if (event.type === 'finish' && event.reason !== 'stop') return null
  }
  return reply
}
