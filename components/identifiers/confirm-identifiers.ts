'use client'

/** The check between Enter and sending: the reader decides once about each possible identifier. */
import { type IdentifierKind, identifierKinds } from '@/lib/shared/identifiers/pattern'
import { redact } from '@/lib/shared/identifiers/redact'
import { formatPlaceholder } from './identifier-warning'
import { type DetectedIdentifier, detectIdentifiers } from './use-identifiers'

/**
 * The first check loads its code, which took more than 2 s on a loaded computer: the reader was asked to decide about a
 * text that was clean. A longer wait would look like a page that does not respond.
 */
const checkMsMax = 5000

/**
 * @param kept texts that the reader has marked as not being identifiers
 * @returns the possible identifiers that the reader has not decided about; null when the text could not be checked
 */
export async function findUndecided(
  text: string,
  kept: ReadonlySet<string>,
): Promise<readonly DetectedIdentifier[] | null> {
  const late = new Promise<null>((done) => setTimeout(done, checkMsMax, null))
  const found = await Promise.race([detectIdentifiers(text).catch(() => null), late])
  return found ? found.filter(({ asWritten }) => !kept.has(asWritten)) : null
}

/** @returns the text with a placeholder such as `[name]` for each possible identifier that was not kept */
export async function removeIdentifiers(
  text: string,
  kept: ReadonlySet<string>,
  kinds: Readonly<Record<IdentifierKind, string>>,
): Promise<string> {
  const found = (await detectIdentifiers(text)).filter(({ asWritten }) => !kept.has(asWritten))
  return redact(text, found, (kind) => formatPlaceholder(kinds[kind]))
}

/** "name and phone number": each kind once. */
export function formatKinds(
  tag: string,
  found: readonly { kind: IdentifierKind }[],
  kinds: Readonly<Record<IdentifierKind, string>>,
): string {
  const named = identifierKinds.filter((kind) => found.some((each) => each.kind === kind)).map((kind) => kinds[kind])
  return new Intl.ListFormat(tag).format(named)
}
