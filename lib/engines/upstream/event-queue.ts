/** Queues events between reading and delivery, and merges text that arrives together. */
import type { EngineEvent } from '@/lib/engines/engine'
import { OutputText } from './output-text'

type Delta = Extract<EngineEvent, { type: 'delta' }>

/**
 * The first pieces of an answer are delivered as the server sent them, because that is when the user watches. Later
 * pieces that arrive in one read are merged, since every layer downstream pays per event.
 */
const unmergedPieces = 16

export class EventQueue {
  /** Everything the model wrote, for counting tokens if the server does not report usage. */
  readonly written = new OutputText()
  private events: EngineEvent[] = []
  private piecesLeft = unmergedPieces
  /** The last event if it is text only, so that more text can be appended to it. */
  private growing: Delta | undefined

  pushContent(choice: number, content: string): void {
    this.written.add(content)
    if (this.piecesLeft > 0) this.piecesLeft--
    else if (this.growing?.choice === choice) {
      this.growing.content += content
      return
    }
    this.growing = { type: 'delta', choice, content }
    this.events.push(this.growing)
  }

  push(event: EngineEvent): void {
    if (event.type === 'delta') this.written.add(joinOutput(event))
    this.growing = undefined
    this.events.push(event)
  }

  /** @returns the events since the last call; they no longer change */
  take(): EngineEvent[] {
    const { events } = this
    this.events = []
    this.growing = undefined
    return events
  }
}

function joinOutput({ content = '', refusal = '', toolCalls = [], functionCall = {} }: Delta): string {
  const calls = toolCalls.map(({ function: called, custom }) =>
    [called?.name, called?.arguments, custom?.name, custom?.input].join(''),
  )
  return [content, refusal, ...calls, functionCall.name, functionCall.arguments].join('')
}
