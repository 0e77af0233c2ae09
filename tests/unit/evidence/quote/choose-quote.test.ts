import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Passage, Section } from '@/lib/evidence/article/article'
import { buildLibrary } from '@/lib/evidence/build-library'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { Library } from '@/lib/evidence/library/library-reader'
import { chooseQuote } from '@/lib/evidence/quote/choose-quote'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { everyNth } from '../../../support/full'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-quotes-'))
const checkedAt = '2026-01-01T00:00:00Z'

function abstract(pmid: string, title: string, parts: [Section, string][]) {
  const passages = parts.map(([section, text], ordinal): Passage => ({ ordinal, section, label: section, text }))
  return draftArticle({ pmid, title, passages, checkedAt })
}

const headed = abstract('1', 'Zolinamide for hereditary angioma: a randomised trial', [
  ['background', 'Zolinamide is often used in hereditary angioma. We aimed to assess its effect on stroke.'],
  [
    'methods',
    'Adults aged 18 or older were randomly assigned to zolinamide 25 mg twice daily or placebo. Pregnant women were excluded.',
  ],
  [
    'results',
    'Of 800 patients, 12% of the zolinamide group and 20% of the placebo group had growth of the angioma (p<0.001). Stroke occurred in 3% and 4%. Adverse events were more frequent with zolinamide, mainly nausea (14% vs 6%).',
  ],
  ['conclusion', 'Zolinamide slows the growth of hereditary angioma.'],
])
const plain = abstract('2', 'Ultrasound of the plexus in Morvan neuropathy', [
  [
    'other',
    'Morvan neuropathy is a rare disease. The aim of this study was to determine whether ultrasound detects Morvan neuropathy. We retrospectively reviewed 90 patients. Ultrasound had a sensitivity of 92% and a specificity of 81%. We conclude that ultrasound is useful where Morvan neuropathy is suspected.',
  ],
])

const file = join(folder, 'library.sqlite')
const starter = readStarterLibrary()
buildLibrary(
  [headed, plain, ...starter.articles].map((article) => ({ article, origin: 'import' as const })),
  { file },
)
const library = new Library(file)
after(() => {
  library.close()
  rmSync(folder, { recursive: true })
})

/** What is quoted from an article, wherever it ranks. */
function quoteFrom(id: string, question: string, earlier: string[] = []): string {
  const { passage, start, end } = chosenFrom(id, question, earlier)
  return passage.text.slice(start, end)
}

function chosenFrom(id: string, question: string, earlier: string[] = []): Sentence {
  const search = { question, earlier, sourcesMax: 1000, year: 2026, keepsWholeRanking: true }
  const ranked = searchLibrary(library, search).found.find(({ article }) => article.id === id)
  assert.ok(ranked, `${question} does not find ${id}`)
  const quoted = chooseQuote(ranked.sentences)
  assert.ok(quoted)
  assert.ok(ranked.article.passages.includes(quoted.passage))
  return quoted
}

const expected: [id: string, question: string, quote: RegExp][] = [
  ['pmid:1', 'Does zolinamide help in hereditary angioma?', /^Zolinamide slows the growth/],
  ['pmid:1', 'zolinamide side effects', /nausea \(14% vs 6%\)/],
  ['pmid:1', 'what dose of zolinamide?', /25 mg twice daily/],
  ['pmid:1', 'Who was excluded from the zolinamide trial?', /Pregnant women were excluded/],
  ['pmid:1', 'Does zolinamide prevent stroke in hereditary angioma?', /Stroke occurred in 3% and 4%/],
  ['pmid:2', 'How accurate is ultrasound in Morvan neuropathy?', /sensitivity of 92%|We conclude/],
  ['pmid:2', 'ultrasound in Morvan neuropathy', /sensitivity of 92%|We conclude/],
  ['card:dapa-hf', 'Who was excluded from dapagliflozin in HFrEF?', /type 1 diabetes.*were not enrolled/],
  ['card:dapa-hf', 'dapagliflozin dose in heart failure', /dapagliflozin 10 mg once daily/],
  ['card:dapa-hf', 'cardiovascular death with dapagliflozin in HFrEF', /0\.82|heart failure or cardiovascular death/],
  ['card:empa-reg-outcome', 'empagliflozin dose in heart failure', /empagliflozin 10 mg or 25 mg/],
  ['card:years', 'PE r/o YEARS D-dimer cutoffs', /below 1000 ng\/mL/],
  ['card:capita-pcv13-adults', 'Does PCV13 at 65 plus reduce pneumonia of any cause?', /5\.1%/],
  ['card:leader', 'gallbladder trouble with liraglutide', /gallstone disease/],
  ['card:epcat-ii-aspirin-arthroplasty', 'aspirin strength after a total hip', /81 mg daily/],
  ['card:huttner-nitrofurantoin-fosfomycin', 'fosfomycin for cystitis, how many grams?', /3 g/],
  ['card:re-ly', 'dabigatran 110 mg vs warfarin, how do bleeding rates compare?', /2\.71%/],
  ['card:re-ly', 'dabigatran for AF with creatinine clearance of 25 ml/min', /clearance under 30 .* excluded/],
  ['card:poet-endocarditis-oral', 'oral step-down in endocarditis, were MRSA well represented?', /few MRSA/],
  ['card:darouiche-chlorhexidine-ssi', 'chlorhexidine vs iodine deep wound infection', /^Deep incisional/],
  ['card:topcat', 'Does spironolactone raise potassium in HFpEF?', /[Hh]yperkalaemia/],
]

for (const [id, question, quote] of expected) {
  test(`"${question}" quotes what ${id} states about it`, () => assert.match(quoteFrom(id, question), quote))
}

test('the result on a single asked outcome is quoted rather than a composite that contains it', () => {
  const died = 'Does dapagliflozin reduce cardiovascular death in HFrEF?'
  assert.match(quoteFrom('card:dapa-hf', died), /^Cardiovascular death \(secondary outcome\)/)
  const inAny = 'Does dapagliflozin reduce all-cause mortality in HFrEF?'
  assert.match(quoteFrom('card:dapa-hf', inAny), /worsening heart failure or cardiovascular death/, 'not of this cause')
  const both = 'Does dapagliflozin reduce worsening heart failure or cardiovascular death in HFrEF?'
  assert.match(quoteFrom('card:dapa-hf', both), /worsening heart failure .*or cardiovascular death/i)
  const low = 'Does low-dose rivaroxaban reduce death in stable coronary disease?'
  assert.match(quoteFrom('card:compass', low), /^Death from any cause/)
  const none = 'Does semaglutide lower cardiovascular death in obesity?'
  assert.match(quoteFrom('card:select', none), /^Cardiovascular death, non-fatal myocardial infarction or/)
})

test('the result on the asked outcome is quoted rather than a result on others, from whatever section', () => {
  for (const [id, question, quote] of [
    [
      'card:laaos-iii-appendage-occlusion-surgery',
      'does LAA occlusion during cardiac surgery reduce death',
      /^Bleeding, .* and death did not differ/,
    ],
    ['card:reduce-ami', 'does beta-blocker after MI reduce death', /^Death from any cause/],
    ['card:improve-it', 'do statins after stroke reduce mortality', /mortality did not differ/],
  ] as const)
    assert.match(quoteFrom(id, question), quote, question)
})

test('what the people had is no outcome, so that the one asked about is known to be part of a composite', () => {
  for (const [id, question] of [
    ['card:manage-dabigatran-mins', 'does dabigatran after perioperative MI prevent stroke?'],
    ['card:clear-synergy-colchicine', 'does colchicine after MI reduce mortality?'],
    ['card:thales', 'does ticagrelor plus aspirin after TIA reduce death'],
    ['card:plato', 'does ticagrelor after MI reduce death?'],
  ] as const)
    assert.equal(chosenFrom(id, question).outcome, 'part of a composite', question)
  for (const [id, question] of [
    ['card:isar-react-5', 'prasugrel or ticagrelor in ACS, patient had a stroke before'],
    ['card:rales', 'spironolactone in severe HFrEF, risk of high potassium'],
  ] as const)
    assert.notEqual(chosenFrom(id, question).outcome, 'part of a composite', question)
})

test('people without a disease are not quoted where its prevention is asked about', () => {
  const question = 'does aspirin prevent dementia in healthy elderly people'
  assert.doesNotMatch(quoteFrom('card:aspree-aspirin-elderly', question), /^Community-dwelling/)
  assert.equal(chosenFrom('card:aspree-aspirin-elderly', question).outcome, 'absent')
  assert.match(quoteFrom('card:aspree', question), /^Death, dementia or persistent physical disability/)
})

test('a question on treatment is answered by treatment, and one on recognising a disease by its diagnosis', () => {
  for (const [id, question, quote] of [
    [
      'card:aasld-2021-ascites-sbp-hrs',
      'How should I treat spontaneous bacterial peritonitis?',
      /^Spontaneous bacterial/,
    ],
    ['card:aasld-2021-ascites-sbp-hrs', 'how do I treat new ascites in cirrhosis', /^Ascites: sodium/],
    [
      'card:aasld-2021-ascites-sbp-hrs',
      'how to treat hepatorenal syndrome',
      /^Hepatorenal acute kidney injury: terlipressin/,
    ],
    [
      'card:aasld-2021-ascites-sbp-hrs',
      'how do I diagnose spontaneous bacterial peritonitis',
      /^Diagnostic paracentesis/,
    ],
    [
      'card:aap-2013-acute-otitis-media',
      'How do I tell if acute otitis media is really present?',
      /^Diagnose with .* bulging/,
    ],
    ['card:aan-2013-concussion', 'how can I tell concussion from something worse', /^CT not for diagnosing concussion/],
    ['card:idsa-ats-2016-hap-vap', 'how do I diagnose ventilator-associated pneumonia', /^Diagnose by endotracheal/],
    ['card:nice-2018-lyme-disease', 'How can I tell early Lyme disease?', /^Diagnose and treat erythema migrans/],
  ] as const)
    assert.match(quoteFrom(id, question), quote, question)
})

test('a follow-up that names only a facet quotes that facet of the previous article', () => {
  const first = ['Does zolinamide help in hereditary angioma?']
  assert.match(quoteFrom('pmid:1', 'what dose?', first), /25 mg twice daily/)
  assert.match(quoteFrom('pmid:1', 'who was excluded?', first), /were excluded/)
  assert.match(quoteFrom('pmid:1', 'is it safe?', first), /Adverse events/)
})

test('a recommendation for another disease or group is not quoted for words that it shares with the question', () => {
  const quotes: [id: string, turns: string[], quote: RegExp][] = [
    ['card:cdc-2021-sti-treatment', ['Gonorrhoea treatment?', 'pregnant'], /gonorrhoea/],
    ['card:cdc-2021-sti-treatment', ['Treatment of chlamydia?', 'pregnant'], /^Chlamydia: .*in pregnancy/],
    ['card:ias-usa-2024-hiv', ['First treatment of HIV', 'in pregnancy?'], /^Pregnancy/],
    ['card:acp-2014-urinary-incontinence-women', ['First-line for stress incontinence in women'], /^Stress/],
    ['card:chest-2021-vte', ['Antiphospholipid syndrome with DVT: DOAC or warfarin?'], /^Antiphospholipid/],
  ]
  for (const [id, turns, quote] of quotes)
    assert.match(quoteFrom(id, turns.at(-1) ?? '', turns.slice(0, -1)), quote, turns.join(' | '))
})

test('a follow-up quotes the sentence on the harm that it names from an article on the previous subject', () => {
  const zoledronate = ['Yearly zoledronate after a hip fracture']
  assert.match(quoteFrom('card:horizon-rft', 'any jaw necrosis reported?', zoledronate), /osteonecrosis of the jaw/)
  const alteplase = ['Alteplase within three hours of an ischaemic stroke, does it work?']
  assert.match(quoteFrom('card:ninds-tpa', 'how many bleed into the brain?', alteplase), /6\.4%/)
})

/** The share of the cards that state something from which a question about it quotes that. */
function measureShare(
  cards: typeof starter.articles,
  toCase: (card: (typeof starter.articles)[number]) => { question: string; wanted: RegExp } | null,
) {
  const right = cards.flatMap((card) => {
    const asked = toCase(card)
    return asked ? [asked.wanted.test(quoteFrom(card.id, asked.question))] : []
  })
  assert.ok(right.length > 20)
  return right.filter(Boolean).length / right.length
}

function textOf(card: (typeof starter.articles)[number], section: Section): string {
  return card.passages.find((passage) => passage.section === section)?.text ?? ''
}

function toPattern(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

test('asked about harms, 19 of 20 cards that state harms are quoted on them', () => {
  const share = measureShare(everyNth(starter.articles, 6), (card) => {
    const harms = textOf(card, 'harms')
    if (harms === '') return null
    const wanted = new RegExp(`${toPattern(harms.slice(0, 30)).source}|safety outcome|adverse`, 'i')
    return { question: `Harms and side effects in: ${card.title}`, wanted }
  })
  assert.ok(share >= 0.95, String(share))
})

test('asked for the dose, 19 of 20 cards that state one are quoted on it', () => {
  const share = measureShare(everyNth(starter.articles, 6), (card) => {
    const given = /Intervention: (?:[^.]|\.\d)*?(\d[\d.]*\s?(?:mg|g|IU))\b/.exec(textOf(card, 'methods'))?.[1]
    return given ? { question: `What dose? ${card.title}`, wanted: toPattern(given) } : null
  })
  assert.ok(share >= 0.95, String(share))
})

test('asked who was excluded, 9 of 10 cards that state an exclusion are quoted on it', () => {
  const share = measureShare(everyNth(starter.articles, 4), (card) => {
    const excluded = /[^.;]*(?:excluded|not enrolled)/.exec(textOf(card, 'limitations'))?.[0].trim()
    return excluded ? { question: `Who was excluded? ${card.title}`, wanted: toPattern(excluded.slice(0, 30)) } : null
  })
  assert.ok(share >= 0.9, String(share))
})

test('"Same for ..." is quoted with the sentence that it refers to', () => {
  const question = 'GBS grown in an MSU at 12 weeks, treated. Does she still need IV abx in labour?'
  const quote = quoteFrom('card:sogc-2013-group-b-streptococcus', question)
  assert.match(quote, /^Intravenous prophylaxis at labour .*Same for GBS bacteriuria/s)
})
