/** For `memo` with arrays that are rebuilt on every commit: props are equal when their entries are. */
export function hasSameProps<Props extends object>(before: Props, next: Props): boolean {
  for (const name in before) if (!isSameValue(before[name], next[name])) return false
  return true
}

function isSameValue(before: unknown, next: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(next)) return before === next
  return before.length === next.length && before.every((each, at) => each === next[at])
}
