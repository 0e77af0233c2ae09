/** Finds who gives the advice in a sentence, whose name is not part of what is advised. */
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { findAll } from '@/lib/shared/text/find-all'

/** "NICE (2016)", "under the 2021 CDC guidance", "from 70, the USPSTF recommends". */
export function findAdvisers(text: string): Span[] {
  return findAll(text, adviser).map(({ 0: phrase, index }) => [index, index + phrase.length])
}

/** Whether an offset lies in one of the spans. */
export function isWithin(offset: number, spans: readonly Span[]): boolean {
  return spans.some(([from, to]) => offset >= from && offset < to)
}

const adviser =
  /^The (?:[\p{L}-]+ ){0,4}?(?:[Gg]uideline|[Gg]uidance|[Ss]ociety|[Cc]ollege|[Aa]cademy|[Aa]ssociation|[Pp]anel|[Tt]ask [Ff]orce|[Ss]tatement|[Cc]ommittee) (?=(?:\p{L}+ly )?(?:recommend|advise|suggest|prefer|endorse|support|favou?r|reject|discourage|offer)s\b)|\b[A-Z][\p{L}/-]{0,16}[A-Z]\p{L}{0,16}['’]s\b|^(?:The )?[A-Z][\p{L}/-]{0,16}[A-Z]\p{L}{0,16}(?: \(\d{4}\)| \d{4})? (?=\p{Ll}+s\b)|(?<=[,;:] (?:the )?)[A-Z][\p{L}/-]{0,16}[A-Z]\p{L}{0,16}(?: \(?\d{4}\)?)? (?=(?:\p{L}+ly )?(?:recommend|advise|suggest|prefer|endorse|support|favou?r|reject|discourage|offer|say|state|make|give|keep|ask|call|back|limit|reserve)s\b)|\b(?:\d{4} )?[A-Z][\p{L}/-]{0,16}[A-Z]\p{L}{0,16}(?: \(?\d{4}\)?)?(?:['’]s)? (?:\d{4} )?(?:guid(?:eline|ance)|panel|recommendation|statement|advice|committee|task force)s?\b|(?<=\b(?:to|by|under|per) (?:the )?)[A-Z][\p{L}/-]{0,16}[A-Z]\p{L}{0,16}(?= |[,.;]|$)/gu
