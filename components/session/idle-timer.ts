/** Notices that nobody is at the page. Its tabs know of each other, so that work in one keeps all of them open. */

const activities = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** How often activity is told to the other tabs, and the clock is looked at. */
const tickMs = 1000

/**
 * Calls `onIdle` once, when nothing was touched in any tab for so long. The clock counts while a computer sleeps, too.
 *
 * @param onActive called while somebody is at this page, at most three times in `idleMs`
 * @returns stops watching
 */
export function startIdleTimer(idleMs: number, onIdle: () => void, onActive: () => void): () => void {
  const tabs = new BroadcastChannel('evidence-chat-activity')
  let lastAt = Date.now()
  let toldAt = lastAt
  let activeAt = lastAt
  const onActivity = () => {
    lastAt = Date.now()
    if (lastAt - toldAt < tickMs) return
    toldAt = lastAt
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
