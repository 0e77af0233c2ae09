/** Tabs of one browser inform each other of changes, so that none shows outdated data. */

type TabMessage =
  /** The conversation that changed; null when any may have. */
  { type: 'changed'; conversation: string | null } | { type: 'signed in' } | { type: 'signed out' }

let channel: BroadcastChannel | undefined

/** One channel for sending and receiving: a tab does not receive its own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('evidence-chat-windows')
  return channel
}

export function broadcastToTabs(message: TabMessage): void {
  openChannel().postMessage(message)
}

/** @returns a function that stops listening */
export function listenToTabs(onMessage: (message: TabMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<TabMessage>) => onMessage(data)
  openChannel().addEventListener('message', listener)
  return () => openChannel().removeEventListener('message', listener)
}
