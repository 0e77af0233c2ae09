'use client'

import { memo, useEffect, useMemo, useReducer, useRef } from 'react'
import { completeMarkdown } from '@/components/answer/markdown/complete-markdown'
import { completeTable } from '@/components/answer/markdown/complete-table'
import { findBottomLine } from '@/components/answer/markdown/find-bottom-line'
import { appendDefinitions, collectDefinitions, type Definitions } from '@/components/answer/markdown/link-definitions'
import type { UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import { type Block, dropReferences, extendBlocks } from '@/components/answer/markdown/split-blocks'
import { hasSameProps } from '@/components/ui/shallow-array-equal'
import type { EvidenceItem } from '@/lib/wire/evidence'
import { AnswerBlock, SourcesContext } from './answer-block'

interface AnswerTextProps {
  text: string
  items: readonly EvidenceItem[]
  unverified: readonly UnverifiedSentence[]
  isStreaming: boolean
  /** The number of notices before the paragraph that answers the question; null if none does. */
  noticesBefore: number | null
  /** Whether the reader is taken here: then its true height must count from the first paint. */
  isInSight: boolean
}

/** A citation is slightly taller than its line, and its outline taller still. */
const groupBox = 'space-y-4 [overflow-clip-margin:0.5rem]'

/** Estimated height of blocks not laid out yet; the browser remembers the true height afterwards. */
function estimateHeightRem(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + Math.ceil(text.length / 85) * 1.8 + 1, 0)
}

/** An answer's Markdown, block by block: while it streams, only the open last block is parsed and rendered again. */
export function AnswerText(props: AnswerTextProps) {
  const { text, items: latestItems, unverified, isStreaming, noticesBefore, isInSight } = props
  const items = useStableItems(latestItems)
  const all = useBlocks(text)
  const blocks = items.length > 0 ? dropReferences(all) : all
  const numbers = items.map(({ n }) => n).join()
  const known = useMemo(() => new Set(numbers.split(',').map(Number)), [numbers])
  const shownSentences = useGradualReveal(unverified)
  const laidOut = useLaidOutCount(blocks.length, isStreaming || isInSight)
  const definitions = useDefinitions(all, isStreaming)
  const bottomLine = findBottomLine(blocks, noticesBefore)
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
            unverified={filterUnverified(group, shownSentences)}
            definitions={definitions}
            last={holdsLast ? (isStreaming ? 'open' : 'ended') : null}
            mayRest={before + group.length <= laidOut}
            bottomLine={group.find((block) => block === bottomLine)}
          />
        )
      })}
    </SourcesContext>
  )
}

const groupSize = 16

/**
 * Groups finished blocks, so that each arriving word compares a dozen blocks instead of hundreds. The browser also
 * checks the visibility of every `content-visibility` element in each frame.
 */
function groupBlocks(blocks: readonly Block[]): Block[][] {
  return Array.from({ length: Math.ceil(blocks.length / groupSize) }, (_, index) =>
    blocks.slice(index * groupSize, (index + 1) * groupSize),
  )
}

function filterUnverified(
  blocks: readonly Block[],
  unverified: readonly UnverifiedSentence[],
): readonly UnverifiedSentence[] {
  const from = blocks[0]?.start ?? 0
  const last = blocks.at(-1)
  const to = last ? last.start + last.text.length : from
  return unverified.filter(({ start, end }) => start < to && from < end)
}

/** The final sources differ only in their spans; for rendering citations, treat them as unchanged. */
function useStableItems(latest: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const held = useRef(latest)
  const isSameSource = (item: EvidenceItem, at: number) => {
    const before = held.current[at]
    return before?.n === item.n && before.id === item.id && before.quote === item.quote
  }
  if (latest.length !== held.current.length || !latest.every(isSameSource)) held.current = latest
  return held.current
}

/** The blocks of a growing text. Earlier blocks are reused; an unrelated text is split from scratch. */
function useBlocks(text: string): readonly Block[] {
  const cut = useRef<{ text: string; blocks: readonly Block[] }>({ text: '', blocks: [] })
  if (cut.current.text !== text) {
    const previous = text.startsWith(cut.current.text) ? cut.current.blocks : []
    cut.current = { text, blocks: extendBlocks(previous, text) }
  }
  return cut.current.blocks
}

/** Searches each block once, when it is closed. */
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
 * Counts the blocks already laid out: those may skip rendering while off screen. A new block is laid out once first,
 * so that its height is known: correcting an estimate a frame later would move the text below. An answer that was
 * already complete and is off screen starts with all blocks skipped.
 */
function useLaidOutCount(blockCount: number, isSeen: boolean): number {
  const count = useRef(isSeen ? 0 : Number.POSITIVE_INFINITY)
  const now = count.current
  useEffect(() => {
    // The last block was still growing.
    count.current = Math.max(count.current, blockCount - 1)
  }, [blockCount])
  return now
}

const sentencesPerFrame = 10

/**
 * Sentences that arrive with the text are shown at once. A stored answer brings up to a hundred: show a few per frame,
 * so that the page stays responsive.
 */
function useGradualReveal(unverified: readonly UnverifiedSentence[]): readonly UnverifiedSentence[] {
  const shown = useRef(unverified.length)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  if (unverified.length - shown.current <= sentencesPerFrame) shown.current = unverified.length
  const count = shown.current
  useEffect(() => {
    if (count === unverified.length) return
    const frame = requestAnimationFrame(() => {
      shown.current = count + sentencesPerFrame
      drawAgain()
    })
    return () => cancelAnimationFrame(frame)
  }, [count, unverified.length])
  return count === unverified.length ? unverified : unverified.slice(0, count)
}

interface BlockGroupProps {
  blocks: readonly Block[]
  known: ReadonlySet<number>
  unverified: readonly UnverifiedSentence[]
  definitions: Definitions
  /** The state of the answer's last block, if it is one of these: still growing, or final. */
  last: 'open' | 'ended' | null
  /** Whether rendering may be skipped off screen. */
  mayRest: boolean
  /** The one of these blocks that answers the question. */
  bottomLine: Block | undefined
}

const BlockGroup = memo(function BlockGroup({
  blocks,
  known,
  unverified,
  definitions,
  last,
  mayRest,
  bottomLine,
}: BlockGroupProps) {
  return (
    <div
      // While the group is laid out, its true height counts; an estimate would change with each word.
      style={{ containIntrinsicBlockSize: mayRest ? `auto ${estimateHeightRem(blocks)}rem` : 'auto 0px' }}
      className={mayRest ? `${groupBox} [content-visibility:auto] print:[content-visibility:visible]` : groupBox}
    >
      {blocks.map((block, index) => {
        const state = index === blocks.length - 1 ? last : null
        return (
          <AnswerBlock
            key={block.start}
            text={toMarkdown(block, state, definitions)}
            base={block.start}
            known={known}
            unverified={filterUnverified([block], unverified)}
            isBottomLine={block === bottomLine}
          />
        )
      })}
    </div>
  )
}, hasSameProps)

function toMarkdown({ text, start }: Block, state: BlockGroupProps['last'], definitions: Definitions): string {
  if (state === 'open') return completeMarkdown(text, start === 0)
  const whole = appendDefinitions(text, definitions)
  return state === 'ended' ? completeTable(whole) : whole
}
