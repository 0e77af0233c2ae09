/** Reads the parts of a sentence, each of which affirms or denies one thing. */
import type { Span } from './finding'
import type { Token } from './tokens'

/** A part of a sentence that affirms or denies one thing. */
export interface SentencePart {
  sentence: number
  concepts: ReadonlySet<string>
  /** UTF-16 offsets in the sentence. */
  denials: readonly Span[]
  isLimitation: boolean
  tellsNoninferiority: boolean
}

/** A finding of its own, which other words on the same outcome neither affirm nor deny. */
export const noninferiority = /\bnon-?inferior/i

export function readParts(
  { text, role, tokens }: { text: string; role: string; tokens: readonly Token[] },
  sentence: number,
): SentencePart[] {
  if (role === 'aim' || role === 'methods') return []
  const refusal = refused.exec(text)
  const whole: Span[] = refusal ? [[refusal.index + 1, refusal.index + 1 + (refusal[1] ?? '').length]] : []
  return splitParts(text).map(([start, end]) => {
    const part = text.slice(start, end)
    return {
      sentence,
      concepts: new Set(
        tokens.filter((token) => token.start >= start && token.end <= end).map(({ concept }) => concept),
      ),
      denials: whole.length > 0 ? whole : findDenials(part).map(([from, to]): Span => [start + from, start + to]),
      isLimitation: role === 'limitations',
      tellsNoninferiority: noninferiority.test(part),
    }
  })
}

/** "Opioids for chronic pain; paracetamol alone (do not offer)": of every part. */
const refused =
  /\((do not|do not offer|(?:conditional |strong |weak )?recommendation against|strong against|(?:grade \w+, )?against|class 3|grade D|not recommended|avoid)\b[^()]*\)\.?$/i

export function findDenials(text: string): Span[] {
  const read = text.replace(noDenial, (each) => '_'.repeat(each.length))
  return Array.from(read.matchAll(denials), ({ 0: word, index }) => [index, index + word.length])
}

const denials =
  /\b(?:no|not|never|none|neither|nor|without|cannot|against|avoid(?:ed)?|instead of|rather than|should not|unnecessary|insufficient|fail(?:ed|s)? to|poorly|unlikely|exclu\w+|few|lack\w*|outside|unclear|unknown|uncertain|absent|absence|hardly|un(?:blinded|masked|tested|proven|changed|available)|too (?:few|rare|small)|less certain(?:ly)?|open[- ]label|ineligible|left out|kept out|refus\w+|unsuitable|inadvisable|inappropriate|contraindicated|(?:poor|bad) choices?|discourag\w+|miss(?:ing|ed)|only|nobody|nothing|(?:is|are|be) harmful|do(?:es)? harm|can stop)\b|n['’]t\b/giu
/** These deny nothing of what they stand beside. */
const noDenial =
  /\b(?:not only|only (?:(?:about )?\d|conditionally|weakly|modestly|slightly)|without (?:it|them)\b|(?:that|which|who) (?:is|are|was|were|do|did|have|had|could|can) ?not|who cannot|no matter|no less than|whether or not|with or without|no longer than|as protection against|protect\w* against|against (?:placebo|usual|standard|\d+)|not exceed\w*|no more than|nor|(?:need not|not need to|not have to|no need to|not necessary to|no advice to) (?:be )?(?:avoid(?:ed)?|withheld|refused|stopped|give up))\b/giu

/** A sentence may affirm one thing and deny another. */
const joint = /;|, (?:and|but|while|yet|though|so)\b| (?:but|yet|while|though) | and (?=no\b|not\b)/gu

function splitParts(text: string): Span[] {
  const cuts = Array.from(text.matchAll(joint), ({ index }) => index)
  return [0, ...cuts].map((start, at): Span => [start, cuts[at] ?? text.length])
}
