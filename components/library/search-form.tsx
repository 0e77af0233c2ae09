'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { type LibraryQuery, parseLibraryQuery, toLibraryHref } from '@/lib/wire/library-query'
import { searchFormId, toSortValue } from './search-fields'

/**
 * The form around search words, filters and order. It works without script, by GET; with it a filter acts as soon as it
 * is chosen, and the address stays as short as it can be.
 */
export function SearchForm({ query, children }: { query: LibraryQuery; children: ReactNode }) {
  const { push } = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(query)

  // Going back changes the view but not what the fields hold: they are set to it, and whoever uses one keeps the focus.
  useEffect(() => {
    // The first view comes with its fields; what was typed before this code had come stays.
    if (shown.current === query) return
    shown.current = query
    form.current?.reset()
    const chosen: Record<string, string> = { in: query.searchIn, source: query.source ?? '', sort: toSortValue(query) }
    for (const field of form.current?.elements ?? [])
      if (field instanceof HTMLSelectElement) field.value = chosen[field.name] ?? ''
  }, [query])

  // A tablet is turned: the filters stand beside the records then, and no sheet may lie over them.
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

  /** Words and years are being typed; whatever is chosen acts at once. */
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

/** The filters on a narrow screen. */
function closeSheet(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
}
