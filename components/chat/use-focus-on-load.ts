import { type RefObject, useEffect, useRef } from 'react'
import { isTouchDevice } from './focus-composer'

/**
 * Puts the focus in the question box of a page that opens empty. On a phone the on-screen keyboard would cover the
 * page, and the focus that a reader has placed already is kept.
 */
export function useFocusOnLoad(field: RefObject<HTMLTextAreaElement | null>, isNew: boolean): void {
  const opensEmpty = useRef(isNew)
  useEffect(() => {
    if (!opensEmpty.current || isTouchDevice() || document.activeElement !== document.body) return
    field.current?.focus({ preventScroll: true })
  }, [field])
}
