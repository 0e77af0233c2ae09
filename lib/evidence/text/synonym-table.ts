/** Reads the lines of the table in `synonyms.ts`, whose forms are described there. */
import { isGeneralWord, isPlainWord } from './common-words'
import { foldWord, stemWord, type Word } from './normalize-terms'
import { isContentWord, type Phrase, splitPhrase } from './phrases'

/** Where `name` occurs in a question, each of `others` may occur in an article instead. */
export interface Synonym {
  name: Word[]
  others: Word[][]
  /** True from a member to its class, and from a name that may mean something else: a hint, not an answer. */
  isBroader: boolean
  /** Set from a class to its members. */
  isClass?: true
  /** Used by people, but not by articles. */
  isSaidOnly?: true
  /** Set for such a name of several words, which counts only where its words are together and in order. */
  phrase?: Phrase
}

/**
 * The search terms of a concept: its other names and the members of a class; and, as hints, the classes it belongs to.
 */
interface Concept {
  others: Word[][]
  classes: Word[][]
}

/** A question contains a few of more than ten thousand names, so each is read when its first stem is looked up. */
export class SynonymTable {
  private readonly lines: string[]
  private readonly byFirstStem = new Map<string, Synonym[]>()
  private readonly unread = new Map<string, (() => Synonym[])[]>()
  private readonly sameAs = new Map<string, string[]>()
  private readonly membersOf = new Map<string, string[]>()
  private readonly classesOf = new Map<string, string[]>()
  private readonly wordsByName = new Map<string, Word[]>()
  private readonly concepts = new Map<string, Concept>()

  constructor(tables: readonly string[]) {
    this.lines = tables.flatMap((lines) => lines.split('\n')).filter((line) => line.trim() !== '')
    for (const line of this.lines) if (!line.includes('>') && !isSaid(line)) this.placeNames(splitList(line, '='))
    for (const name of this.sameAs.keys()) this.defer(name, () => this.readSame(name))
    for (const line of this.lines) if (line.includes('>')) this.placeClass(splitList(line, '>'))
    for (const line of this.lines) if (isSaid(line)) this.placeSaid(line)
  }

  startingWith(stem: string): readonly Synonym[] {
    const unread = this.unread.get(stem)
    if (unread !== undefined) {
      this.unread.delete(stem)
      append(
        this.byFirstStem,
        stem,
        unread.flatMap((read) => read()),
      )
    }
    return this.byFirstStem.get(stem) ?? []
  }

  listFirstStems(): string[] {
    return [...new Set([...this.byFirstStem.keys(), ...this.unread.keys()])]
  }

  /** The names that articles write, as written in the table. */
  listWrittenNames(): string[] {
    return this.lines.filter((line) => !isSaid(line)).flatMap((line) => splitList(line, /[=>]/))
  }

  private placeNames(names: string[]): void {
    for (const name of names) append(this.sameAs, name, names)
  }

  private placeClass([kind = '', ...members]: string[]): void {
    append(this.membersOf, kind, members)
    for (const member of members) append(this.classesOf, member, [kind])
    for (const name of this.withSame(kind)) {
      this.defer(name, () => [{ ...this.read(name, this.withAllSame(members), false), isClass: true }])
    }
    for (const member of this.withAllSame(members)) {
      this.defer(member, () => [this.read(member, this.withSame(kind), true)])
    }
  }

  private placeSaid(line: string): void {
    const [concepts = '', names = ''] = line.split(': ')
    for (const name of splitList(names, ',')) this.defer(name, () => this.readSaid(name, concepts))
  }

  private defer(name: string, read: () => Synonym[]): void {
    append(this.unread, stemFirst(name), [read])
  }

  private readSame(name: string): Synonym[] {
    if (isCutToEverydayWord(name, this.wordsOf(name))) return []
    return [this.read(name, this.withSame(name).slice(1), false)]
  }

  private read(name: string, others: string[], isBroader: boolean): Synonym {
    return { name: this.wordsOf(name), others: this.splitNames(others), isBroader }
  }

  private readSaid(written: string, concepts: string): Synonym[] {
    const { others, classes } = this.readConcept(concepts)
    const words = splitPhrase(written.replace(/\?$/, ''))
    const content = words.filter(isContentWord)
    const isVerbatim = content.length === 1
    const name = isVerbatim ? words : content
    const said = {
      name,
      isSaidOnly: true,
      ...(name.length > 1 && { phrase: { stems: name.map(({ stem }) => stem), isVerbatim } }),
    } as const
    const named = { ...said, others, isBroader: written.endsWith('?') }
    return classes.length === 0 ? [named] : [named, { ...said, others: classes, isBroader: true }]
  }

  private readConcept(concepts: string): Concept {
    const known = this.concepts.get(concepts)
    if (known !== undefined) return known
    const names = this.withAllSame(splitList(concepts, ','))
    const members = names.flatMap((name) => this.membersOf.get(name) ?? [])
    const classes = names.flatMap((name) => this.classesOf.get(name) ?? [])
    const concept = {
      others: this.splitNames([...names, ...this.withAllSame(members)]),
      classes: this.splitNames(this.withAllSame(classes)),
    }
    this.concepts.set(concepts, concept)
    return concept
  }

  /** The name itself first. */
  private withSame(name: string): string[] {
    const same = this.sameAs.get(name)
    return same === undefined || isCutToEverydayWord(name, this.wordsOf(name)) ? [name] : [...new Set([name, ...same])]
  }

  private withAllSame(names: string[]): string[] {
    return [...new Set(names.flatMap((name) => this.withSame(name)))]
  }

  private splitNames(names: string[]): Word[][] {
    return names.map((name) => this.wordsOf(name)).filter(tellsAlone)
  }

  private wordsOf(name: string): Word[] {
    const words = this.wordsByName.get(name) ?? contentWords(name)
    this.wordsByName.set(name, words)
    return words
  }
}

const isSaid = (line: string) => line.includes(': ')

const splitList = (names: string, separator: string | RegExp) => names.split(separator).map((name) => name.trim())

/** Appends to lists in place: copying them would take longer than everything else. */
function append<T>(lists: Map<string, T[]>, key: string, added: readonly T[]): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [...added])
  else list.push(...added)
}

const plainWords = /^(?:[a-z]{2,}(?: |$))+$/

/** The stem by which a name is looked up. Only one with figures or single letters has to be split as a question is. */
function stemFirst(name: string): string {
  if (plainWords.test(name)) {
    const first = name.split(' ').find((word) => isContentWord({ word }))
    if (first !== undefined) return stemWord(foldWord(first))
  }
  const words = splitPhrase(name)
  return (words.find(isContentWord) ?? words[0])?.stem ?? ''
}

/** "High hemoglobin" is how users phrase it; in an article the two words may be far apart and unrelated. */
function tellsAlone(name: Word[]): boolean {
  return name.length !== 2 || !/^(?:high|low|raised|elevated)$/.test(name[0]?.word ?? '')
}

/** "Passed out" would be searched for as "passed", which may mean anything. */
function isCutToEverydayWord(name: string, [only, ...more]: Word[]): boolean {
  return (
    only !== undefined &&
    more.length === 0 &&
    /[a-z]{2,} [a-z]{2,}/.test(name) &&
    (isGeneralWord(only) || isPlainWord(only))
  )
}

/** Drops stop words and single letters: "heart failure with reduced ejection fraction". */
function contentWords(name: string): Word[] {
  const words = splitPhrase(name)
  const telling = words.filter(isContentWord)
  return telling.length > 0 ? telling : words
}
