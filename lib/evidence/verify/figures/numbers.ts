/** Numbers as texts write them, in words and in digits. */

/** From one to twenty. */
export const unitWords: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
/** From twenty to ninety. */
export const tensWords: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ...unitWords.map((word, index) => [word, index + 1] as const),
  ...tensWords.map((word, index) => [word, 10 * (index + 2)] as const),
  ['hundred', 100],
  ['thousand', 1000],
])

/** @returns the number of a word, or of two with a hyphen ("twenty-eight"); null for other words */
export function numberFromWord(written: string): number | null {
  const [tens = '', units] = written.toLowerCase().split('-')
  const [value, rest] = [values.get(tens), units === undefined ? 0 : values.get(units)]
  return value === undefined || rest === undefined ? null : value + rest
}

/** @returns the number of "1,234" or "−2.4"; 0 for nothing */
export function toNumber(written = ''): number {
  return Number(written.replaceAll(',', '').replace('−', '-'))
}
