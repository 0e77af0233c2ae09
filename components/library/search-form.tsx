'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type LibraryQuery, parseLibraryQuery, toLibraryHref } from '@/lib/wire/library-query'
import { searchFormId, toSortValue } from './search-fields'

/**
 * The form of search text, filters and order. Works without JavaScript, by GET; with it a filter applies at once and
 * the URL stays short.
 */
export function SearchForm({ query, children }: { query: LibraryQuery; children: ReactNode }) {
  const { push } = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)

  // Back navigation does not reset field values: set them, and keep the focus.
  useEffect(() => {
    // The first render has its values; keep what was typed before hydration.
    if (shown.current === query) return
    shown.current = query
    form.current?.reset()
    const chosen: Record<string, string> = { in: query.searchIn, source: query.source ?? '', sort: toSortValue(query) }
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLSelectElement) field.value = chosen[field.name] ?? ''
  }, [query])

  // When the window becomes wide, the filters move beside the list: close the popover.
  useEffect(() => {
    const wide = window.matchMedia('(width >= 64rem)')
    wide.addEventListener('change', closeSheet)
    return () => wide.removeEventListener('change', closeSheet)
  }, [])

  function show() {
    if (!form.current) return
    const parameters = new URLSearchParams()
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') parameters.append(name, value)
    push(toLibraryHref(parseLibraryQuery(parameters)), { scroll: false })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    closeSheet()
    show()
  }

  /** Text and years are still being typed; everything else applies at once. */
  function onChange({ target }: FormEvent) {
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
    if ((isBox || target instanceof HTMLSelectElement) && target.form === form.current) show()
  }

  return (
    <div onChange={onChange}>
      <form ref={form} id={searchFormId} action="/library" onSubmit={onSubmit} />
      {children}
    </div>
  )
}

/** Closes the filter popover of narrow screens. */
function closeSheet(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
}
