'use client'

import { useEffect, useState } from 'react'

/** The width of the outline and a gap, in units of the text size. */
const neededRem = 14

/** @returns whether the outline fits between the edge of the page, or the list of conversations, and the text */
export function useRoomBeside(): boolean {
  const [hasRoom, setHasRoom] = useState(measureRoom)
  useEffect(() => {
    const widths = new Map<Element, number>()
    const observer = new ResizeObserver((entries) => {
      const changed = entries.filter(({ target, contentRect }) => widths.get(target) !== contentRect.width)
      for (const { target, contentRect } of changed) widths.set(target, contentRect.width)
      // The height changes with every word of an answer.
      if (changed.length > 0) setHasRoom(measureRoom())
    })
    const content = document.getElementById('content')
    // The text may keep its width while the room around it changes.
    for (const element of [content, content?.parentElement]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return hasRoom
}

function measureRoom(): boolean {
  const content = document.getElementById('content')
  const around = content?.parentElement
  if (!content || !around) return false
  const { fontSize } = getComputedStyle(document.documentElement)
  const panelPx = Number.parseFloat(getComputedStyle(around).paddingInlineStart) || 0
  return (around.clientWidth - panelPx - content.offsetWidth) / 2 >= neededRem * Number.parseFloat(fontSize)
}
