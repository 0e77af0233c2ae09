'use client'

import { memo, useEffect, useMemo, useReducer, useRef } from 'react'
import { completeMarkdown } from '@/components/answer/markdown/complete-markdown'
import { appendDefinitions, collectDefinitions, type Definitions } from '@/components/answer/markdown/link-definitions'
import type { UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import { type Block, dropReferences, extendBlocks } from '@/components/answer/markdown/split-blocks'
import { hasSameProps } from '@/components/ui/shallow-array-equal'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { AnswerBlock, SourcesContext } from './answer-block'

interface AnswerTextProps {
  text: string
  items: readonly EvidenceItem[]
  doubts: readonly UnverifiedSentence[]
  isStreaming: boolean
  /** Whether what comes is led to: its true height counts from the first paint on. */
  isInSight: boolean
}

/** A mark is a little larger than the line it stands in, and its outline larger still. */
const groupBox = 'space-y-4 [overflow-clip-margin:0.5rem]'

/** About how tall blocks are that nobody has laid out yet; a browser remembers the true height once it has. */
function estimateHeightRem(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + Math.ceil(text.length / 85) * 1.8 + 1, 0)
}

/** An answer's Markdown, drawn block by block: while it streams, only the open last block is parsed and drawn again. */
export function AnswerText({ text, items: latestItems, doubts, isStreaming, isInSight }: AnswerTextProps) {
  const items = useStableItems(latestItems)
  const all = useBlocks(text)
  const blocks = items.length > 0 ? dropReferences(all) : all
  const numbers = items.map(({ n }) => n).join()
  const known = useMemo(() => new Set(numbers.split(',').map(Number)), [numbers])
  const shownDoubts = useGradualReveal(doubts)
  const laidOut = useLaidOutCount(blocks.length, isStreaming || isInSight)
  const definitions = useDefinitions(all, isStreaming)
  return (
    <SourcesContext value={items}>
      {groupBlocks(blocks).map((group, index) => {
        const before = index * groupSize
        const holdsLast = before + group.length === blocks.length
        return (
          <BlockGroup
            key={group[0]?.start}
            blocks={group}
            known={known}
            doubts={filterUnverified(group, shownDoubts)}
            definitions={definitions}
            hasOpen={isStreaming && holdsLast}
            mayRest={before + group.length <= laidOut}
          />
        )
      })}
    </SourcesContext>
  )
}

const groupSize = 16

/**
 * Finished blocks stand in groups, so that a word that arrives looks at a dozen of them and not at hundreds; nor does the
 * browser, which asks of each part that may rest in every frame whether it is in sight.
 */
function groupBlocks(blocks: readonly Block[]): Block[][] {
  return Array.from({ length: Math.ceil(blocks.length / groupSize) }, (_, index) =>
    blocks.slice(index * groupSize, (index + 1) * groupSize),
  )
}

function filterUnverified(
  blocks: readonly Block[],
  doubts: readonly UnverifiedSentence[],
): readonly UnverifiedSentence[] {
  const from = blocks[0]?.start ?? 0
  const last = blocks.at(-1)
  const to = last ? last.start + last.text.length : from
  return doubts.filter(({ start, end }) => start < to && from < end)
}

/** The complete sources at the end differ in where their marks stand; for what a mark shows they are the same ones. */
function useStableItems(latest: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const held = useRef(latest)
  const isSameSource = (item: EvidenceItem, at: number) => {
    const before = held.current[at]
    return before?.n === item.n && before.id === item.id && before.quote === item.quote
  }
  if (latest.length !== held.current.length || !latest.every(isSameSource)) held.current = latest
  return held.current
}

/** The blocks of a growing text. What was cut before is kept; a text that is another one is cut anew. */
function useBlocks(text: string): readonly Block[] {
  const cut = useRef<{ text: string; blocks: readonly Block[] }>({ text: '', blocks: [] })
  if (cut.current.text !== text) {
    const previous = text.startsWith(cut.current.text) ? cut.current.blocks : []
    cut.current = { text, blocks: extendBlocks(previous, text) }
  }
  return cut.current.blocks
}

/** Each block is searched once, when it is closed. */
function useDefinitions(blocks: readonly Block[], isStreaming: boolean): Definitions {
  const found = useRef<{ first: Block | undefined; count: number; definitions: Definitions }>(nothingFound)
  const closed = isStreaming ? blocks.length - 1 : blocks.length
  if (found.current.first !== blocks[0] || found.current.count > closed) found.current = nothingFound
  const { count, definitions } = found.current
  if (count < closed)
    found.current = {
      first: blocks[0],
      count: closed,
      definitions: collectDefinitions(blocks.slice(count, closed), definitions),
    }
  return found.current.definitions
}

const nothingFound = { first: undefined, count: 0, definitions: new Map<string, string>() }

/**
 * How many blocks have been laid out: those may cost nothing while they are out of sight. One that has just arrived is laid
 * out once first, so that its height is known: a guess that is put right in the next frame would move what stands below. An
 * answer that was finished before it came here, and is not in sight, has no such moment.
 */
function useLaidOutCount(blockCount: number, isSeen: boolean): number {
  const count = useRef(isSeen ? 0 : Number.POSITIVE_INFINITY)
  const now = count.current
  useEffect(() => {
    // The last one was still growing when it was laid out.
    count.current = Math.max(count.current, blockCount - 1)
  }, [blockCount])
  return now
}

const doubtsPerFrame = 10

/**
 * The few that come with words are shown with them. Read from the log, a long answer brings a hundred doubts at once: a few
 * in each frame, so that the page never stands still.
 */
function useGradualReveal(doubts: readonly UnverifiedSentence[]): readonly UnverifiedSentence[] {
  const shown = useRef(doubts.length)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  if (doubts.length - shown.current <= doubtsPerFrame) shown.current = doubts.length
  const count = shown.current
  useEffect(() => {
    if (count === doubts.length) return
    const frame = requestAnimationFrame(() => {
      shown.current = count + doubtsPerFrame
      drawAgain()
    })
    return () => cancelAnimationFrame(frame)
  }, [count, doubts.length])
  return count === doubts.length ? doubts : doubts.slice(0, count)
}

interface BlockGroupProps {
  blocks: readonly Block[]
  known: ReadonlySet<number>
  doubts: readonly UnverifiedSentence[]
  definitions: Definitions
  /** Whether the last of them is still growing. */
  hasOpen: boolean
  /** Out of sight it is not laid out. */
  mayRest: boolean
}

const BlockGroup = memo(function BlockGroup({ blocks, known, doubts, definitions, hasOpen, mayRest }: BlockGroupProps) {
  return (
    <div
      style={{ containIntrinsicBlockSize: `auto ${estimateHeightRem(blocks)}rem` }}
      className={mayRest ? `${groupBox} [content-visibility:auto] print:[content-visibility:visible]` : groupBox}
    >
      {blocks.map((block, index) => {
        const isOpen = hasOpen && index === blocks.length - 1
        return (
          <AnswerBlock
            key={block.start}
            text={isOpen ? completeMarkdown(block.text, block.start === 0) : appendDefinitions(block.text, definitions)}
            base={block.start}
            known={known}
            doubts={filterUnverified([block], doubts)}
          />
        )
      })}
    </div>
  )
}, hasSameProps)
