import type { Identifier, IdentifierKind } from './find-identifiers'

/**
 * Replaces identifiers with a placeholder for their kind; all other text is unchanged.
 *
 * @param found the result of `findIdentifiers` for this text: in order, none overlapping
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
