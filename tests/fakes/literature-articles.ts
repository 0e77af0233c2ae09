/**
 * Articles for the fake literature services: drugs, findings, identifiers and people are invented. Between them they
 * hold what real records hold: sections, nested tags, a retraction with its notice, a concern, an erratum, a newer
 * version, a preprint, a letter without abstract, one author, a title in brackets.
 */

export interface FakeArticle {
  /** Europe PMC's collection: MEDLINE, full text only, preprint. */
  source: 'MED' | 'PMC' | 'PPR'
  pmid: string | null
  /** Europe PMC's own id where there is no PMID. */
  europePmcId?: string
  pmcid?: string
  doi?: string
  /** May hold `<i> <sub> <sup>`. */
  title: string
  abstract: { label?: string; category?: string; text: string }[]
  authors: { last: string; fore: string; initials: string }[]
  journal: string
  year: number
  /** Day of publication, `YYYY/MM/DD`, if it is not the first of the year. */
  day?: string
  volume?: string
  issue?: string
  pages?: string
  publicationTypes: string[]
  mesh: string[]
  keywords: string[]
  /** Notices about the article, by PubMed's RefType. */
  corrections?: { type: string; pmid?: string }[]
  /** Articles that it cites: their identifiers appear in the record but are not its own. */
  references?: { pmid: string; doi: string }[]
}

const people = {
  varga: { last: 'Varga', fore: 'Ilona Maria', initials: 'IM' },
  oduya: { last: 'Oduya', fore: 'Peter', initials: 'P' },
  lind: { last: 'Lind', fore: 'Karin', initials: 'K' },
}

/** The one that most tests ask about: an invented drug in heart failure. */
export const trial: FakeArticle = {
  source: 'MED',
  pmid: '90000001',
  pmcid: 'PMC9900001',
  doi: '10.5555/lumo.1',
  title: 'Lumocaptide in Heart Failure with Reduced Ejection Fraction: the <i>LUMINA</i> randomised trial.',
  abstract: [
    { label: 'BACKGROUND', category: 'BACKGROUND', text: 'Lumocaptide lowers filling pressures.' },
    {
      label: 'METHODS',
      category: 'METHODS',
      text: 'We assigned 2480 adults with a peak VO<sub>2</sub> below 14 mL/kg/min to lumocaptide or placebo.',
    },
    {
      label: 'RESULTS',
      category: 'RESULTS',
      text: 'Death or hospitalisation occurred in 212 of 1240 and 281 of 1240 patients (hazard ratio 0.74; 95% CI 0.62 to 0.88; P<0.001).',
    },
    {
      label: 'CONCLUSIONS',
      category: 'CONCLUSIONS',
      text: 'Among adults with heart failure and a reduced ejection fraction, lumocaptide lowered the risk of death or hospitalisation. (Funded by the Invented Heart Fund; NCT09000001.)',
    },
  ],
  authors: [people.varga, people.oduya],
  journal: 'Journal of Invented Cardiology',
  year: 2024,
  volume: '12',
  issue: '3',
  pages: '101-112',
  publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
  mesh: ['Heart Failure', 'Humans', 'Stroke Volume'],
  keywords: ['lumocaptide'],
  references: [{ pmid: '90000002', doi: '10.5555/lumo.2' }],
}

export const review: FakeArticle = {
  source: 'MED',
  pmid: '90000002',
  doi: '10.5555/lumo.2',
  title: 'Lumocaptide for heart failure: a systematic review and meta-analysis.',
  abstract: [
    { label: 'OBJECTIVES', text: 'To pool trials of lumocaptide in heart failure.' },
    { label: 'CONCLUSION', text: 'Five trials agree that lumocaptide lowers hospitalisation for heart failure.' },
  ],
  authors: [people.lind],
  journal: 'Invented Reviews',
  year: 2025,
  publicationTypes: ['Journal Article', 'Systematic Review', 'Meta-Analysis'],
  mesh: ['Heart Failure'],
  keywords: [],
}

/** In both services; only Europe PMC knows its PMCID, only PubMed its MeSH headings. */
export const cohort: FakeArticle = {
  source: 'MED',
  pmid: '90000003',
  pmcid: 'PMC9900003',
  doi: '10.5555/lumo.3',
  title: '[Kidney function after lumocaptide: a cohort].',
  abstract: [
    {
      text: 'In 5120 patients with heart failure who started lumocaptide, the eGFR fell by 4 mL/min/1.73 m<sup>2</sup> in the first month and recovered. Hyperkalaemia was seen in 61 patients.',
    },
  ],
  authors: [people.oduya, people.lind],
  journal: 'Invented Nephrology',
  year: 2023,
  publicationTypes: ['Journal Article', 'Observational Study'],
  mesh: ['Cohort Studies', 'Heart Failure', 'Kidney Function Tests'],
  keywords: ['lumocaptide', 'eGFR'],
}

export const retracted: FakeArticle = {
  source: 'MED',
  pmid: '90000004',
  doi: '10.5555/lumo.4',
  title: 'Lumocaptide halves mortality in heart failure.',
  abstract: [{ label: 'CONCLUSIONS', text: 'Lumocaptide halved mortality in heart failure.' }],
  authors: [people.varga],
  journal: 'Journal of Invented Cardiology',
  year: 2022,
  publicationTypes: ['Journal Article', 'Randomized Controlled Trial', 'Retracted Publication'],
  mesh: ['Heart Failure'],
  keywords: [],
  corrections: [{ type: 'RetractionIn', pmid: '90000005' }],
}

export const retractionNotice: FakeArticle = {
  source: 'MED',
  pmid: '90000005',
  title: 'Retraction: Lumocaptide halves mortality in heart failure.',
  abstract: [{ text: 'The editors retract this article on lumocaptide in heart failure.' }],
  authors: [],
  journal: 'Journal of Invented Cardiology',
  year: 2023,
  publicationTypes: ['Retraction of Publication'],
  mesh: [],
  keywords: [],
  corrections: [{ type: 'RetractionOf', pmid: '90000004' }],
}

export const concern: FakeArticle = {
  source: 'MED',
  pmid: '90000006',
  doi: '10.5555/lumo.6',
  title: 'Lumocaptide in older adults with heart failure.',
  abstract: [{ label: 'CONCLUSIONS', text: 'Lumocaptide was well tolerated by adults older than 80 years.' }],
  authors: [people.lind],
  journal: 'Invented Geriatrics',
  year: 2021,
  publicationTypes: ['Journal Article'],
  mesh: ['Aged', 'Heart Failure'],
  keywords: [],
  corrections: [
    { type: 'ExpressionOfConcernIn', pmid: '90000016' },
    { type: 'ErratumIn', pmid: '90000026' },
  ],
}

export const letter: FakeArticle = {
  source: 'MED',
  pmid: '90000007',
  title: 'Lumocaptide in heart failure: a letter.',
  abstract: [],
  authors: [people.varga],
  journal: 'Journal of Invented Cardiology',
  year: 2024,
  publicationTypes: ['Letter'],
  mesh: ['Heart Failure'],
  keywords: [],
}

/** Known to Europe PMC only. */
export const preprint: FakeArticle = {
  source: 'PPR',
  pmid: null,
  europePmcId: 'PPR990008',
  doi: '10.5555/lumo.8',
  title: 'Lumocaptide and exercise capacity in heart failure',
  abstract: [
    { text: 'In a crossover study of 24 patients with heart failure, lumocaptide raised peak oxygen uptake.' },
  ],
  authors: [people.lind],
  journal: 'medRxiv of Inventions',
  year: 2025,
  publicationTypes: ['Preprint'],
  mesh: [],
  keywords: [],
}

/** Known to Europe PMC only, full text without a MEDLINE record. */
export const fullTextOnly: FakeArticle = {
  source: 'PMC',
  pmid: null,
  europePmcId: 'PMC9900009',
  pmcid: 'PMC9900009',
  title: 'Lumocaptide in heart failure: one case',
  abstract: [{ text: 'A woman with heart failure took lumocaptide and developed a rash after 9 days.' }],
  authors: [people.oduya],
  journal: 'Invented Cases',
  year: 2020,
  publicationTypes: ['Case Reports'],
  mesh: [],
  keywords: ['rash'],
}

export const diagnostic: FakeArticle = {
  source: 'MED',
  pmid: '90000010',
  title: 'Bedside neprolactin to rule out heart failure: accuracy study.',
  abstract: [
    {
      label: 'RESULTS',
      text: 'Neprolactin below 40 ng/L had a sensitivity of 96% and a specificity of 71% for heart failure.',
    },
  ],
  authors: [people.varga, people.lind],
  journal: 'Invented Diagnostics',
  year: 2022,
  publicationTypes: ['Journal Article'],
  mesh: ['Heart Failure', 'Sensitivity and Specificity'],
  keywords: [],
}

export const guideline: FakeArticle = {
  source: 'MED',
  pmid: '90000011',
  title: 'Invented society guideline for heart failure.',
  abstract: [{ text: 'We recommend lumocaptide for adults with symptomatic heart failure (strong recommendation).' }],
  authors: [people.oduya],
  journal: 'Invented Guidelines',
  year: 2025,
  publicationTypes: ['Journal Article', 'Practice Guideline'],
  mesh: ['Heart Failure'],
  keywords: [],
  corrections: [{ type: 'UpdateIn', pmid: '90000031' }],
}

/** Articles on heart failure without the drug, so that a loose search has many hits. */
export function createUnrelatedArticles(count: number): FakeArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    source: 'MED' as const,
    pmid: String(91_000_000 + index),
    doi: `10.5555/other.${index}`,
    title: `Registry report ${index + 1} on heart failure.`,
    abstract: [{ text: `Heart failure was recorded in ${100 + index} patients of ward ${index + 1}.` }],
    authors: [{ last: `Author${index}`, fore: 'Ada', initials: 'A' }],
    journal: 'Invented Registries',
    year: 2000 + (index % 25),
    publicationTypes: ['Journal Article'],
    mesh: ['Heart Failure'],
    keywords: [],
  }))
}

export const articles: FakeArticle[] = [
  trial,
  review,
  cohort,
  retracted,
  retractionNotice,
  concern,
  letter,
  preprint,
  fullTextOnly,
  diagnostic,
  guideline,
  ...createUnrelatedArticles(24),
]
