/** Numbers in brackets refer to the list of references. After a number they are a range, such as that of quartiles. */
export function dropCitations(text: string): string {
  return text.replace(/(?<=[\p{L}.,;:)%"”’])\s?\[\d{1,3}(?:\s?[,;–—-]\s?\d{1,3})*\]/gu, '').trim()
}
