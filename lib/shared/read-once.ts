/** @returns a function that calls `read` the first time, and returns that value from then on */
export function readOnce<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  return () => {
    known ??= { value: read() }
    return known.value
  }
}
