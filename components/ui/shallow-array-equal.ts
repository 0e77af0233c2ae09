/**
 * For `memo`, where lists are gathered anew for each commit: what is drawn of them changes only when one of their entries
 * does.
 */
export function hasSameProps<Props extends object>(before: Props, next: Props): boolean {
  for (const name in before) if (!isSameValue(before[name], next[name])) return false
  return true
}

function isSameValue(before: unknown, next: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(next)) return before === next
  return before.length === next.length && before.every((each, at) => each === next[at])
}
