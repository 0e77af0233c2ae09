import { listenToTabs } from './broadcast'

/** Limits requests when the user switches between two windows. */
const minIntervalMs = 10_000

/**
 * Reports changes to stored conversations: immediately when another tab of this browser made them and this tab is
 * visible, and, for changes by other devices, when this tab becomes visible again. It never polls.
 *
 * @param onChange receives the conversation id; null when any may have changed
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(onChange: (conversation: string | null) => void): () => void {
  let hasMissed = false
  let checkedAt = Date.now()
  const unlisten = listenToTabs((message) => {
    if (message.type !== 'changed') return
    if (document.visibilityState === 'visible') onChange(message.conversation)
    else hasMissed = true
  })
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return
    if (!hasMissed && Date.now() - checkedAt < minIntervalMs) return
    hasMissed = false
    checkedAt = Date.now()
    onChange(null)
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('focus', onVisible)
  return () => {
    unlisten()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('focus', onVisible)
  }
}
