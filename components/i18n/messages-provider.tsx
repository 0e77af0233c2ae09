'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { PageWords } from './messages-en'

const Words = createContext<PageWords | null>(null)

/** Hands the words of one language to everything below; the server chose them, so no other language is ever loaded. */
export function WordsProvider({ words, children }: { words: PageWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export function useWords(): PageWords {
  const words = useContext(Words)
  if (!words) throw new Error('A component that speaks stands outside WordsProvider.')
  return words
}
