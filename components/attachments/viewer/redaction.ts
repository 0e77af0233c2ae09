/** Redactions of an image and their effect on its text: words under a redaction must not be sent as text. Pure. */

import type { Box, OcrResult, OcrResultWord } from '@/components/attachments/decode/ocr-result'
import type { IdentifierKind } from '@/lib/shared/identifiers/find-identifiers'

/** A possible patient identifier and its position in the image. */
export interface IdentifierHit {
  kind: IdentifierKind
  asWritten: string
  /** One box per line of text. */
  boxes: Box[]
}

/** Placeholder text for an identifier of this kind, or, for null, for any other redacted word. */
export type Placeholder = (kind: IdentifierKind | null) => string

/** Words covered by at least this share are removed, even if parts of letters remain visible. */
const wordCovered = 0.3

/** An identifier is redacted when at least this share is covered. */
const hitCovered = 0.9

/** Identifiers not fully covered by redactions. */
export function findUnredactedHits(result: OcrResult, covered: readonly Box[]): IdentifierHit[] {
  return result.identifiers.flatMap(({ kind, start, end }): IdentifierHit[] => {
    const words = result.words.filter((word) => word.start < end && word.end > start)
    if (words.length === 0 || words.every(({ box }) => coveredShare(box, covered) >= hitCovered)) return []
    return [{ kind, asWritten: result.text.slice(start, end), boxes: mergeLineBoxes(result.text, words) }]
  })
}

/**
 * Removes newly redacted words from the text. The text may have been corrected since OCR: tokens between two words that
 * it shares with the OCR result represent the OCR words between them.
 *
 * @param before boxes redacted earlier
 */
export function removeRedactedWords(
  result: OcrResult,
  text: string,
  { before, added }: { before: readonly Box[]; added: readonly Box[] },
  placeholder: Placeholder,
): string {
  const isRemoved = result.words.map(
    ({ box }) => coveredShare(box, added) >= wordCovered && coveredShare(box, before) < wordCovered,
  )
  if (!isRemoved.includes(true)) return text
  const kinds = listWordKinds(result)
  const tokens = [...text.matchAll(/\S+/g)].map(({ 0: token, index }) => ({ token, start: index }))
  const pairs = alignWords(
    result.words.map(({ start, end }) => result.text.slice(start, end)),
    tokens.map(({ token }) => token),
  )
  const gone: { start: number; end: number; kind: IdentifierKind | null }[] = []
  const [ours, theirs] = [result.words.length, tokens.length]
  let [word, token] = [0, 0]
  for (const [nextWord, nextToken] of [...pairs, [ours, theirs] as const]) {
    const lost = isRemoved.indexOf(true, word)
    if (lost >= 0 && lost < nextWord)
      for (const each of tokens.slice(token, nextToken))
        gone.push({ start: each.start, end: each.start + each.token.length, kind: kinds[lost] ?? null })
    const shared = tokens[nextToken]
    if (shared && isRemoved[nextWord])
      gone.push({ start: shared.start, end: shared.start + shared.token.length, kind: kinds[nextWord] ?? null })
    ;[word, token] = [nextWord + 1, nextToken + 1]
  }
  return replaceSpans(text, gone, placeholder)
}

/** Adds a margin around a box, so that no edge of a letter stays visible. */
export function addMargin({ left, top, right, bottom }: Box, size: { width: number; height: number }): Box {
  const [width, height] = [right - left, bottom - top]
  // A line that runs downwards is as wide as its letters are high.
  const isSideways = height > 2 * width
  const letter = isSideways ? width : height
  const [across, down] = [Math.max(2, letter * 0.25), Math.max(2, letter * (isSideways ? 0.25 : 0.15))]
  return clampToImage({ left: left - across, top: top - down, right: right + across, bottom: bottom + down }, size)
}

/** Rounds outwards to whole pixels and clamps to the image. */
export function clampToImage(
  { left, top, right, bottom }: Box,
  { width, height }: { width: number; height: number },
): Box {
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))
  return {
    left: clamp(Math.floor(left), width),
    top: clamp(Math.floor(top), height),
    right: clamp(Math.ceil(right), width),
    bottom: clamp(Math.ceil(bottom), height),
  }
}

function mergeLineBoxes(text: string, words: readonly OcrResultWord[]): Box[] {
  const boxes: Box[] = []
  let end = 0
  for (const { start, end: wordEnd, box } of words) {
    const last = boxes.at(-1)
    if (last && !text.slice(end, start).includes('\n')) boxes[boxes.length - 1] = union(last, box)
    else boxes.push(box)
    end = wordEnd
  }
  return boxes
}

function union(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

/** The largest share of a box that one of the others covers. */
function coveredShare(box: Box, others: readonly Box[]): number {
  const area = Math.max(1, (box.right - box.left) * (box.bottom - box.top))
  return Math.max(0, ...others.map((other) => overlap(box, other) / area))
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

function listWordKinds({ words, identifiers }: OcrResult): (IdentifierKind | undefined)[] {
  return words.map((word) => identifiers.find(({ start, end }) => word.start < end && word.end > start)?.kind)
}

/** Adjacent spans of one kind on one line become one placeholder. */
function replaceSpans(
  text: string,
  gone: readonly { start: number; end: number; kind: IdentifierKind | null }[],
  placeholder: Placeholder,
): string {
  let result = ''
  let from = 0
  let last: { end: number; kind: IdentifierKind | null } | undefined
  for (const { start, end, kind } of gone) {
    const between = text.slice(from, start)
    const isSame = last?.kind === kind && last.end === from && /^[^\S\n]*$/.test(between)
    result += isSame ? '' : between + placeholder(kind)
    from = end
    last = { end, kind }
  }
  return result + text.slice(from)
}

/** Longest common subsequence as index pairs; the common prefix and suffix are matched first. */
function alignWords(ours: readonly string[], theirs: readonly string[]): [number, number][] {
  let head = 0
  while (head < ours.length && head < theirs.length && ours[head] === theirs[head]) head += 1
  let tail = 0
  const rest = Math.min(ours.length, theirs.length) - head
  while (tail < rest && ours.at(-1 - tail) === theirs.at(-1 - tail)) tail += 1
  const pairs: [number, number][] = Array.from({ length: head }, (_, at) => [at, at])
  pairs.push(...alignMiddle(ours.slice(head, ours.length - tail), theirs.slice(head, theirs.length - tail), head))
  for (let at = tail; at > 0; at -= 1) pairs.push([ours.length - at, theirs.length - at])
  return pairs
}

function alignMiddle(ours: readonly string[], theirs: readonly string[], offset: number): [number, number][] {
  const width = theirs.length + 1
  const lengths = new Uint32Array((ours.length + 1) * width)
  const at = (our: number, their: number) => lengths[our * width + their] ?? 0
  for (let our = ours.length - 1; our >= 0; our -= 1)
    for (let their = theirs.length - 1; their >= 0; their -= 1)
      lengths[our * width + their] =
        ours[our] === theirs[their] ? at(our + 1, their + 1) + 1 : Math.max(at(our + 1, their), at(our, their + 1))
  const pairs: [number, number][] = []
  let [our, their] = [0, 0]
  while (our < ours.length && their < theirs.length) {
    if (ours[our] === theirs[their]) {
      pairs.push([our + offset, their + offset])
      our += 1
      their += 1
    } else if (at(our + 1, their) >= at(our, their + 1)) our += 1
    else their += 1
  }
  return pairs
}
