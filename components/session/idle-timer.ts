/** Detects that the user is idle. Tabs share activity, so that work in one keeps all of them signed in. */

const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Interval for sharing activity with other tabs and for checking the clock. */
const tickMs = 1000

/**
 * Calls `onIdle` once, after `idleMs` without activity in any tab. Time during sleep counts.
 *
 * @param onActive called on activity in this page, at most three times in `idleMs`
 * @returns a function that stops the timer
 */
export function startIdleTimer(idleMs: number, onIdle: () => void, onActive: () => void): () => void {
  const tabs = new BroadcastChannel('evidence-chat-activity')
  let lastAt = Date.now()
  let sharedAt = lastAt
  let activeAt = lastAt
  const onActivity = () => {
    lastAt = Date.now()
    if (lastAt - sharedAt < tickMs) return
    sharedAt = lastAt
    tabs.postMessage(null)
    if (lastAt - activeAt < idleMs / 3) return
    activeAt = lastAt
    onActive()
  }
  const check = () => {
    if (Date.now() - lastAt < idleMs) return
    stop()
    onIdle()
  }
  const stop = () => {
    clearInterval(timer)
    tabs.close()
    for (const name of activities) window.removeEventListener(name, onActivity, true)
    document.removeEventListener('visibilitychange', check)
  }
  const timer = setInterval(check, tickMs)
  tabs.onmessage = () => {
    lastAt = Date.now()
  }
  for (const name of activities) window.addEventListener(name, onActivity, { capture: true, passive: true })
  document.addEventListener('visibilitychange', check)
  return stop
}
