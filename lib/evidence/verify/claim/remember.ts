/**
 * Remembers what has been read and compared. A sentence is read by many checks and compared with each of its sources,
 * alone and together; a source is compared with many sentences.
 */

/** @returns the function, which does not read a text again that it has just read */
export function rememberLast<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  let last: { text: string; reading: Reading } | null = null
  return (text) => {
    if (last?.text !== text) last = { text, reading: read(text) }
    return last.reading
  }
}

/** @returns the function, which reads each object once; what it read is kept as long as the object */
export function rememberEach<Read extends object, Reading>(read: (source: Read) => Reading): (source: Read) => Reading {
  const known = new WeakMap<Read, { reading: Reading }>()
  return (source) => {
    const found = known.get(source)
    if (found) return found.reading
    const reading = read(source)
    known.set(source, { reading })
    return reading
  }
}

/** @returns the function, which does not compare a source again with the claim that it was last compared with */
export function rememberComparison<Claim, Source extends object, Found>(
  compare: (claim: Claim, source: Source) => Found,
): (claim: Claim, source: Source) => Found {
  const known = new WeakMap<Source, { claim: Claim; found: Found }>()
  return (claim, source) => {
    const last = known.get(source)
    if (last?.claim === claim) return last.found
    const found = compare(claim, source)
    known.set(source, { claim, found })
    return found
  }
}
