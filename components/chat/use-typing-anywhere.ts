import { type RefObject, useEffect } from 'react'
import { isShortcutDisabled } from '@/components/settings/preferences'
import { isShortcutKey, isTyping } from '@/components/settings/shortcuts'

/**
 * Text that is typed or pasted while nothing else takes it goes to the question box: the box gets the focus before the
 * browser inserts the character. Keys that scroll the page, press a button or are shortcuts keep their meaning.
 */
export function useTypingAnywhere(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const box = field.current
      if (!box || !isText(event) || isTaken(event) || isShortcutDisabled('type')) return
      box.focus({ preventScroll: true })
      box.setSelectionRange(box.value.length, box.value.length)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [field])
}

/** Whether the key would insert a character, or paste, in a text field. AltGr is reported as Ctrl and Alt together. */
function isText({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return false
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'v'
  return key.length === 1 && key !== ' ' && !metaKey && ctrlKey === altKey
}

/** Whether something else uses the key: a field, a list of choices, an open dialog or menu, or a shortcut. */
function isTaken(event: KeyboardEvent): boolean {
  const { target, key, defaultPrevented } = event
  if (defaultPrevented || isTyping(target) || isShortcutKey(key)) return true
  if (document.querySelector('dialog[open], [popover=auto]:popover-open') !== null) return true
  return target instanceof Element && target.closest('[role=listbox], [role=menu], [role=tree]') !== null
}
