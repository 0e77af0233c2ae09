import { listenToTabs } from './broadcast'

/** Going back and forth between two windows asks no more often. */
const betweenLooksMs = 10_000

/**
 * Says when stored conversations have changed elsewhere: at once when a window of this browser did it and this one can be
 * seen, and for what another computer may have done when this window is looked at again. Nothing is asked meanwhile.
 *
 * @param onChange with the conversation; null when it may be any
 * @returns stops watching
 */
export function subscribeToChanges(onChange: (conversation: string | null) => void): () => void {
  let hasMissed = false
  let lookedAt = Date.now()
  const unlisten = listenToTabs((told) => {
    if (told.type !== 'changed') return
    if (document.visibilityState === 'visible') onChange(told.conversation)
    else hasMissed = true
  })
  const onLook = () => {
    if (document.visibilityState !== 'visible') return
    if (!hasMissed && Date.now() - lookedAt < betweenLooksMs) return
    hasMissed = false
    lookedAt = Date.now()
    onChange(null)
  }
  document.addEventListener('visibilitychange', onLook)
  window.addEventListener('focus', onLook)
  return () => {
    unlisten()
    document.removeEventListener('visibilitychange', onLook)
    window.removeEventListener('focus', onLook)
  }
}
