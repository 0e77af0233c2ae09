'use client'

import { useEffect, useState } from 'react'

/** The reader looks at the turn that reaches this share of the window's height. */
const line = 0.3
const turnPrefix = 'turn-'
/** Looking takes a millisecond, and scrolling has 60 frames a second. */
const everyMs = 200

/** @returns the id of the question whose turn the reader looks at; null when there is none */
export function useCurrentTurn(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const found = findTurn()
      if (found !== null) setCurrent(found)
    }
    const onScroll = () => {
      timer ??= setTimeout(look, everyMs)
    }
    look()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return current
}

/** By the point in the text rather than the positions of all turns, of which there may be hundreds. */
function findTurn(): string | null {
  const { left, width } = document.getElementById('content')?.getBoundingClientRect() ?? new DOMRect()
  const [turn] = document
    .elementsFromPoint(left + width / 4, window.innerHeight * line)
    .flatMap((element) => element.closest(`article[id^="${turnPrefix}"]`) ?? [])
  return turn ? turn.id.slice(turnPrefix.length) : null
}
