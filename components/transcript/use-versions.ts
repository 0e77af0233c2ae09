'use client'

import { useMemo, useRef } from 'react'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { createVersionFinder, type Versions } from '@/components/conversation/message-tree'
import type { MessageNode } from '@/lib/wire/conversation'

interface TurnVersions {
  questions: Versions
  answers: Versions
}

const alone: Versions = { ids: [], index: 0 }
export const unversioned: TurnVersions = { questions: alone, answers: alone }

/** @returns the versions of each turn's question and answer */
export function useVersions(nodes: readonly MessageNode[], turns: readonly Turn[]): readonly TurnVersions[] {
  const findAllVersions = useRef(createVersionFinder())
  const ids = turns.map(({ id, answerId }) => `${id} ${answerId}`).join()
  // Arriving text changes the turns but not their versions.
  return useMemo(() => {
    const found = findAllVersions.current(
      nodes,
      turns.flatMap(({ id, answerId }) => [id, answerId]),
    )
    return turns.map((_, at) => ({ questions: found[2 * at] ?? alone, answers: found[2 * at + 1] ?? alone }))
  }, [nodes, ids])
}
