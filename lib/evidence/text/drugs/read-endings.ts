/**
 * Reads a table of what drugs have in common by their names: in each line the endings of names, or whole names, then
 * the words for them; `^` marks a beginning.
 */
export function readEndings(table: string): (drug: string) => string[] {
  const byEnding = new Map<string, string[]>()
  const byBeginning = new Map<string, string[]>()
  for (const line of table.trim().split('\n')) {
    const [names = '', written = ''] = line.split(': ')
    for (const name of names.split(' ')) {
      const [table, part] = name.startsWith('^') ? [byBeginning, name.slice(1)] : [byEnding, name]
      table.set(part, [...(table.get(part) ?? []), ...written.split(' ')])
    }
  }
  return (drug) => {
    const words = new Set<string>()
    for (let from = 0; from < drug.length; from += 1)
      for (const word of byEnding.get(drug.slice(from)) ?? []) words.add(word)
    for (const [beginning, own] of byBeginning) if (drug.startsWith(beginning)) for (const word of own) words.add(word)
    return [...words]
  }
}
