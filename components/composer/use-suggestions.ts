'use client'

import { useEffect, useState } from 'react'
import { detectIdentifiers } from '@/components/identifiers/use-identifiers'
import { type Suggestion, suggestedForCharactersMax } from '@/lib/wire/suggestions/suggestions'
import { fetchSuggestions } from './suggestion-api'

/** A pause in which a word is rarely unfinished. */
const pauseMs = 180
const charactersMin = 3
/** Two characters of Chinese begin a name as clearly as three letters. */
const chinese = /\p{Script=Han}{2}$/u

const none: readonly Suggestion[] = []

/**
 * Suggestions of this server for a text that is being typed; none for a long text and for one that may identify a
 * patient, which is not sent anywhere.
 *
 * @param chosen a text that was taken from a suggestion, and needs none
 */
export function useSuggestions(text: string, chosen: string | null): readonly Suggestion[] {
  const [found, setFound] = useState<{ text: string; suggestions: readonly Suggestion[] }>({
    text: '',
    suggestions: none,
  })
  const isBegun = text.trim().length >= charactersMin || chinese.test(text)
  const isShort = isBegun && text.length <= suggestedForCharactersMax
  const isAsked = isShort && text !== chosen && !text.includes('\n')
  useEffect(() => {
    if (!isAsked) return
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      // When the check fails, the text may identify a patient.
      const identifiers = await detectIdentifiers(text).catch(() => null)
      if (identifiers?.length !== 0 || ended.signal.aborted) return
      const suggestions = await fetchSuggestions(text, ended.signal)
      if (!ended.signal.aborted) setFound({ text, suggestions })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [text, isAsked])
  return isAsked && found.text === text ? found.suggestions : none
}
