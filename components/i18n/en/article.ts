/** The page of one article; rendered on the server. */
export const articleEn = {
  provenance: {
    summary: 'Library summary of',
    abstract: 'Abstract of',
    'full-text': 'Full text of',
    guideline: 'Guideline document',
  },
  studyType: 'Study type',
  participants: 'Participants',
  specialty: 'Specialty',
  checked: 'Last checked',
  licence: 'Licence',
  noLinks: 'This article has no PubMed ID or DOI, so there is no link to the original.',
  summaryNote:
    'The text below was written for this library from the published article. It is not the authors’ wording: check the original before you rely on a detail.',
  quoteMissing: 'The quoted words are no longer in the stored text of this article.',
  quotedInAnswer: 'Quoted in the answer: ',
  library: 'Library',
  headings: 'MeSH headings',
  keywords: 'Keywords',
  find: 'Find articles about {word}',
  noText:
    'Only the title of this article is stored. Without an abstract, there is nothing to quote. To add the text, import the article in PubMed format or XML.',
  exportHeading: 'Export this article',
  kind: {
    heading: 'What kind of evidence is this?',
    canShow: 'What it can show',
    cannotShow: 'What it cannot show',
    levels: 'Oxford 2011 level of this design: {levels}.',
    treatment: '{level} for treatment',
    prognosis: '{level} for prognosis',
    caution:
      'The level applies to the design, not to this study. A review has it only if it includes the appropriate type of study; poor conduct lowers it, and a large effect raises it. It does not grade the certainty of the evidence.',
    source: 'Oxford Centre for Evidence-Based Medicine, 2011',
    designs: {
      guideline: {
        can: 'What an expert group recommends for a type of patient, after weighing benefits, harms and costs.',
        cannot:
          'How strong the underlying studies are: each recommendation has its own evidence. Guidelines become outdated and may not fit your patient or setting.',
      },
      'systematic-review': {
        can: 'What all studies on a question show together, identified and appraised by a stated method.',
        cannot:
          'More than the included studies: weak or unpublished trials bias the overall result too. Check its date and its risk-of-bias assessment.',
      },
      'meta-analysis': {
        can: 'A single estimate from several studies, more precise than that of any one of them.',
        cannot:
          'Whether the studies were reliable and similar enough to be pooled; a pooled estimate can hide disagreement between them.',
      },
      'randomized-trial': {
        can: 'Whether a treatment causes a difference in patients like those enrolled, over the follow-up period.',
        cannot: 'Rare or late harms, effects in excluded patients, and often anything beyond the planned comparison.',
      },
      'clinical-trial': {
        can: 'What happened to patients who received a treatment according to a protocol.',
        cannot:
          'Whether the treatment was the cause, unless patients were randomised; the stored text does not say that they were.',
      },
      cohort: {
        can: 'What happens over time to people with and without an exposure: prognosis, harms, and rare outcomes in large groups.',
        cannot: 'Causation with certainty: the groups may differ in ways that were not measured.',
      },
      'case-control': {
        can: 'Which exposures were more common in people with a disease, including a rare one.',
        cannot: 'How often the disease occurs. Recall bias and the choice of controls can mislead.',
      },
      'case-report': {
        can: 'That something can happen: the first signal of a harm, or an unusual course.',
        cannot: 'How often it happens, or whether one thing caused the other.',
      },
      review: {
        can: 'The authors’ overview of a subject, useful as background.',
        cannot: 'That nothing was left out: the studies were not selected by a stated method.',
      },
      other: {
        can: 'The study design is not stated; the passages show what was done.',
        cannot: 'How much weight to give it before you have read the original.',
      },
    },
  },
} as const
