'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { detectIdentifiers } from '@/components/identifiers/use-identifiers'

/** About what a tab and the list of a browser's history show. */
const nameCharacters = 60

/**
 * Names the conversation in the title of the tab. The browser keeps titles in its history, which others at the same
 * computer can read: a name that may identify a patient is left out, and so is one that could not be checked.
 *
 * An element instead of `document.title`: React adds the title of the page again, before any other, if its text was
 * changed before the page is hydrated. Not in the HTML of the server, where it would come after the title of the page.
 *
 * @param name null for no name
 */
export function TabTitle({ name }: { name: string | null }) {
  const { product, transcript } = useMessages()
  const general = `${transcript.log} · ${product}`
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    setShown(general)
    if (name === null) return
    let isOld = false
    detectIdentifiers(name)
      .then((found) => {
        if (!isOld && found.length === 0) setShown(`${shortenName(name)} · ${product}`)
      })
      .catch(() => undefined)
    return () => {
      isOld = true
    }
  }, [name, general, product])
  return shown && <title>{shown}</title>
}

/** Cut between words. */
function shortenName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  if (line.length <= nameCharacters) return line
  const cut = line.slice(0, nameCharacters).toWellFormed()
  return `${/^(.{20,})\s/.exec(cut)?.[1] ?? cut}…`
}
