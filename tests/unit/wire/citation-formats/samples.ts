import type { Reference } from '@/lib/wire/citation-formats/reference'

export const plain: Reference = {
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  authors: ['McMurray JJV', 'Solomon SD', 'DAPA-HF Trial Committees and Investigators'],
  journal: 'N Engl J Med',
  year: 2019,
  volume: '381',
  issue: '21',
  pages: '1995-2008',
  pmid: '31535829',
  doi: '10.1056/nejmoa1911303',
  pmcid: null,
  publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
  headings: ['Heart Failure/drug therapy', 'Humans'],
  keywords: ['SGLT2 inhibitor'],
  isRetracted: false,
  abstract: 'BACKGROUND: Little is known. RESULTS: Fewer died (16.3% vs. 21.2%). CONCLUSIONS: It helps.',
}

const other = { pmid: null, doi: null, pmcid: null, headings: [], keywords: [], abstract: null }

/** What breaks a careless writer: signs of each format, odd Unicode, missing fields, very long words. */
export const odd: Reference[] = [
  {
    ...plain,
    ...other,
    title: '50% \\ {of} $10 & #1_a ~ ^b: "quoted", α-TNF ≥ 3 µg/L — 心不全 (résumé) 👩‍⚕️',
    authors: ['van der Berg-Ñúñez ÁÉ', "O'Brien P Jr", '王 X', 'Ministry of Health, Labour and Welfare', 'RECOVERY'],
    pmcid: 'PMC1234567',
    pages: 'e12-e19, e21',
  },
  {
    ...plain,
    ...other,
    title: 'العلاج بالأسبرين في النوبة القلبية',
    journal: null,
    year: null,
    volume: null,
    issue: null,
    pages: null,
  },
  { ...plain, ...other, doi: '10.1002/(sici)1097-0258(19980815)17:15/16<1661::aid-sim968>3.0.co;2-2', pages: '101-9' },
  { ...plain, ...other, title: `=HYPERLINK("x";"${'long'.repeat(60)}") and a second line`, authors: [], pages: '7-7' },
  { ...plain, pmid: '1', title: 'A retracted trial', isRetracted: true, publicationTypes: ['Retracted Publication'] },
  // Two papers of one author, year and first word.
  { ...plain, pmid: '2' },
  { ...plain, pmid: '3' },
]
