/**
 * Joins patterns into one that says whether a text holds any of them. Those that begin at the edge of a word are tried
 * at these edges only.
 *
 * @param sources of regular expressions, without groups that are read
 */
export function joinPatterns(sources: readonly string[]): string {
  const all = sources.flatMap(splitAlternatives)
  const atEdge = all.flatMap((each) => beginning.exec(each)?.slice(1, 3).join('') ?? [])
  const others = all.filter((each) => !beginning.test(each))
  return [...(atEdge.length === 0 ? [] : [joinAfter(String.raw`\b`, atEdge)]), ...others].join('|')
}

/**
 * The same for patterns that all follow one condition, such as the edge of a word. Of a long list only those are tried
 * there that begin with the next letter, which takes a fraction of the time.
 *
 * @param condition a regular expression that matches no character
 */
export function joinAfter(condition: string, sources: readonly string[]): string {
  const byLetter = Map.groupBy(sources.flatMap(splitAlternatives), (each) => firstLetter.exec(each)?.[0] ?? '')
  const branches = [...byLetter].map(([letter, each]) => {
    return letter === '' ? each.join('|') : `${letter}(?:${each.map((one) => one.slice(letter.length)).join('|')})`
  })
  return `${condition}(?:${branches.join('|')})`
}

/** A letter that is not optional. */
const firstLetter = /^[A-Za-z](?![?*+{])/

/**
 * An edge of a word, perhaps after conditions on what precedes it, and the rest: these conditions hold before the edge
 * as well.
 */
const beginning = /^((?:\(\?<[!=](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\))*)\\b(.*)$/s

/** The parts of a pattern between the bars that are in no group or class. */
function splitAlternatives(source: string): string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  let isInClass = false
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at]
    if (character === '\\') at += 1
    else if (isInClass) isInClass = character !== ']'
    else if (character === '[') isInClass = true
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === '|' && depth === 0) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)]
}
