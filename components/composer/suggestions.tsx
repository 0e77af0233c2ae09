'use client'

import { BookOpen, History, Tag } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { Suggestion } from '@/lib/wire/suggestions/suggestions'
import { useSuggestions } from './use-suggestions'

interface SuggestionsProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** Opens above the question box instead of below it. */
  isAbove: boolean
  onText(text: string): void
}

const icons = { concept: Tag, title: BookOpen, question: History } as const

/**
 * Suggestions for the text in the question box, as a listbox of the text field (WAI-ARIA Authoring Practices, combobox
 * with manual selection): the arrow keys choose, Enter takes the chosen one, Esc closes. Without a choice Enter sends.
 */
export function Suggestions({ field, text, isAbove, onText }: SuggestionsProps) {
  const messages = useMessages()
  const { suggestions: labels } = messages.composer
  const [chosen, setChosen] = useState<string | null>(null)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const isFocused = useFocused(field)
  const suggestions = useSuggestions(text, chosen)
  const isOpen = isFocused && suggestions.length > 0 && closedFor !== text
  const id = useId()

  function choose(suggestion: Suggestion) {
    const next = text.slice(0, suggestion.from) + suggestion.text
    setChosen(next)
    onText(next)
    field.current?.focus()
  }

  const active = useListKeys(field, {
    key: text,
    count: isOpen ? suggestions.length : 0,
    onChoose: (index) => suggestions[index] && choose(suggestions[index]),
    onClose: () => setClosedFor(text),
  })
  useFieldAttributes(field, isOpen ? { list: id, option: active === null ? null : `${id}-${active}` } : null)

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isOpen && formatPlural(messages, labels.available, suggestions.length)}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={labels.title}
          className={`absolute inset-x-0 z-20 max-h-[45dvh] overflow-y-auto rounded-xl border border-edge bg-surface p-1 text-sm shadow-lg ${isAbove ? 'bottom-full mb-3' : 'top-full mt-3'}`}
        >
          {suggestions.map((suggestion, index) => (
            <Option
              key={`${suggestion.kind} ${suggestion.text}`}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onChoose={() => choose(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  )
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  /** Whether the arrow keys have reached it. */
  isActive: boolean
  onChoose(): void
}

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  const { suggestions: labels } = useMessages().composer
  const Icon = icons[suggestion.kind]
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus, and with it the keyboard of a phone.
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 py-1.5 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:outline-2 aria-selected:outline-accent aria-selected:-outline-offset-2"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1">
        {suggestion.text}
      </span>
      <span className="shrink-0 whitespace-nowrap text-muted text-xs max-sm:sr-only">
        {labels.kinds[suggestion.kind]}
      </span>
    </div>
  )
}

function useFocused(field: RefObject<HTMLTextAreaElement | null>): boolean {
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    const element = field.current
    if (!element) return
    const update = () => setIsFocused(document.activeElement === element)
    update()
    element.addEventListener('focus', update)
    element.addEventListener('blur', update)
    return () => {
      element.removeEventListener('focus', update)
      element.removeEventListener('blur', update)
    }
  }, [field])
  return isFocused
}

interface ListKeys {
  /** Nothing is chosen when it changes. */
  key: string
  /** 0 while the list is closed. */
  count: number
  onChoose(index: number): void
  onClose(): void
}

/** @returns the index of the option chosen with the arrow keys, or null */
function useListKeys(field: RefObject<HTMLTextAreaElement | null>, keys: ListKeys): number | null {
  const [active, setActive] = useState<{ key: string; index: number } | null>(null)
  const index = active?.key === keys.key && active.index < keys.count ? active.index : null
  const latest = useRef({ keys, index })
  useEffect(() => {
    latest.current = { keys, index }
  })
  useEffect(() => {
    const element = field.current
    if (!element) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { keys, index } = latest.current
      if (keys.count === 0 || event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
        return
      const move = (to: number | null) => setActive(to === null ? null : { key: keys.key, index: to })
      if (event.key === 'ArrowDown') move(index === null ? 0 : (index + 1) % keys.count)
      else if (event.key === 'ArrowUp' && index !== null) move(index === 0 ? null : index - 1)
      else if (event.key === 'Enter' && index !== null) keys.onChoose(index)
      else if (event.key === 'Escape') keys.onClose()
      else return
      // Otherwise the key would also move the caret, send the question, or stop the answer.
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [field])
  return index
}

/** Relates the field to its list for assistive technology. */
function useFieldAttributes(
  field: RefObject<HTMLTextAreaElement | null>,
  related: { list: string; option: string | null } | null,
): void {
  const { list = null, option = null } = related ?? {}
  useEffect(() => {
    const element = field.current
    if (!element || list === null) return
    element.setAttribute('aria-autocomplete', 'list')
    element.setAttribute('aria-controls', list)
    if (option !== null) element.setAttribute('aria-activedescendant', option)
    return () => {
      for (const name of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant']) element.removeAttribute(name)
    }
  }, [field, list, option])
}
