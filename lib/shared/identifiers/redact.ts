import type { Identifier, IdentifierKind } from './find-identifiers'

/**
 * Replaces identifiers by what stands for their kind; every other character stays where it was.
 *
 * @param found as `findIdentifiers` gave them for this text: in order, none overlapping
 */
export function redact(
  text: string,
  found: readonly Identifier[],
  placeholder: (kind: IdentifierKind) => string,
): string {
  let redacted = ''
  let from = 0
  for (const { kind, start, end } of found) {
    redacted += text.slice(from, start) + placeholder(kind)
    from = end
  }
  return redacted + text.slice(from)
}
