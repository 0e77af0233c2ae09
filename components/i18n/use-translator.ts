'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { loadTranslator, type Translator } from './lazy-server-messages'
import { type Locale, negotiateLocale } from './locales'

const loaded = new Map<Locale, Translator>()
const listeners = new Set<() => void>()

/** @returns what renders server messages in this locale; null in English, and until it has been loaded */
export function useTranslator(locale: Locale): Translator | null {
  useEffect(() => void preloadTranslator(locale), [locale])
  return useSyncExternalStore(
    subscribe,
    () => loaded.get(locale) ?? null,
    () => null,
  )
}

/** Loads the translations of the page's language, before text that needs them is drawn. */
export function preloadPageTranslator(): Promise<void> {
  return preloadTranslator(negotiateLocale(undefined, document.documentElement.lang))
}

/** Loads the translations before text that needs them is drawn, so that no line changes its length afterwards. */
async function preloadTranslator(locale: Locale): Promise<void> {
  if (locale === 'en' || loaded.has(locale)) return
  const translate = await loadTranslator(locale).catch(() => null)
  if (!translate) return
  loaded.set(locale, translate)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
