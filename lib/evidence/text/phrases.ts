/** Finds everyday names of several words in a text: "bunged up" does not match "up" somewhere after "bunged". */
import { bindTokens } from './bound-tokens'
import { splitWords, stopWords, type Word } from './normalize-terms'

export interface Phrase {
  stems: string[]
  /** "Cant pee", "the runs": all but one of the words are stop words, so all of them count, with none in between. */
  isVerbatim: boolean
}

/** Words that may come between two of a phrase: "clot in my left leg". */
const wordsBetweenMax = 1

/** The words of a phrase, as both the table and the question write them: "can't" is one word. */
export function splitPhrase(text: string): Word[] {
  const joined = text.replace(/n['’]t\b/gi, 'nt')
  return bindTokens(splitWords(joined).filter(({ joined: isJoined, word }) => !isJoined && word !== 's'))
}

export function isContentWord({ word }: Pick<Word, 'word'>): boolean {
  return !stopWords.has(word) && !contractions.has(word) && (word.length > 1 || /\d/.test(word))
}

const contractions = new Set(
  'cant wont dont doesnt didnt isnt arent wasnt couldnt wouldnt shouldnt hasnt havent im ive'.split(' '),
)

/** @returns whether the text has the words of a phrase together and in its order */
export function createPhraseFinder(text: string): (phrase: Phrase) => boolean {
  let all: string[] | undefined
  let content: string[] | undefined
  return ({ stems, isVerbatim }) => {
    if (isVerbatim) {
      all ??= splitPhrase(text).map(({ stem }) => stem)
      return hasInOrder(all, stems, 0)
    }
    content ??= splitPhrase(text)
      .filter(isContentWord)
      .map(({ stem }) => stem)
    return hasInOrder(content, stems, wordsBetweenMax)
  }
}

function hasInOrder(words: readonly string[], stems: readonly string[], between: number): boolean {
  return words.some((word, start) => {
    if (word !== stems[0]) return false
    let at = start
    for (const stem of stems.slice(1)) {
      // Only as far as the phrase may reach: a search to the end of a long text is slow.
      const next = words.slice(at + 1, start + stems.length + between).indexOf(stem)
      if (next < 0) return false
      at += 1 + next
    }
    return true
  })
}
