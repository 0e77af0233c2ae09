/** Whether a question asks what something costs, and what it says of a price in passing. */

/** "At the cost of more bleeding", "the price in major bleeds", "its bleeding price" ask for a harm. */
const costWords =
  /\b(?:(?<!\b(?:at the|bleed(?:ing)?) )(?:cost(?:s|ly)?|pric(?:e[sd]?|ey))(?! (?:of|in) (?:more|higher|increased|extra)\b| in (?:\w+ )?(?:bleed\w*|deaths?|lives|strokes|harms?|side effects)\b| did \w+ pay in\b)|(?:in)?expensive|cheap(?:er|est)?|afford\w*|money|value for money|reimburs\w*|budget impact)\b/i

/** "Can't afford rivaroxaban, aspirin instead?": the reason for a question on something else. */
const tooDear =
  /\b(?:(?:can(?:['’]?t|not)|couldn['’]?t|could not|(?:un|not )able to|struggl\w+ to|won['’]?t be able to) (?:\w+ )?afford|(?:is|are|was|were|it['’]s|find\w* \w+|a bit|way|far) too (?:expensive|costly|pric(?:e)?y|dear))\b/gi

/** "…, far cheaper", "…, though pricey": a remark after a question on something else. */
const priceRemark =
  /(?<=\S{3}\s?[,;(–—-]\s?)(?:(?:but|though|although|and|since|as|it['’]?s|it is|they['’]?re|they are|being|which is|far|much|way|a lot|so much|so|also|very|quite|really|rather|a bit|more|less)\s+){0,4}(?:cheap(?:er)?|(?:in)?expensive|pric(?:e)?y|costly|dear(?:er)?)(?=\s*(?:[).,;?!]|$))/gi

/** What is said of a price in passing is neither asked nor searched. */
export function leaveOutPrice(turn: string): string {
  return turn.replace(priceRemark, '')
}

/** "Is the cheap one as good?" names one treatment of two and asks for its effect. */
const cheapOne = /\bthe (?:cheap(?:er)?|(?:in)?expensive) (?:ones?|drugs?|versions?|options?|alternatives?)\b/gi

/** Asks what something costs, which few articles report. */
export function asksForCost(text: string): boolean {
  return costWords.test(text.replace(cheapOne, ' ').replace(tooDear, ' '))
}
