'use client'

import { useEffect, useRef } from 'react'
import { isShortcutDisabled } from './preferences'

/**
 * The keys of the page. Single keys work only where nothing is being typed, and each can be switched off (WCAG 2.1.4);
 * chords are few, since browsers and screen readers own most of them.
 */
export const shortcuts = {
  list: '?',
  question: '/',
  new: 'n',
  previousMark: '[',
  nextMark: ']',
  stop: 'Escape',
  recall: 'ArrowUp',
} as const

export type ShortcutName = keyof typeof shortcuts

/** Does `action` when the key is pressed; undefined while there is nothing to do. */
export function useShortcut(name: ShortcutName, action: (() => void) | undefined): void {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  const isActive = action !== undefined
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMeant(event, name) || isShortcutDisabled(name)) return
      event.preventDefault()
      latest.current?.()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isActive, name])
}

/** Something nearer may have taken the key already: an open card, a dialog, or a word being composed. */
function isMeant(event: KeyboardEvent, name: ShortcutName): boolean {
  if (event.key !== shortcuts[name] || event.defaultPrevented || event.isComposing || event.repeat) return false
  if (isChord(event) || document.querySelector('dialog[open]')) return false
  return event.key === 'Escape' || !isTyping(event.target)
}

/** AltGr, which types the brackets on many keyboards, arrives as Ctrl and Alt together and is no chord. */
function isChord({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return metaKey || ctrlKey !== altKey
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
