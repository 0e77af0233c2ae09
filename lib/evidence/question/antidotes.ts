/**
 * Names the antidote that a question asks for by what it reverses: "how do I reverse dabigatran?" is answered by
 * articles on idarucizumab, and not by any trial of dabigatran. Common knowledge of the field.
 */
const { raw } = String

interface Poison {
  name: RegExp
  antidote: string
}

const poison = (name: string, antidote: string): Poison => ({
  name: new RegExp(raw`(?<![\p{L}\d])(?:${name})(?![\p{L}-])`, 'iu'),
  antidote,
})

/** The narrower of two names comes first. */
const poisons: readonly Poison[] = [
  poison('dabigatran|pradaxa', 'idarucizumab'),
  poison(raw`(?:api|rivaro|edo|betri)xaban|eliquis|xarelto|lixiana|savaysa|(?:factor )?xa inhibitors?`, 'andexanet'),
  poison(
    raw`warfarin|coumadin|vkas?|vitamin k antagonists?|acenocoumarol|phenprocoumon`,
    'prothrombin complex vitamin K',
  ),
  poison('heparin|ufh|lmwh|enoxaparin|dalteparin|tinzaparin', 'protamine'),
  poison(raw`doacs?|noacs?|direct oral anticoagulants?`, 'andexanet idarucizumab'),
  poison(raw`opioids?|opiates?|heroin|morphine|fentanyl|oxycodone|methadone|codeine|tramadol`, 'naloxone'),
  poison(raw`benzodiazepines?|benzos?|diazepam|midazolam|lorazepam|alprazolam`, 'flumazenil'),
  poison(raw`beta[- ]?blockers?|propranolol|metoprolol|bisoprolol|atenolol`, 'high-dose insulin'),
  poison(raw`calcium[- ]channel[- ]blockers?|ccbs?|verapamil|diltiazem|amlodipine`, 'high-dose insulin'),
  poison(raw`digoxin|dig|digitalis`, 'digoxin antibody fragments'),
  poison('cyanide', 'hydroxocobalamin'),
  poison(raw`paracetamol|acetaminophen|tylenol`, 'acetylcysteine'),
  poison(raw`local ana?esthetics?|bupivacaine|lidocaine|lignocaine|ropivacaine`, 'lipid emulsion'),
  poison(raw`tricyclics?|tcas?|amitriptyline|sodium channel blockers?`, 'sodium bicarbonate'),
  poison('rocuronium|vecuronium', 'sugammadex'),
  poison(raw`methanol|ethylene glycol|antifreeze`, 'fomepizole'),
  poison(raw`organophosphates?|nerve agents?`, 'atropine pralidoxime'),
]

const asking =
  /\b(?:(?:rapid(?:ly)? |urgent(?:ly)? )?revers(?:e|es|ed|ing|al)(?: agents?)?(?: (?:of|for|the (?:effects?|action) of))?|antidotes?(?: (?:for|to|of|against))?)(?![\p{L}-])/iu
/** "Reverse opioid-induced constipation", "reverse the bleeding risk" ask for something else. */
const ofEffect = /\b(?:induced|constipation|remission|diabetes|transcriptase|shoulder|dementia|plaque|atheroma)\b/i

/**
 * @param turns of a conversation, oldest first
 * @returns the turns, with the name of the antidote in place of the word for it; what it reverses may be
 * in an earlier turn
 */
export function nameAntidotes(turns: readonly string[]): string[] {
  return turns.map((turn, index) => {
    const [asked] = asking.exec(turn) ?? []
    if (asked === undefined || ofEffect.test(turn)) return turn
    const known = [turn, ...turns.slice(0, index).toReversed()].map(findPoison).find((found) => found !== undefined)
    return known === undefined ? turn : turn.replace(asked, `${known.antidote} for`)
  })
}

/** The first in the text is what is to be reversed: "reverse apixaban in a man on aspirin". */
function findPoison(text: string): Poison | undefined {
  const found = poisons.flatMap((each) => {
    const at = each.name.exec(text)?.index
    return at === undefined ? [] : [{ each, at }]
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.each
}
