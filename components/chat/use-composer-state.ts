'use client'

import { useEffect } from 'react'

/**
 * Publishes as `data-composer` of the page that the composer is docked at its lower edge, or `typing` while one of its
 * inputs has the focus. A selector with `:has()` could say so, but the browser would search the whole answer for a match
 * with each arriving word.
 */
export function useComposerState(dock: { current: HTMLElement | null }, isDocked: boolean): void {
  useEffect(() => {
    const page = document.documentElement
    const update = (focused: EventTarget | null) => {
      const isTyping =
        focused instanceof Element && focused.matches('textarea, input') && dock.current?.contains(focused)
      if (isTyping || isDocked) page.dataset['composer'] = isTyping ? 'typing' : 'docked'
      else delete page.dataset['composer']
    }
    const onFocusIn = ({ target }: FocusEvent) => update(target)
    const onFocusOut = ({ relatedTarget }: FocusEvent) => update(relatedTarget)
    update(document.activeElement)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
      delete page.dataset['composer']
    }
  }, [dock, isDocked])
}
