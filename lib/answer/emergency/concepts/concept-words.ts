/**
 * Concepts that occur in messages about danger, and concepts that argue against it. They are the same in every
 * language, so that what the danger model learns from one language applies to the others.
 */
export const concepts = [
  // Who.
  ...(['self', 'family', 'other', 'child', 'infant', 'patient', 'clinician', 'pregnant', 'pet'] as const),
  // When, and how it ended.
  ...(['now', 'recent', 'past', 'lasting', 'resolved', 'minor'] as const),
  // Why someone writes.
  ...(['ask', 'help', 'study', 'teach', 'fiction', 'figure', 'everyday', 'prevent'] as const),
  // What is seen.
  ...(['breath', 'airway', 'choke', 'colour', 'cold', 'unconscious', 'dulled', 'seizure', 'palsy', 'speech'] as const),
  ...(['vision', 'bleed', 'flood', 'vomit', 'pain', 'severe', 'swell', 'rash', 'fever', 'urine', 'stool'] as const),
  ...(['chest', 'belly', 'head', 'limb', 'face', 'genital', 'spine'] as const),
  // What happened, and to whom it is a special risk.
  ...(['burn', 'wound', 'trauma', 'bite', 'poison', 'drugs', 'pills', 'many', 'ingest', 'allergy', 'sugar'] as const),
  ...(['vitals', 'code', 'risk', 'hazard'] as const),
  // Dying, and wanting to.
  ...(['die', 'suicide', 'tiredOfLife', 'goodbye', 'burden', 'method', 'selfInjury', 'lethal', 'plan'] as const),
  ...(['voices', 'after', 'secret'] as const),
] as const
export type Concept = (typeof concepts)[number]

/**
 * The words of each concept in one language, separated by spaces, in lower case without diacritics. A final `-` means
 * any ending, `_` for a space. Chinese words match anywhere.
 */
export type ConceptWords = Record<Concept, string>
