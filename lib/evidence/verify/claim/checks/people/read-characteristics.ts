/** Reads what a text says of people: what they had or lacked, took or had never taken. */
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

export interface Characteristic {
  /** What they had or lacked. */
  concepts: ReadonlySet<string>
  /** Null for "with or without diabetes". */
  isPresent: boolean | null
  /** UTF-16 offsets of the words that name it, and of these with what says whether they had it. */
  span: Span
  phrase: Span
}

/** Longer text is not a sentence; the rest is not read. */
const readMax = 2000

export function readCharacteristics(written: string): Characteristic[] {
  const text = written.slice(0, readMax)
  const found: Characteristic[] = []
  const add = (isPresent: boolean | null, span: Span, phrase: Span) => {
    const concepts = new Set(
      tokenize(text.slice(...span))
        .filter(tellsWhat)
        .map(({ concept }) => concept),
    )
    const isRead = found.some((each) => each.span[0] < span[1] && span[0] < each.span[1])
    if (concepts.size > 0 && !isRead) found.push({ concepts, isPresent, span, phrase })
  }
  // First, since "with node-negative cancer" has no node.
  for (const [isPresent, pattern] of suffixes)
    for (const { 0: whole, 1: name = '', index } of findAll(text, pattern))
      add(isPresent, [index, index + name.length], [index, index + whole.length])
  for (const [isPresent, pattern] of leads)
    for (const { 0: lead, index } of findAll(text, pattern)) {
      const start = index + lead.length
      const end = start + measureName(text.slice(start, start + nameMax))
      if (end > start) add(isPresent, [start, end], [index, end])
    }
  for (const { word, start, end } of tokenize(text)) {
    const own = words.get(word)
    if (own) found.push({ ...own, span: [start, end], phrase: [start, end] })
  }
  return found
}

const { raw } = String
const people = raw`(?:patients?|people|adults?|children|infants?|babies|persons?|participants?|individuals?|(?:wo)?men|those|anyone|veterans|couples|teenagers|adolescents|volunteers|residents|mothers|males?|females?|disease|diabetes|infection|cancer|syndrome|depression|fibrillation|failure|stroke|leukaemia|leukemia|cirrhosis)`
/** Between the people and what they lack: no verb. */
const described = raw`(?: (?!(?:was|were|is|are|be|been|had|has|have|went|go|could|can|did|do|does|lived|stayed|remained|managed|treated|survived|alive|left|made|gained|fared|may|might|should|would|will)\b)[\p{L}\p{N}'%-]+){0,5}?`
const qualifiers = raw`(?:(?:an?|any|the|known|prior|previous|earlier|established|pre-?existing|existing|underlying|confirmed|documented|other|first|full[- ]dose|daily|long[- ]term|history of|family history of) )*`
const took = raw`(?:on|taking|taken|took|receiving|received|using|used(?! (?:for|to|in|as|at|by)\b)|treated with|given(?! (?:for|to|in|as|at|by)\b)|exposed to|established on|started on|tried)`
const lead = (pattern: string) => new RegExp(`${pattern} ${qualifiers}`, 'giu')

/** What precedes the name of what people had (true), lacked (false), or had in part (null). */
const leads: readonly [isPresent: boolean | null, pattern: RegExp][] = [
  [null, lead(raw`\b(?:with (?:or|and) without|whether or not|regardless of|irrespective of|independent(?:ly)? of)`)],
  [
    false,
    lead(
      raw`(?:\b${people}${described} |^(?:In|Among|For)${described} |^)(?<!or |and )(?:without|in the absence of|free of|with no|who ha[dv]e? no)`,
    ),
  ],
  [false, lead(raw`\b(?:not|never)(?:,| already| yet| previously| currently| been| be)* ${took}`)],
  [
    false,
    lead(
      raw`\b(?:not (?:on|taking|receiving|needing|requiring|using)|(?<=${people} )off|(?:need(?:ed|ing|s)?|requir(?:ed|ing|es?)|receiv(?:ed|ing)|took|taking|used|using|had had|have had|given) no)`,
    ),
  ],
  [false, lead(raw`\bthat (?:nobody|no one|none)(?: had| was)?`)],
  [false, lead(raw`\b(?:na[iï]ve to|(?:carrying|carries|carried|bearing|harbouring) no)`)],
  [false, lead(raw`\b(?:unable|unwilling|could not|cannot)(?: or unwilling)? to (?:take|tolerate|have|receive|use)`)],
  [
    true,
    lead(
      raw`(?<!not )\b(?:with|having|who (?:also )?ha[dv]e?)(?! no\b| or\b| and\b| (?:\p{L}+ly )?(?:more|fewer|less|higher|lower|greater|smaller|better|worse|similar)\b)`,
    ),
  ],
  [true, lead(raw`(?:\band|${people}) on (?=an? )`)],
  [true, lead(raw`\b(?:already|currently|still|previously|established) ${took}`)],
  [
    true,
    lead(
      raw`\b(?:despite|after failure of|(?:not |failing to )respon\p{L}+ to|refractory to|had failed|already failed|failed on)`,
    ),
  ],
  [true, lead(raw`\b(?:had|have|has) (?:already |previously )?(?:had|been (?:on|treated with|given)|${took})`)],
]

const suffixes: readonly [isPresent: boolean, pattern: RegExp][] = [
  [false, /(?<![\p{L}\p{N}])([\p{L}\p{N}]{2,24})-(?:na[iï]ve|negative|uninfected|intolerant)\b/giu],
  [
    true,
    /(?<![\p{L}\p{N}])([\p{L}\p{N}]{2,24})-(?:positive|infected|treated|experienced|refractory|dependent|requiring)\b/giu,
  ],
]

/** Words that name what someone has or lacks. */
const words = new Map(
  [
    { name: 'birth', having: ['multiparous', 'parous'], lacking: ['nulliparous'] },
    { name: 'fever', having: ['febrile'], lacking: ['afebrile'] },
    { name: 'smoking', having: ['smokers'], lacking: ['nonsmokers'] },
    { name: 'vaccine', having: ['vaccinated'], lacking: ['unvaccinated'] },
  ].flatMap(({ name, having, lacking }) => {
    const concepts = new Set(tokenize(name).map(({ concept }) => concept))
    const list = (words: readonly string[], isPresent: boolean) =>
      words.map((word) => [word, { concepts, isPresent }] as const)
    return [...list(having, true), ...list(lacking, false)]
  }),
)

/** UTF-16 units of the longest name that is read. */
const nameMax = 72
/** Ends the name of what someone has. */
const nameEnd =
  /[^\p{L}\p{N}' -]|$| (?:and (?:not|no|without|were|was|had|a|an)|but|who|whose|at|in|on|from|after|before|having|were|was|had|has|have|is|are|not|without|despite|with|to|for|did|do|the|when|while|if|than|gave|give|given|got|added|reduc\p{L}+|lower\p{L}*|improv\p{L}+|rais\p{L}+|cut|gain\p{L}*|benefi\p{L}+|work\p{L}*|undergo\p{L}*)\b/iu

function measureName(text: string): number {
  return text.search(nameEnd)
}

/** Words that do not say by themselves what someone has. */
const general: ReadonlySet<string> = new Set(
  tokenize(
    'disease disorder condition syndrome event treatment therapy history risk symptom infection chronic acute severe mild moderate type stage grade clinical recent patients adults children women men years months cause level first high low failure primary secondary',
  ).map(({ concept }) => concept),
)

function tellsWhat(token: Token): boolean {
  return namesSomething(token) && !general.has(token.concept)
}
