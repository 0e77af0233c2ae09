/**
 * Counts tokens when no model server reports them, using OpenAI's o200k vocabulary: approximate for other models. The
 * time is bounded for any text.
 */
import { setImmediate } from 'node:timers/promises'

/**
 * The merge step is quadratic in an unbroken run (100,000 spaces: 6 s), so pieces are capped. The end of the text ends
 * a piece as white space does, so that truncated text splits into the same pieces as before.
 */
const pieces = /.{1,256}(?=\s|$)|.{1,256}/gsu
/** A longer text is estimated from a sample of this size: counting takes about 20 ms, which delays other requests. */
const countedCharactersMax = 50_000
/** The sample is taken from the whole text: half of it may be in another language. */
const stretchCharacters = 500
/** Pieces counted before yielding to other requests: 2 to 8 KB, at worst 5 ms for Chinese. */
const piecesPerTurn = 8
/**
 * The tokenizer's merge cache evicts its oldest entry by scanning past all evicted ones: with its default of 100,000
 * entries, each new text makes every later count slower.
 */
const rememberedWordsMax = 1_000

/** The tables take 75 MB and 0.1 s, so they are loaded on first use. */
let loading: Promise<typeof import('gpt-tokenizer/encoding/o200k_base')> | undefined

function loadTokenizer() {
  loading ??= import('gpt-tokenizer/encoding/o200k_base').then((tokenizer) => {
    tokenizer.setMergeCacheSize(rememberedWordsMax)
    return tokenizer
  })
  return loading
}

let lastTurn: Promise<void> = Promise.resolve()

/** Only one of the concurrent counts proceeds per event-loop turn. */
function yieldTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** A question may quote `<|endoftext|>`, which is ordinary text here. */
const asPlainText = { disallowedSpecial: new Set<string>() }

/**
 * @param characters length of the whole text, if `text` is only its beginning
 * @returns tokens in `text`; estimated beyond 50,000 characters
 */
export async function countTokens(text: string, characters = text.length): Promise<number> {
  if (text === '') return 0
  const { countTokens: count } = await loadTokenizer()
  const counted = takeSample(text)
  let tokens = 0
  let piecesDone = 0
  for (const [piece] of counted.matchAll(pieces)) {
    tokens += count(piece, asPlainText)
    if (++piecesDone % piecesPerTurn === 0) await yieldTurn()
  }
  return Math.round((tokens * characters) / counted.length)
}

/** @returns the whole text, or evenly spaced stretches of it */
function takeSample(text: string): string {
  if (text.length <= countedCharactersMax) return text
  const count = countedCharactersMax / stretchCharacters
  const distance = (text.length - stretchCharacters) / (count - 1)
  const starts = Array.from({ length: count }, (_, index) => Math.round(index * distance))
  return starts.map((start) => text.slice(start, start + stretchCharacters)).join('')
}

/**
 * @returns the longest prefix of `text` with at most `tokensMax` tokens by `countTokens`; never half a character
 */
export async function cutToTokens(text: string, tokensMax: number): Promise<string> {
  let cut = await takeFirstTokens(text, tokensMax)
  // A truncated word may need more tokens than its beginning had in the whole text.
  for (let fewer = tokensMax - 1; (await countTokens(cut)) > tokensMax; fewer--)
    cut = await takeFirstTokens(text, fewer)
  return cut
}

async function takeFirstTokens(text: string, count: number): Promise<string> {
  const { encode, decode } = await loadTokenizer()
  let tokensLeft = count
  let cutAt = 0
  for (const [piece] of text.matchAll(pieces)) {
    const tokens = encode(piece, asPlainText)
    if (tokens.length > tokensLeft) {
      const rest = decode(tokens.slice(0, Math.max(0, tokensLeft)))
      return text.slice(0, cutAt + sharedLength(piece, rest))
    }
    tokensLeft -= tokens.length
    cutAt += piece.length
  }
  return text
}

/** A token may end inside a character; the decoder then emits a replacement that is not in `piece`. */
function sharedLength(piece: string, decoded: string): number {
  let length = 0
  while (length < decoded.length && piece[length] === decoded[length]) length++
  return length
}
