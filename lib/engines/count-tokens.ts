/**
 * Counts tokens where no model server did. The counts are those of OpenAI's o200k vocabulary, so for other models they
 * are close rather than exact; they never take long, whatever the text.
 */
import { setImmediate } from 'node:timers/promises'

/**
 * The merge step is quadratic in an unbroken run (100,000 spaces: 6 s), so no longer piece ever reaches it. The end of
 * the text ends a piece as white space does, so that a text that was cut falls into the pieces that it had before.
 */
const pieces = /.{1,256}(?=\s|$)|.{1,256}/gsu
/** A longer text is estimated from so many of its characters, since its count delays other requests: about 20 ms. */
const countedCharactersMax = 50_000
/** They are taken from all over it: half of a text may be in another language. */
const stretchCharacters = 500
/** Pieces between two looks at other requests: 2 to 8 KB, in Chinese at worst 5 ms. */
const piecesPerTurn = 8
/**
 * The tokenizer remembers words of all texts and forgets the oldest, for which it searches through all that it forgot
 * before: with its own 100,000 words each text that differs from earlier ones makes every later count slower.
 */
const rememberedWordsMax = 1_000

/** The tables take 75 MB and 0.1 s, so they are loaded by the first answer that needs them. */
let loading: Promise<typeof import('gpt-tokenizer/encoding/o200k_base')> | undefined

function loadTokenizer() {
  loading ??= import('gpt-tokenizer/encoding/o200k_base').then((tokenizer) => {
    tokenizer.setMergeCacheSize(rememberedWordsMax)
    return tokenizer
  })
  return loading
}

let lastTurn: Promise<void> = Promise.resolve()

/** Only one of all counts under way goes on between two looks at other requests. */
function yieldTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** A question may quote `<|endoftext|>`; that is text like any other. */
const asPlainText = { disallowedSpecial: new Set<string>() }

/**
 * @param characters of the whole, where `text` is only its beginning
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

/** @returns the whole text, or stretches of it at even distances */
function takeSample(text: string): string {
  if (text.length <= countedCharactersMax) return text
  const count = countedCharactersMax / stretchCharacters
  const distance = (text.length - stretchCharacters) / (count - 1)
  const starts = Array.from({ length: count }, (_, index) => Math.round(index * distance))
  return starts.map((start) => text.slice(start, start + stretchCharacters)).join('')
}

/**
 * @returns a beginning of `text` in which `countTokens` finds at most `tokensMax`, as long as that allows; never half a
 * character
 */
export async function cutToTokens(text: string, tokensMax: number): Promise<string> {
  let cut = await takeFirstTokens(text, tokensMax)
  // A word that is cut may need more tokens than its beginning had in the whole text.
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

/** A token may end inside a character; the decoder then prints a replacement that `piece` does not hold. */
function sharedLength(piece: string, decoded: string): number {
  let length = 0
  while (length < decoded.length && piece[length] === decoded[length]) length++
  return length
}
