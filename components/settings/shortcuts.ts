'use client'

import { useEffect, useRef } from 'react'
import { isShortcutDisabled } from './preferences'

/**
 * Keyboard shortcuts. Single keys are ignored while the user types, and each can be disabled (WCAG 2.1.4). None is a
 * letter, because letters typed anywhere go to the question box; there are no chords, because browsers and screen
 * readers use most of them. The names are stored in `localStorage`.
 */
export const shortcuts = {
  list: '?',
  question: '/',
  new: '+',
  previousMark: '[',
  nextMark: ']',
  stop: 'Escape',
  recall: 'ArrowUp',
  /** Any character that is not a shortcut. */
  type: '',
} as const

type ShortcutName = keyof typeof shortcuts

/** Runs `action` when the key is pressed; undefined disables the shortcut. */
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

/** An open card, a dialog or an IME composition may have handled the key already. */
function isMeant(event: KeyboardEvent, name: ShortcutName): boolean {
  if (event.key !== shortcuts[name] || event.defaultPrevented || event.isComposing || event.repeat) return false
  if (isChord(event) || document.querySelector('dialog[open], [popover=auto]:popover-open')) return false
  return event.key === 'Escape' || !isTyping(event.target) || isEmptyQuestion(event.target)
}

/** No question begins with a shortcut, and the box has the focus from the start. */
function isEmptyQuestion(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement && target.value === '' && target.closest('#question') !== null
}

/** Whether a key is a shortcut that is enabled. */
export function isShortcutKey(key: string): boolean {
  return Object.entries(shortcuts).some(([name, each]) => each === key && !isShortcutDisabled(name))
}

/** AltGr, which types brackets on many keyboards, is reported as Ctrl and Alt together and is not a chord. */
function isChord({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return metaKey || ctrlKey !== altKey
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
