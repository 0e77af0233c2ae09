'use client'

import { useEffect } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { detectIdentifiers } from '@/components/identifiers/use-identifiers'

/** About what a tab and the list of a browser's history show. */
const nameCharacters = 60

/**
 * Names the conversation in the title of the tab. The browser keeps titles in its history, which others at the same
 * computer can read: a name that may identify a patient is left out, and so is one that could not be checked.
 *
 * @param name null for no name
 * @param isOwn false leaves the title as it is
 */
export function useTitle(name: string | null, isOwn: boolean): void {
  const { product, transcript } = useMessages()
  const general = isOwn ? `${transcript.log} · ${product}` : undefined
  useEffect(() => {
    if (general === undefined) return
    const before = document.title
    let title = general
    let isOld = false
    const show = () => {
      if (document.title !== title) document.title = title
    }
    show()
    // React adds the title of the page again, before any other, if it hydrates it after this.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    if (name !== null)
      detectIdentifiers(name)
        .then((found) => {
          if (isOld || found.length > 0) return
          title = `${shortenName(name)} · ${product}`
          show()
        })
        .catch(() => undefined)
    return () => {
      isOld = true
      observer.disconnect()
      document.title = before
    }
  }, [name, general, product])
}

/** Cut between words. */
function shortenName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  if (line.length <= nameCharacters) return line
  const cut = line.slice(0, nameCharacters).toWellFormed()
  return `${/^(.{20,})\s/.exec(cut)?.[1] ?? cut}…`
}
