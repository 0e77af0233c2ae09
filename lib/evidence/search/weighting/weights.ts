/** Every weight that decides an order or an abstention, with its reason. */
export const weights = {
  /** BM25 parameters, as in FTS5. */
  k1: 1.2,
  b: 0.75,
  /** Weight of a synonym relative to the name in the question. */
  synonym: 0.6,
  /** Bonus for two words that are adjacent both in the question and in the article, as a share of their idf. */
  pair: 0.3,
  /** Weight of a drug's class relative to the drug in the question, in text score and coverage. */
  broader: 0.2,
  /** A corrected spelling is a guess. */
  repaired: 0.8,
  /** Share of its idf that a word counts, by kind, if the library knows it and if not. */
  known: { specific: 1, drug: 1, general: 0.4, number: 0.2, joined: 0.4 },
  unknown: { specific: 1, drug: 1.5, general: 0.2, number: 0.05, joined: 0 },
  /** Number of context terms that count in full: those that describe the condition, not all that is known. */
  contextMax: 2,
  /**
   * The most that each part adds to the final score, from which the penalties below are taken. A score above 1
   * is reported as 1.
   */
  order: { text: 0.52, coverage: 0.38, named: 0.1, design: 0.06, cue: 0.02, recency: 0.02 },
  /** A guideline says which of all treatments to choose; a review compares some of them. */
  overview: { guideline: 0.18, review: 0.06, advised: 0.1 },
  /** A study of children ranks behind one of adults unless the question names children. */
  children: 0.08,
  /** An article is related if its title and keywords contain this share of the subjects asked about. */
  relatedShare: 0.3,
  /** A further source is shown when it has these shares of the best one's values; `stated` by `measureStatedShare`. */
  companion: { score: 0.7, covered: 0.5, stated: 0.65 },
  /** Years after which the recency of a study counts half. */
  recencyHalfLife: 8,
  concern: 0.3,
  /**
   * An article on the opposite population ranks behind every fitting one, but is still found when there is nothing
   * else.
   */
  contrary: 0.35,
  /** An article on another drug than the one asked about ranks behind those on it. */
  otherDrug: 0.2,
  /** So does one on another disease than the one that is to be treated, where another article is on it. */
  otherDisease: 0.15,
  /** An article that contains only the patient's details, and no subject asked about, ranks behind those that do. */
  onlyContext: 0.1,
  /** A study of animals, or one without results yet, ranks behind results in people. */
  notInPeople: 0.15,
  /** An article on the critically ill ranks behind others unless the question may be about them. */
  critical: 0.12,
  /**
   * An article that never mentions pregnancy, or another vulnerable group asked about, ranks behind those that do, and
   * so does one that never mentions stopping if the question is what follows it.
   */
  silent: 0.15,
  /** A study of people of the age asked about ranks before an equally good one of all adults. */
  older: 0.12,
  /**
   * So does one of patients seen in the hours asked about, "3 to 4.5 hours" after a stroke, before one of all
   * from the onset on.
   */
  timed: 0.12,
  /** A study named by its acronym is what the question is about. */
  studyName: 1.5,
  /** Added to its score, so that it comes first however common its name is: SELECT, START. */
  namedStudy: 0.5,
} as const
