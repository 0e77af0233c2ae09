/** Words that were read in a picture, each with its place in the text and on the picture. Pure. */

/** In pixels of the picture that is sent; right and bottom are exclusive. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface RecognisedWord {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number
  end: number
  box: Box
}

export interface Recognised {
  text: string
  /** In the order of the text, none overlapping. */
  words: RecognisedWord[]
}

export interface PlacedWord {
  text: string
  box: Box
}

/** One blank between the words of a line, so that a form's label stays beside what it names. */
export function recognisedFrom(lines: readonly (readonly PlacedWord[])[]): Recognised {
  const words: RecognisedWord[] = []
  let text = ''
  for (const line of lines) {
    const written = line.filter((word) => word.text.trim() !== '')
    if (written.length === 0) continue
    if (text !== '') text += '\n'
    for (const [index, word] of written.entries()) {
      if (index > 0) text += ' '
      const start = text.length
      text += word.text.trim()
      words.push({ start, end: text.length, box: word.box })
    }
  }
  return { text, words }
}

/** The same words on a picture of another size. */
export function scaledBy(factor: number, { text, words }: Recognised): Recognised {
  const scale = ({ left, top, right, bottom }: Box): Box => ({
    left: left * factor,
    top: top * factor,
    right: right * factor,
    bottom: bottom * factor,
  })
  return { text, words: words.map((word) => ({ ...word, box: scale(word.box) })) }
}
