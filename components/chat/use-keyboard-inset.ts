import { useEffect } from 'react'

/**
 * Publishes how much of the window the on-screen keyboard covers as `--keyboard`. Safari on iOS lays the keyboard over
 * the page instead of resizing it, and would hide what sticks to the bottom edge.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const update = () => {
      const hiddenPx = Math.round(window.innerHeight - view.height - view.offsetTop)
      // Pinch zoom shrinks the visual viewport too, without a keyboard.
      const isKeyboard = view.scale === 1 && hiddenPx > 0
      document.documentElement.style.setProperty('--keyboard', isKeyboard ? `${hiddenPx}px` : '0px')
    }
    view.addEventListener('resize', update)
    view.addEventListener('scroll', update)
    return () => {
      view.removeEventListener('resize', update)
      view.removeEventListener('scroll', update)
    }
  }, [])
}
