/**
 * @returns letters and digits in lower case, since a title is printed with other spaces and marks than its bookmark has
 */
export function foldTitle(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
