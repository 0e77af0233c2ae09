/** Splits an event stream into the payloads of its `data:` lines, with a bound on what an unfinished event may hold. */
import { createParser, type EventSourceParser } from 'eventsource-parser'
import { upstreamFailedError } from './upstream-errors'

/** An event larger than any answer is garbage and must not fill memory. */
const eventCharactersMax = 16_777_216

export class SseLineReader {
  private payloads: string[] = []
  private readonly decoder = new TextDecoder()
  private readonly parser: EventSourceParser = createParser({
    maxBufferSize: eventCharactersMax,
    onEvent: ({ data }) => this.add(data),
    onError: (error) => {
      // Unknown fields are reported as well, and are not a fault.
      if (error.type === 'max-buffer-size-exceeded') throw upstreamFailedError(error)
    },
  })

  /**
   * @returns the trimmed payload of every `data:` line of the events that these bytes complete, without empty ones
   * @throws ApiError when an event exceeds 16 Mi characters
   */
  push(bytes: Buffer): string[] {
    return this.feed(this.decoder.decode(bytes, { stream: true }))
  }

  /** Returns the payloads of a last event that no empty line ends. */
  end(): string[] {
    return this.feed(`${this.decoder.decode()}\n\n`)
  }

  private feed(text: string): string[] {
    this.parser.feed(text)
    const { payloads } = this
    this.payloads = []
    return payloads
  }

  /**
   * Some servers send one payload a line and no empty lines between them, which makes one event of several payloads.
   */
  private add(data: string): void {
    for (const line of data.includes('\n') ? data.split('\n') : [data]) {
      const payload = line.trim()
      if (payload !== '') this.payloads.push(payload)
    }
  }
}
