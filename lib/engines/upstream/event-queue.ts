/** Events between being read and being passed on; texts that arrive together become one. */
import type { EngineEvent } from '@/lib/engines/engine'
import { OutputText } from './output-text'

type Delta = Extract<EngineEvent, { type: 'delta' }>

/**
 * The first pieces of an answer stay as the server cut them, for that is when a reader watches; later ones are joined
 * when they came in one read, since each would cost every layer behind as much as all of them together.
 */
const unmergedPieces = 16

export class EventQueue {
  /** All that the model wrote, for counting tokens when the server does not. */
  readonly written = new OutputText()
  private events: EngineEvent[] = []
  private piecesLeft = unmergedPieces
  /** The last event when it is text alone, so that more text may join it. */
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

  /** @returns the events since the last call; they change no more */
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
