/** A row of a table as a line that can be quoted by itself. */

/**
 * The row with its name, and before each value the heading of its column, so that a figure stays with its arm and
 * outcome.
 *
 * @param columns the heading of each column, the first that of the names
 * @param group the name of the rows that this one belongs to; may be empty
 */
export function formatRow(texts: readonly string[], columns: readonly string[], group: string): string {
  const [name = '', ...values] = texts
  const named = values.flatMap((value, at) => {
    const heading = columns[at + 1] ?? ''
    if (value === '') return []
    return heading === '' || heading === value ? [value] : [`${heading}: ${value}`]
  })
  const row = [group, name].filter((part) => part !== '').join(' › ')
  return [row, ...named].filter((part) => part !== '').join(' | ')
}
