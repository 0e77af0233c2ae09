/** @returns the middle number, or the greater of two in the middle; 0 without numbers */
export function takeMedian(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
