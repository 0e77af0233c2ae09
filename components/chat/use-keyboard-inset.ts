import { useEffect } from 'react'

/**
 * Tells the style sheet how much of the window the keyboard covers. Safari on a phone lays it over the page instead of
 * making the page smaller, and what sticks to the lower edge would lie behind it.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const update = () => {
      const hiddenPx = Math.round(window.innerHeight - view.height - view.offsetTop)
      // Zooming in makes the visible part smaller, too, and is no keyboard.
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
