/** Windows of one browser tell each other what they did, so that none shows what is no more. */

export type Told =
  /** Of a conversation; null when it may be any. */
  { type: 'changed'; conversation: string | null } | { type: 'signed in' } | { type: 'signed out' }

let channel: BroadcastChannel | undefined

/** One for telling and listening: a window does not hear itself. */
function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel('evidence-chat-windows')
  return channel
}

export function tellWindows(told: Told): void {
  opened().postMessage(told)
}

/** @returns stops listening */
export function listenToWindows(onTold: (told: Told) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Told>) => onTold(data)
  opened().addEventListener('message', onMessage)
  return () => opened().removeEventListener('message', onMessage)
}
