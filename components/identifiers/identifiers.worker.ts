/** Worker side: checks one text after the other. */
import { findIdentifiers, type Identifier } from '@/lib/shared/identifiers/find-identifiers'

export interface IdentifierRequest {
  id: number
  text: string
}

export interface IdentifierReply {
  id: number
  found: Identifier[]
}

self.addEventListener('message', ({ data: { id, text } }: MessageEvent<IdentifierRequest>) => {
  const reply: IdentifierReply = { id, found: findIdentifiers(text) }
  self.postMessage(reply)
})
