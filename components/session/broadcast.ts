/** Windows of one browser tell each other what they did, so that none shows what is no more. */

export type TabMessage =
  /** Of a conversation; null when it may be any. */
  { type: 'changed'; conversation: string | null } | { type: 'signed in' } | { type: 'signed out' }

let channel: BroadcastChannel | undefined

/** One for telling and listening: a window does not hear itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('evidence-chat-windows')
  return channel
}

export function broadcastToTabs(told: TabMessage): void {
  openChannel().postMessage(told)
}

/** @returns stops listening */
export function listenToTabs(onTold: (told: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<TabMessage>) => onTold(data)
  openChannel().addEventListener('message', onMessage)
  return () => openChannel().removeEventListener('message', onMessage)
}
