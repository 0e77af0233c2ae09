/** Distinguishes a question as a person asks it from a title. */

const personalWords =
  /\b(?:i|me|my|we|our|he|him|his|she|her|you|your|they|them|us|some(?:one|body)|any(?:one|body)|dad|mum|mom|gran|nan|lad|husband|wife|daughter|son|sister|brother)\b|n['’]t\b|['’](?:ve|re|ll|m)\b|\b(?:what|that|who|it|there|here|how|where|let)['’]s\b/i
const severalSentences = /[.?!;]\s+\S/

/** A text that speaks of someone, or consists of sentences, shares fewer words with an article than a title does. */
export function isSpoken(text: string): boolean {
  return personalWords.test(text) || severalSentences.test(text)
}

/** With more words than this a spoken question describes as much as it asks. */
const spokenShortMax = 5

/** Whether people describe more than they ask about: "has become moody and forgetful". */
export function describesAtLength({ terms, isSpoken }: { terms: readonly unknown[]; isSpoken: boolean }): boolean {
  return isSpoken && terms.length > spokenShortMax
}
