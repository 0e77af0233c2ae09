/**
 * States by which people are described in everyday words, and which exclude each other: "had already defeated several
 * medicines" for "newly diagnosed". Forms of a disease are in `exclusive-forms.ts`, which questions are
 * read by as well.
 */

import type { FormLine } from '@/lib/evidence/text/exclusive-forms'

const { raw } = String

const treatment = raw`(?:treatments?|therap(?:y|ies)|drugs?|medicines?|medications?|agents?|lines? of|courses? of|regimens?|pills?|tablets?|antidepressants?|antipsychotics?|antiepileptics?|anticonvulsants?|antibiotics?|antihypertensives?|chemo\p{L}*|immunotherap\p{L}*|biologics?|inhalers?|statins?|steroids?|corticosteroids?|painkillers?|physiotherapy|injections?|operations?|benzodiazepines?|insulin|creams?)`
const some = raw`(?:any|an?|the|several|two|three|four|many|multiple|most|all|other|earlier|previous|prior|standard|usual|conventional|first|second|oral|topical|at least|one|more|or|of|their|previous|various|different|adequate|full|every|\d)`
const people = raw`(?:patients?|adults?|children|infants?|babies|people|persons?|participants?|individuals?|those|(?:wo)?men)`
const cancer = raw`(?:cancers?|carcinomas?|tumou?rs?|melanomas?|lymphomas?|sarcomas?|malignanc(?:y|ies))`
const operation = raw`(?:surgery|operations?|procedures?|c(?:a?)esareans?|admissions?|repair|colectomy|PCI)`
const years = raw`(?:an?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|several|many|some|\d+)`

/** Each line has patterns of states that exclude each other. */
const table: readonly (readonly string[])[] = [
  // Never treated, or after treatment that failed.
  [
    raw`\b(?:newly|just|freshly|recently) diagnosed\b|\bde novo\b|\b(?:treatment|drug|chemotherapy|therapy|medication)-na[iï]ve\b|\bnever (?:yet )?(?:been )?(?:treated|medicated)\b|\bnever (?:yet )?(?:taken|tried|had|received|used) (?:${some} ){0,2}${treatment}|\b(?:still|hitherto|previously|as yet|yet) untreated\b|\buntreated (?:${people}|\p{L}+-angle|disease|episode|depression|hypertension)|\bno (?:previous|prior|earlier) (?:\p{L}+ ){0,2}${treatment}|\bbefore (?:any|trying (?:any )?(?:other )?) ?(?:\p{L}+ ){0,2}(?:had|was|were|treatment|drugs?)\b|\bnew to ${treatment}|(?<!\b(?:after|on|of|by|with|failed|beyond|following|despite|to|their|received|had|than) )\b(?:first[- ]line\b|(?:first|initial|upfront|up-front|front-line) (?:treatment|therapy|drug)\b)`,
    raw`\b(?:treatment|drug|therapy|medication|medically|pharmaco|multidrug|steroid|biologic)?[- ]?(?:resistant|refractory)\b|\bresistant to\b|\bintractable\b|\b(?:difficult|hard)[- ]to[- ]treat\b|\bpre-?treated\b|\bpreviously treated\b|\brelapsed\b|-experienced\b|\b(?:failed|defeated|exhausted|outlasted|withstood|resisted|beaten|run through|gone through|been through|tried and failed|worked through|not been helped by|got nowhere (?:on|with)|no (?:relief|better|response|success|luck|joy|benefit) (?:from|on|with|to|after)) (?:${some} ){0,4}(?:\p{L}+ )?${treatment}|\b(?:several|two|three|many|multiple|previous|earlier|other|first) (?:\p{L}+ )?${treatment} (?:\p{L}+ ){0,2}(?:failed|not worked|not helped|defeated)\b|\b(?:not (?:respond\p{L}+|been helped|settled|relieved|improved|eased)|failed to respond|unresponsive|failure of response|no response) (?:to|by|with|on)\b|\binadequate(?:ly)? respon\p{L}+|\bsecond[- ]line\b|\bthird[- ]line\b|\bsalvage (?:therapy|treatment|chemo\p{L}*)|\bprogressed (?:on|after|despite)\b`,
  ],
  // How long ago it began.
  [
    raw`\b(?:newly|just|freshly|recently) diagnosed\b|\b(?:recent|new|first)[- ]onset\b|\bfirst[- ]episode\b|\bearly (?:rheumatoid|schizophrenia|psychosis|arthritis|Parkinson|multiple sclerosis)|\bunder (?:${years}) years of\b|\bwithin (?:${years}) (?:weeks?|months?|years?) of (?:the )?diagnosis`,
    raw`\blong-?standing\b|\blong-established\b|\b(?:had|have had|has had|lived with|living with|carried) (?:(?!a\b)\p{L}+ |[12] ){1,6}for (?:(?:over|more than|at least|nearly|almost|about|around) )?(?:decades?|a decade|${years} decades|(?:ten|fifteen|twenty|several|many|\d+) years)|\bof (?:many|ten|several|\d\d) years[’']? (?:duration|standing)|\bdecades of\b|\bdecades into\b|\bmany years into\b`,
  ],
  // Earlier births.
  [
    raw`\bnulliparous\b|\bprimiparous\b|\bfirst[- ](?:time )?(?:pregnanc(?:y|ies)|mothers?|bab(?:y|ies)|births?|labou?rs?|deliver(?:y|ies)|child)\b|\b(?:had )?never (?:given birth|had a baby|been pregnant|delivered)|\bno (?:previous|prior|earlier) (?:births?|deliver\p{L}+|pregnanc\p{L}+|children)|\bexpecting their first\b`,
    raw`\bmulti(?:p|gr)a?vid\p{L}*|\bmultipar\p{L}+|(?<!nulli|primi|multi)\bparous\b|\b(?:second|third|later|subsequent|repeat)(?: or (?:later|third|subsequent))? (?:pregnanc(?:y|ies)|bab(?:y|ies)|births?|labou?rs?)\b|\b(?:had|have|having) (?:already )?(?:had )?(?:given birth|bab(?:y|ies)|children|delivered|a (?:baby|child))(?: \p{L}+)? (?:before|already|previously|earlier)\b|\balready (?:mothers|had (?:a )?(?:bab(?:y|ies)|child(?:ren)?)|given birth)|\b(?:previous|prior|earlier) (?:births?|bab(?:y|ies)|deliver\p{L}+|c(?:a?)esareans?)`,
  ],
  [
    raw`\barrest\p{L}* (?:\p{L}+ ){0,3}(?:on|in|inside|within) (?:an? |the )?(?:wards?|hospitals?|emergency department)\b|\b(?:in-hospital|ward|inpatient)(?: cardiac)? arrests?`,
    raw`\bout[- ]of[- ]hospital\b|\barrest\p{L}* (?:\p{L}+ ){0,3}(?:outside (?:the |a )?hospital|at home|in (?:the street|public|the community))`,
  ],
  // How well treatment works or is borne.
  [
    raw`\b(?:well|adequately|fully|completely|perfectly|nicely|already)[- ]controlled\b|\b(?:under|in) (?:good|full|tight) control\b|\bcontrolled (?:well|adequately|completely)\b`,
    raw`\buncontrolled\b|\b(?:poorly|inadequately|insufficiently|incompletely|badly)[- ]controlled\b|\bnot (?:well |adequately |fully |sufficiently |yet )?controlled\b|\b(?:inadequate|poor|insufficient) control\b|\bout of control\b`,
  ],
  [
    raw`(?<!\b(?:not|unable to|cannot|never) )\b(?:tolerat(?:es|ed|ing)|able to take|coping with|happy (?:on|with)|doing (?:well|fine) on|settled on) (?:\p{L}+[ -]){0,2}${treatment}|\bwell[- ]tolerated (?:\p{L}+[- ]){0,3}${treatment}|\b(?:could|able to) (?:take|tolerate)\b`,
    raw`\bintoleran(?:t|ce)\b|\b(?:unable|unwilling)(?: or \p{L}+)? to (?:take|tolerate)\b|\b(?:could|can|did)(?: ?not|n['’]t) (?:take|tolerate)\b|\bnever tolerated\b`,
  ],
  [
    raw`\bnever[- ]smok\p{L}+|\bnever (?:having )?smoked\b|\bnon-?smok(?:ers?|ing)\b|\blifelong abstain\p{L}+ from tobacco`,
    raw`(?<!never[- ]|non-|not |no )\bsmokers\b|\bwho (?:currently |still |daily )?smoked?\b|\bpack-years\b`,
  ],
  [
    raw`\bunvaccinated\b|\bnever (?:been )?vaccinated\b|\bnot (?:yet |previously )?(?:been )?vaccinated\b|\bno (?:previous|prior|earlier) vaccin\p{L}+`,
    raw`\b(?:previously|already|fully|once) vaccinated (?:${people})\b|\b${people} (?:who had )?(?:already |previously )(?:been )?vaccinated\b|\bhistory of (?:\p{L}+ ){0,3}vaccination\b`,
  ],
  [
    raw`\b(?:mismatch[- ]repair|MMR)[- ]deficien\p{L}*|\b(?:deficient|defective|faulty) mismatch[- ]repair|\bdMMR\b|\bMSI-high\b|\bmicrosatellite[- ]instab\p{L}*`,
    raw`\b(?:mismatch[- ]repair|MMR)[- ]proficien\p{L}*|\b(?:proficient|intact|normal|preserved|working) mismatch[- ]repair|\bpMMR\b|\bmicrosatellite[- ]stab\p{L}*`,
  ],
  // Where they are cared for.
  [
    raw`\b${people} (?:who were |were |already )?(?:hospitali[sz]ed|admitted) (?:with|for|because|to (?:\p{L}+ )?hospitals?)\b|\b(?:hospitali[sz]ed|inpatient) ${people}\b|\binpatients\b|\b(?:sick|ill|unwell) enough to (?:be admitted|be in hospital|need (?:a )?hospital)`,
    raw`\boutpatients?\b|\bambulatory ${people}|\b(?:in|from|at) (?:\p{L}+ )?(?:primary care|general practice)|\bfamily doctors?\b|\bnon-?hospitali[sz]ed\b|\bnot (?:been )?(?:admitted|hospitali[sz]ed)\b|\b(?:treated|managed|cared for|looked after|isolating|staying|taking \p{L}+|taken|given|given \p{L}+|started) at home\b|\bkeeps? (?:people|patients|them) out of (?:the )?hospital\b|\b(?:${people}|COVID-19|influenza) (?:[\p{L}\d-]+ ){0,4}at home\b|\bwell enough to (?:stay|be|remain|go) (?:at )?home\b`,
  ],
  [
    raw`\b${people} (?:who were |were )?(?:already )?(?:in|on) (?:an? |the )?(?:p(?:a?)ediatric |neonatal )?(?:intensive care|ICU|PICU|NICU|critical care)|\b(?:ICU|critically ill|intensive[- ]care) ${people}`,
    raw`\b(?:outside|not in|not yet in) (?:an? |the )?(?:intensive care|ICU)|\b(?:in|on|from) (?:the |an? )?(?:general |p(?:a?)ediatric |inpatient |ordinary )*(?:wards?|emergency departments?)\b`,
  ],
  // How far a cancer has gone.
  [
    raw`\bearly(?:-stage)? (?:\p{L}+ ){0,2}${cancer}|\bresected\b|(?<!un|non)\bresectable\b|(?<!in)\boperable\b|\bcompletely removed\b`,
    raw`(?<!non-|non)\bmetastatic (?:[\p{L}-]+ ){0,4}${cancer}|\bunresectable\b|\binoperable\b|\bincurable\b|\bstage (?:IV|4)\b|\b${cancer} (?:that )?(?:had )?(?:already )?spread\b`,
  ],
  [
    raw`\bnode-negative\b|\b(?:clear|negative|uninvolved) (?:lymph )?nodes\b|\bnodes (?:were )?(?:clear|negative|free|uninvolved)\b|\b(?:no|without) (?:lymph )?(?:node|nodal) (?:involvement|spread|metast\p{L}+)`,
    raw`\bnode-positive\b|\b(?:positive|involved) (?:lymph )?nodes\b|\bnodes (?:were )?(?:positive|involved)\b|\bspread to (?:the |their )?(?:lymph )?nodes\b`,
  ],
  // Symptoms.
  [
    raw`\basymptomatic (?:${people}|gall\p{L}*|stones?|carotid|infection)|\b(?:no|without|free of|free from) (?:any )?symptoms\b(?! of)|\bsymptom-free\b|\bfound by chance\b|\b(?:never|not) caused (?:any )?symptoms\b`,
    raw`\b(?:ha(?:ve|d)|with) (?:already )?(?:\p{L}+ )?symptoms\b(?! scores?)|(?<!a)\bsymptomatic (?:${people}|gall\p{L}*|stones?|carotid|infection)|\b(?:bothered|troubled) by\b`,
  ],
  [
    raw`\bh(?:a?)emodynamically stable\b|\bwithout shock\b|\bnot in shock\b`,
    raw`\bh(?:a?)emodynamically unstable\b|(?<!not )\bin shock\b|\bunstable (?:bleeders|${people})`,
  ],
  // Kinds of event, of operation and of care.
  [raw`\b(?:elective|planned|scheduled) ${operation}`, raw`\b(?:emergency|urgent|unplanned) ${operation}`],
  [
    raw`\bprimary (?:knee|hip|shoulder) (?:replacement|arthroplasty)`,
    raw`\brevision (?:\p{L}+ )?(?:replacement|arthroplasty|surgery)`,
  ],
  [raw`\bopen fractures?\b`, raw`\bclosed fractures?\b`],
  [
    raw`\b(?:undisplaced|nondisplaced|non-displaced|minimally displaced)\b`,
    raw`(?<!un|non|non-|minimally )\bdisplaced\b`,
  ],
  [raw`(?<!un)\bruptured\b`, raw`\bunruptured\b|\bintact\b`],
  [raw`\bpenetrating (?:trauma|injur\p{L}+|wounds?)`, raw`\bblunt (?:trauma|injur\p{L}+)`],
  [raw`\bwitnessed (?:arrest|collapse)s?\b`, raw`\b(?:unwitnessed|nobody (?:saw|witnessed))\b`],
  [raw`\bnative[- ]valve`, raw`\b(?:prosthetic|artificial|mechanical)[- ](?:heart )?valve`],
  [raw`\bliving[- ](?:related |unrelated )?donors?\b`, raw`\b(?:deceased|brain-dead|cadaver\p{L}*)[- ]donors?\b`],
  [
    raw`\b(?:twins?|triplets?|multiple) (?:pregnanc|births?|gestation)|\b(?:expecting|carrying|with) twins\b`,
    raw`\bsingleton\b|\b(?:one|a single) (?:baby|fetus)\b`,
  ],
  [raw`\b(?:exclusively )?breast-?fed\b`, raw`\b(?:formula|bottle)-?fed\b`],
  [
    raw`(?<!not |non-|not yet |never )\bon (?:maintenance |chronic |long-term )?(?:h(?:a?)emo)?dialysis\b|\bdialysis patients\b`,
    raw`\bnot (?:yet )?(?:on|needing|requiring|receiving) dialysis\b|\bnon-dialysis\b|\bpre-?dialysis\b|\bnormal (?:kidney|renal) function\b`,
  ],
  [
    raw`\bmultidrug-resistant|\bMDR\b|\brifampicin-resistant|\brifampin-resistant`,
    raw`\bdrug-(?:susceptible|sensitive)`,
  ],
  [raw`\bmethicillin-resistant|\bMRSA\b`, raw`\bmethicillin-(?:susceptible|sensitive)|\bMSSA\b`],
  [raw`\bnon-?proliferative\b`, raw`(?<!non|non-)\bproliferative (?:diabetic )?retinopathy`],
  [
    raw`\b(?:non-?obese|lean|normal[- ]weight) ${people}`,
    raw`(?<!non-|non)\bobese ${people}|\bwith obesity\b|\b(?:BMI|body[- ]mass index) (?:of )?(?:at least |above |over )?3\d\b`,
  ],
  [raw`\b(?:non-?pregnant|not pregnant)\b`, raw`(?<!non-|non|not )\bpregnant (?:wom[ae]n|${people})`],
  [
    raw`\bcognitively (?:normal|intact|healthy|unimpaired)\b|\bwithout (?:dementia|cognitive impairment)\b|\bfree of dementia\b`,
    raw`\b(?:with|living with|had) (?:\p{L}+ )?(?:dementia|Alzheimer['’]?s?)\b|\bdementia patients\b`,
  ],
  [
    raw`\b(?:advanced|late) HIV|\b(?:with|had) AIDS\b|\bAIDS-defining illness (?:at|on)`,
    raw`\bCD4 (?:cell )?counts? (?:was |were )?(?:above|over|greater than) [3-9]\d\d|\bearly (?:asymptomatic )?HIV`,
  ],
  [
    raw`\b(?:low|middle)[- ](?:and[- ]middle[- ])?income countr\p{L}+|\b(?:poor(?:er)?|developing) countries\b|\bresource-(?:limited|poor)`,
    raw`\bhigh-income countr\p{L}+|\b(?:rich(?:er)?|wealthy|wealthier|developed) countries\b`,
  ],
  // Before they have it, or when they do.
  [
    raw`\b(?:before|pre-?|after|post-?)[ -]?exposure\b|\bas (?:pre-?exposure )?prophylaxis\b|\bprophylactically\b|\btaken to prevent\b`,
    raw`\b(?:hospitali[sz]ed|admitted|inpatients)\b[^.;,]{0,40} (?:with|for)\b|\b(?:with|had) (?:laboratory-|PCR-|culture-)?(?:confirmed|established|active)\b`,
  ],
  // "Had already had a heart attack".
  [
    raw`\b(?:without|free of|free from|no)(?: \p{L}+){0,3} (?:cardiovascular|vascular|coronary|heart) disease\b|\bprimary prevention\b|\b(?:never|not) had an? (?:heart attack|stroke|MI|myocardial infarction)`,
    raw`\bsecondary prevention\b|\balready (?:\p{L}+ ){0,2}(?:had )?an? (?:MI|heart attack|stroke|myocardial infarction|infarct)\b|\b(?:survivors of|survived) (?:an? )?(?:MI|heart attacks?|strokes?|myocardial infarctions?|infarcts?)\b|\b(?:with|who had|had) an? (?:previous|prior|past|earlier) (?:MI|heart attack|stroke|myocardial infarction)`,
  ],
]

const states: readonly FormLine[] = table.map((line) => line.map((words) => new RegExp(words, 'iu')))
/** Most sentences name no state, and one pattern for all says so in a third of the time. */
const anyState = new RegExp(table.flat().join('|'), 'iu')

interface NamedState {
  state: RegExp
  /** Those of its line. */
  others: readonly RegExp[]
}

export function namesState(text: string): boolean {
  return text.search(anyState) >= 0
}

/** The lines of which any of the texts that describe the participants of a study has a state. */
export function listStateLines(texts: readonly string[]): FormLine[] {
  const naming = texts.filter(namesState)
  return states.filter((line) => line.some((state) => naming.some((text) => state.test(text))))
}

/**
 * The states that a sentence names. Where it names two that exclude each other, it does not say who is meant.
 *
 * @param lines those looked for, by `listStateLines`
 */
export function findStates(text: string, lines: readonly FormLine[]): NamedState[] {
  return lines.flatMap((line): NamedState[] => {
    const [state, ...more] = line.filter((pattern) => pattern.test(text))
    if (state === undefined || more.length > 0 || isDenied(state, text)) return []
    return [{ state, others: line.filter((other) => other !== state) }]
  })
}

/** "*Not* newly diagnosed", "*rather than* smokers". */
function isDenied(state: RegExp, text: string): boolean {
  const found = state.exec(text)
  return found !== null && denial.test(text.slice(Math.max(0, found.index - denialMax), found.index))
}

const denialMax = 40
const denial =
  /\b(?:no|nor|not|never|without|rather than|other than|instead of|unlike|excluding|than) (?:\p{L}+ ){0,2}$/iu
