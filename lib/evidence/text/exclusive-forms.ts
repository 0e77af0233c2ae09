/**
 * Forms of a disease, of its course and of care that exclude each other. A source describes its participants by
 * them: one on haemophilia A answers no question on haemophilia B, and vouches for no sentence on it. Common
 * knowledge of the field.
 */

import { joinPatterns } from '@/lib/shared/text/join-patterns'

const { raw } = String

/**
 * A form describes a population only next to a word for people: "hospitalized adults", but not "fewer were
 * hospitalized".
 */
const people =
  '(?:patients?|adults?|children|infants?|people|persons?|participants?|individuals?|(?:wo)?men|volunteers?)\\b'

/** Each line has patterns of forms that exclude each other. */
const forms: readonly (readonly string[])[] = [
  [raw`(?<!out[- ]of[- ])\bin-hospital (?=cardiac|arrest)|\bhospital wards?\b`, raw`out-of-hospital`],
  [
    raw`(?<!near[- ]|pre|late[- ]preterm and |post-?)\b(?:full-)?term (?:infants?|babies|births?|newborns?|neonates?)|\b(?:born )?at term\b`,
    raw`\b(?:pre-?term|premature)|\b2\d(?: to \d\d)? weeks of gestation|\b(?:2\d|3[0-6])[- ]?(?:week(?:er)?s? (?:preterm )?(?:bab(?:y|ies)|infants?|neonates?)|weekers?\b)`,
  ],
  [raw`\bovert\b`, raw`\bsub-?clinical`],
  [raw`\bopen-angle`, raw`\bangle[- ]closure|\b(?:closed|narrow)[- ]angle`],
  [raw`-sensitive\b|[- ]susceptible\b`, raw`-resistant\b|-nonsusceptible\b|-non-susceptible\b|\brefractory\b`],
  [
    raw`\b(?:treatment|chemotherapy|drug|antiretroviral|biologic|steroid)-na[iï]ve\b|\bpreviously untreated\b|\bnever (?:been )?treated\b|\bnot (?:yet )?been treated(?: before)?\b|\bna[iï]ve to\b|\buntreated (?!group|arm|control|risk|people|patients|women|men|ones)\p{L}`,
    raw`\bpre-?treated\b|\bpreviously treated\b|\b(?:who )?ha[ds] (?:already )?received (?:\p{L}+ )?before\b|-experienced\b|\b(?:drug|treatment)?-?resistant hypertension\b|\b(?:ha[ds]|have) already (?:failed|progressed|relapsed|received|been treated)\b|\b(?:failed|failure of) (?:\p{L}+ ){0,2}(?:therapy|treatment|medication)`,
  ],
  [
    raw`\bfirst-line\b|\bnewly diagnosed\b|\bpreviously untreated\b|\bnot (?:yet )?been treated before\b|\buntreated (?:locally )?(?:acute|chronic|advanced|metastatic|diffuse|multiple)\b`,
    raw`\brelapsed\b|\bfor relapse\b|\brelapse of\b|\brefractory\b|\bsecond-line\b|\bpreviously treated\b|\b(?:already|had) progressed\b`,
  ],
  [raw`\bclean (?:surgery|operations?|procedures?|wounds?)`, raw`\bclean-contaminated|\bcontaminated|\bdirty`],
  [raw`\bpartial(?:-thickness)?\b`, raw`\bfull-thickness`],
  [raw`\blow[- ]risk ${people}`, raw`\bhigh[- ]risk ${people}|${people} at (?:a )?high(?:er)? risk\b`],
  [raw`\b(?:small|limited)(?: ischa?emic)? (?:core|infarct)`, raw`\blarge(?: ischa?emic)?[- ](?:core|infarct)`],
  [
    raw`\bresidual (?:invasive )?(?:disease|tumou?r|cancer)`,
    raw`\bcomplete (?:pathological )?response|\bpCR\b|\bno residual (?:invasive )?(?:disease|tumou?r|cancer)|\b(?:tumou?rs?|disease|cancer) (?:had |has |have )?(?:completely |entirely |fully )?(?:disappeared|gone|vanished|cleared)`,
  ],
  [raw`\basymptomatic ${people}`, raw`(?<!a)\bsymptomatic ${people}`],
  [raw`\bdisabling stroke|\bmajor stroke|\bsevere stroke`, raw`\bminor (?:ischa?emic )?stroke|\bnondisabling|\bTIA\b`],
  [raw`\bnon-?valvular\b`, raw`\brheumatic\b|(?<!non)(?<!non-)\bvalvular\b`],
  [raw`(?<!non-)(?<!non)\bneurogenic\b`, raw`\bnon-?neurogenic\b`],
  [raw`\bcryptococcal mening`, raw`\btubercul\w+ mening`, raw`\bbacterial mening`, raw`\bviral mening`],
  [raw`\bimmunocompromised\b|\bimmunosuppressed\b`, raw`\bimmunocompetent\b`],
  [
    raw`\bhospitali[sz]ed (?:\p{L}+ )?${people}|\b${people} (?:who were )?(?:hospitali[sz]ed|admitted to (?:\p{L}+ ){0,2}(?:hospitals?|care|wards?))\b|\binpatients?\b|\b${people} (?:already |lying |treated )?in (?:the )?(?:hospital|intensive care)\b|\balready in (?:the )?(?:hospital|intensive care)\b`,
    raw`\boutpatients?\b|\bnon-?hospitali[sz]ed\b|\bambulatory ${people}|\bin the community\b|\bgeneral practices?\b|\b(?:treated|managed|cared for|looked after|staying|recovering|isolating) at home\b|\bnot (?:sick|ill) enough (?:for|to be in) hospital\b`,
  ],
  [
    raw`\b(?:nursing|care) homes?\b|\blong-term care\b`,
    raw`\bcommunity-dwelling\b|\bliving (?:at home|in the community)\b`,
  ],
  [raw`\boperating (?:theat(?:re|er)|room)s?\b`, raw`\bpre-?hospital\b|\bout-of-hospital\b`],
  [
    raw`\bprimary prevention\b|\b(?:no|without)(?: \p{L}+){0,2} (?:cardiovascular|vascular|coronary) (?:disease|events?)\b`,
    raw`\bsecondary prevention\b|\bwith (?:established |atherosclerotic |stable ){0,2}(?:cardiovascular|vascular|coronary) (?:\p{L}+ )?disease\b|\b(?:ha[ds]|have) (?:already )?had an? (?:\p{L}+ )?(?:infarction|heart attack|stroke)\b|\b(?:after|post|following|previous|prior)[- ](?:an? )?(?:MI|(?:myocardial )?infarction|heart attack|ACS)\b`,
  ],
  [
    raw`\bF[0-3][ABC]?\b|\bfibrosis stages? [0-3]|\bstages? [0-3] (?:liver )?fibrosis|\bnon-?cirrhotic\b|\b(?:without|no) cirrhosis\b`,
    raw`(?<!non-?)(?<!\b(?:without|no) )\bcirrho(?:sis|tic)\b`,
  ],
  [
    raw`(?<!to )\bmild (?!to\b)(?:\p{L}+ )?(?:asthma|COPD|psoriasis|eczema|acne|colitis|croup|bronchiolitis|pancreatitis)\b(?! (?:attack|exacerbation))`,
    raw`(?<!to )\bsevere (?:\p{L}+ )?(?:asthma|COPD|psoriasis|eczema|acne|colitis|croup|bronchiolitis|pancreatitis)\b(?! (?:attack|exacerbation))`,
  ],
  [raw`\bcompensated (?:cirrhosis|liver|heart)`, raw`\bdecompensated (?:cirrhosis|liver|heart)`],
  [raw`(?<!un)\bcomplicated\b|\bperforated\b|\bgangrenous\b`, raw`\buncomplicated\b`],
  [
    raw`\bbed-?(?:bound|ridden)\b|\bwheelchairs?\b|\bunable to walk before\b`,
    raw`\bpreviously walking\b|\bable to walk\b|\bambulant\b`,
  ],
  [
    raw`\brecently diagnosed\b|\brecent-onset\b|\bnew-onset\b|\bwithin the (?:previous|past|last) year\b`,
    raw`\blong-?standing\b|\bfor (?:more than|over|at least) (?:an?|one|two|three|five|ten|\d+) years?\b|\bmany years\b`,
  ],
  [
    raw`\bstill (?:felt |feeling )?(?:ill|unwell|depressed|psychotic|symptomatic)\b|\bhad not (?:recovered|remitted)\b`,
    raw`\bin (?:\p{L}+ )?remission\b|\bfelt well\b|\bhad (?:recovered|remitted)\b`,
  ],
  [raw`\b(?:ha[ds]|have) not responded\b|\bfailed to respond\b`, raw`\b(?:ha[ds]|have) responded\b`],
  [
    raw`\bstage (?:I{1,3}|[123])[ABC]? (?:\p{L}+ ){0,3}(?:cancer|melanoma|carcinoma|tumou?r)`,
    raw`(?<!non-)\bmetastatic\b|\bstage (?:IV|4)\b`,
  ],
  [raw`\bseptic shock`, raw`\bcardiogenic shock`, raw`\bh(?:a?)emorrhagic shock|\bhypovola?emic shock`],
  [
    raw`\bacute coronary syndromes?|\bunstable angina|\bNSTEMI\b|\bSTEMI\b`,
    raw`(?<!un)\bstable (?:coronary|angina|isch(?:a?)emic heart)`,
  ],
  [
    raw`\blow(?:er)?[- ](?:surgical|operative) risk|\blow-risk (?:severe )?aortic`,
    raw`\binoperable\b|\b(?:high|prohibitive|extreme)[- ](?:surgical|operative) risk|\btoo (?:frail|ill|sick) for surgery`,
  ],
  [raw`(?<!non-)\blocali[sz]ed\b|\bnon-?metastatic\b`, raw`\blocally advanced\b`, raw`(?<!non-)\bmetastatic\b`],
  [raw`\bbasilar\b|\bposterior circulation\b`, raw`\bmiddle cerebral\b|\banterior circulation\b|\bcarotid\b`],
  [raw`\bIBS-D\b|\bwith diarrh`, raw`\bIBS-C\b|\bwith constipation\b`],
  [raw`\bsingle[- ]vessel`, raw`\bmulti-?vessel`],
  [raw`\bHER2-positive`, raw`\bHER2-negative`, raw`\bHER2-(?:ultra)?low`, raw`\btriple-negative`],
  [
    raw`\bhormone[- ]receptor[- ]positive|\bestrogen[- ]receptor[- ]positive|\bER-positive`,
    raw`\btriple-negative|\bhormone[- ]receptor[- ]negative|\bER-negative`,
  ],
  [raw`\bcastration-sensitive|\bhormone-sensitive`, raw`\bcastration-resistant`],
  [raw`\bsquamous\b`, raw`\bnon-?squamous\b`],
  [raw`\brelapsing`, raw`\bprimary[- ]progressive|\bPPMS\b`, raw`\bsecondary[- ]progressive|\bSPMS\b`],
  [raw`\bsingleton`, raw`\btwins?\b|\bmultiple pregnanc|\btriplets?\b`],
  [
    raw`\bnode[- ]negative|\bno (?:involved|positive) (?:axillary )?(?:lymph )?nodes|\bN0\b`,
    raw`\bnode[- ]positive|\b(?:involved|positive) (?:axillary |sentinel )?(?:lymph )?nodes?|\bN[1-3]\b`,
  ],
  [
    raw`\bfirst-degree relatives\b|\bfamily history of\b`,
    raw`\b(?:no|without (?:a|any)) family history|\b(?:nobody|no one|no-one) in the family`,
  ],
  [raw`\bparoxysmal (?:atrial|AF)\b`, raw`\bpermanent (?:atrial|AF)\b`],
  [raw`\bunprovoked`, raw`(?<!un)\bprovoked`],
  [raw`\bautosomal dominant`, raw`\bautosomal recessive`],
  [
    raw`\binitial\b(?! (?:dos|treat|manag|therap|test|step|choice|drug|antibio|work))|\bfirst[- ](?:ever|episode|attack|seizure|stone|clot)s?\b|\bafter (?:a|one|the) (?:first|single) (?:\p{L}+ )?(?:episode|attack|seizure|stone|clot)\b`,
    raw`\brecurrent\b|\btwo or more (?:previous |prior )?(?:episodes|attacks)|\brepeated (?:episodes|attacks)`,
  ],
  [
    raw`\bawake (?:\p{L}+ ){0,2}(?:pron|patients|people)|\b(?:not|non)[- ](?:being )?intubated|\bspontaneously breathing`,
    raw`(?<!\b(?:not|non|being)[- ])\bintubated (?:patients|people|adults|for)|\bventilated (?:patients|people|adults|children|for)|(?<!non[- ])\b(?:invasive|mechanical) ventilation`,
  ],
  [
    raw`\bdistal (?:or |and )?medium|\bmedium[- ](?:sized )?(?:distal |vessel)|\bdistal M[23]\b`,
    raw`\bproximal (?:anterior|intracranial|middle|occlusion|arter)|\blarge[- ]vessel`,
  ],
  [raw`\bh(?:a?)emophilia A\b|\bfactor VIII deficien`, raw`\bh(?:a?)emophilia B\b|\bfactor IX deficien`],
  [
    raw`(?<!non[- ])(?<!non)\bobstructive (?:hypertrophic|HCM|cardiomyopathy)`,
    raw`\bnon[- ]?obstructive (?:hypertrophic|HCM|cardiomyopathy)`,
  ],
  [
    raw`\bpulmonary arterial hypertension|\bPAH\b`,
    raw`\bpulmonary hypertension (?:\p{L}+ )?(?:from|of|in|due to|caused by|with|after|secondary to|associated with) (?:\p{L}+ ){0,2}(?:left|lung|heart|COPD|HF\p{L}*|ILD|interstitial|emphysema|fibrosis|clots?|emboli\p{L}*)|\bthromboembolic pulmonary hypertension|\bCTEPH\b|\bgroup [2-5] (?:PH\b|pulmonary)`,
  ],
  [
    raw`\bacquired (?:\p{L}+ ){0,3}(?:purpura|TTP|h(?:a?)emophilia|angioedema)|\bimmune TTP\b|\biTTP\b`,
    raw`\b(?:congenital|hereditary|inherited|familial) (?:\p{L}+ ){0,3}(?:purpura|TTP|h(?:a?)emophilia|angioedema)|\bcTTP\b`,
  ],
  [
    raw`\btransthyretin\b|\bATTR\b`,
    raw`\bAL (?:\p{L}+ )?amyloid|\bamyloid light[- ]chain|\blight[- ]chain (?:\p{L}+ )?amyloid`,
  ],
  [
    raw`\bidiopathic normal[- ]pressure|\biNPH\b`,
    raw`\bsecondary normal[- ]pressure|\bnormal[- ]pressure hydrocephalus (?:after|from|following|due to|secondary)`,
  ],
  [
    raw`\b(?:primary|degenerative|organic) mitral (?:valve )?(?:regurg|insuff|disease|prolapse)`,
    raw`\b(?:secondary|functional|isch(?:a?)emic) mitral (?:valve )?(?:regurg|insuff)`,
  ],
  [
    raw`\b(?:primary|degenerative|organic) tricuspid (?:valve )?(?:regurg|insuff)`,
    raw`\b(?:secondary|functional) tricuspid (?:valve )?(?:regurg|insuff)`,
  ],
  [
    raw`\bepisodic (?:\p{L}+[- ]){0,2}(?:migraine|headache|cluster)`,
    raw`\bchronic (?:\p{L}+[- ]){0,2}(?:migraine|headache|cluster)`,
  ],
  [raw`\bnon[- ]small[- ]cell|\bNSCLC\b`, raw`(?<!non[- ])\bsmall[- ]cell|\bSCLC\b`],
  [
    raw`\bmicrosatellite[- ]instab|\bMSI(?:-H(?:igh)?)?\b|\bmismatch[- ]repair[- ](?:protein )?deficien|\bdMMR\b`,
    raw`\bmicrosatellite[- ]stab|\bMSS\b|\bmismatch[- ]repair[- ]proficien|\bpMMR\b`,
  ],
  [
    raw`\bnon[- ]?muscle[- ]invasive|\bNMIBC\b|\bsuperficial (?:bladder|urothelial)`,
    raw`(?<!non[- ])\bmuscle[- ]invasive|\bMIBC\b|\badvanced (?:or metastatic )?(?:urothelial|bladder)|\bmetastatic (?:urothelial|bladder)`,
  ],
  [raw`\bocular myasthenia`, raw`\bgenerali[sz]ed myasthenia`],
  [raw`\bplaque psoriasis`, raw`\bpustular psoriasis`, raw`\berythrodermic psoriasis`, raw`\bguttate psoriasis`],
  [raw`\bfalciparum\b`, raw`\bvivax\b|\bovale\b`, raw`\bknowlesi\b`],
  [
    raw`\bcalcium (?:oxalate |phosphate )?(?:kidney )?(?:stones?|nephrolith)`,
    raw`\buric acid (?:kidney )?(?:stones?|nephrolith)|\burate stones?`,
    raw`\bstruvite`,
    raw`\bcystine (?:stones?|kidney)|\bcystinuria`,
  ],
  [
    raw`\b(?:wet|neovascular|exudative)\b(?:[- ]\p{L}+){0,3} (?:macular(?: degen)?|AMD)`,
    raw`\b(?:dry|atrophic|intermediate)\b(?:[- ]\p{L}+){0,3} (?:macular(?: degen)?|AMD)|\bgeographic atrophy`,
  ],
  [
    raw`\btype (?:1|I) hepatorenal|\bHRS(?:-1|-AKI| type 1)\b`,
    raw`\btype (?:2|II) hepatorenal|\bHRS(?:-2|-NAKI| type 2)\b`,
  ],
  [raw`\bpre-?menopaus`, raw`\bpost-?menopaus`],
  [raw`\bvaginal (?:birth|deliver)`, raw`\bca?esarean|\bC-section`],
  [
    raw`\b(?:spontaneous|idiopathic) urticaria`,
    raw`\b(?:cold|heat|cholinergic|solar|pressure|aquagenic|(?:chronic )?inducible|physical|vibratory) urticaria`,
  ],
  [raw`\bunipolar\b|\bmajor depressive\b|\bmajor depression\b|\btreatment-resistant depression\b`, raw`\bbipolar\b`],
  [
    raw`(?<!eosinophilic )\bgranulomatosis with polyangiitis|\bGPA\b|\bmicroscopic polyangiitis`,
    raw`\beosinophilic granulomatosis|\bEGPA\b|\bChurg`,
  ],
  [
    raw`\bulcerative colitis\b|\bulcerative proctitis\b`,
    raw`\bCrohn`,
    raw`\b(?:indeterminate|microscopic|isch(?:a?)emic) colitis`,
  ],
  [raw`\bprimary biliary c(?:holangitis|irrhosis)|\bPBC\b`, raw`\bprimary sclerosing cholangitis|\bPSC\b`],
  [raw`\bupper (?:(?:or|and) lower )?(?:GI|gastrointestinal)`, raw`\blower (?:GI|gastrointestinal)`],
  [
    raw`(?<!non[- ])(?<!non)\bvarice(?:al|s)\b`,
    raw`\bnon-?variceal|\b(?:peptic )?ulcer bleed|\bbleeding (?:peptic )?ulcer`,
  ],
  [
    raw`\bcommunity[- ]acquired`,
    raw`\b(?:hospital|ventilator)[- ](?:acquired|associated)|\bnosocomial|\bHAP\b|\bVAP\b`,
  ],
  [
    raw`\bproximal (?:deep|DVT|leg|vein)`,
    raw`\b(?:isolated )?distal (?:deep|DVT|vein)|\bcalf (?:vein|DVT|deep)|\bbelow[- ]knee (?:deep|DVT)`,
    raw`\bsuperficial (?:vein|venous)`,
  ],
  [
    raw`\bintermediate[- ]risk (?:PE\b|pulmonary)|\bsubmassive\b`,
    raw`\bhigh[- ]risk (?:PE\b|pulmonary emb)|\bmassive (?:PE\b|pulmonary)`,
  ],
  [raw`\bstress (?:urinary )?incontinence`, raw`\burge(?:ncy)? (?:urinary )?incontinence|\boveractive bladder`],
  [
    raw`\bacute (?:myeloid|myelogenous) leuk|\bAML\b`,
    raw`\bchronic (?:myeloid|myelogenous) leuk|\bCML\b`,
    raw`\bacute lympho(?:blastic|cytic) leuk`,
    raw`\bchronic lymphocytic leuk|\bCLL\b`,
  ],
  [
    raw`\blarge B-cell lymphoma|\bDLBCL\b`,
    raw`\bfollicular lymphoma`,
    raw`\bmantle[- ]cell lymphoma`,
    raw`(?<!non[- ])\bHodgkin`,
    raw`\bBurkitt`,
  ],
  [
    raw`\b(?:early|mild) (?:\p{L}+ )?(?:Alzheimer|dementia)`,
    raw`\b(?:moderate|severe|advanced) (?:\p{L}+ ){0,2}(?:Alzheimer|dementia)|\b(?:Alzheimer|dementia)\P{L}(?:\p{L}+ ){0,4}(?:moderate|severe|advanced)\b`,
  ],
  [
    raw`\b(?:BRCA|EGFR|KRAS|BRAF)[\d/ ]*[- ]?(?:mutat|mutant|positive)|\b(?:BRCA|EGFR|KRAS|BRAF)\d? (?:or \p{L}+\d? )?mutation`,
    raw`\b(?:BRCA|EGFR|KRAS|BRAF)\d?[- ](?:wild[- ]?type|negative)`,
  ],
  [
    raw`\bEGFR[- ](?:mutat|mutant|positive)`,
    raw`\bALK[- ](?:positive|rearrang|fusion)`,
    raw`\bKRAS[- ](?:mutat|mutant|positive|G12C)`,
    raw`\bROS1[- ](?:positive|rearrang|fusion)`,
  ],
  [raw`\bpolycystic ovary|\bPCOS\b|\banovulat`, raw`\bunexplained (?:infertility|subfertility)|\bmale[- ]factor`],
  [raw`\bAlzheimer`, raw`\bLewy body|\bvascular dementia|\bfrontotemporal|\bParkinson's disease dementia`],
  [raw`\bobstructive sleep|\bOSA\b`, raw`\bcentral sleep`],
  [raw`\bthoracic aort`, raw`\babdominal aort|\bAAA\b`],
  [
    raw`\bprimary (?:spontaneous )?pneumothorax`,
    raw`\bsecondary (?:spontaneous )?pneumothorax`,
    raw`\btraumatic pneumothorax`,
  ],
  [
    raw`\bprimary (?:adrenal|hyperaldost|hyperparath|hypothyr|immunodef)`,
    raw`\bsecondary (?:adrenal|hyperaldost|hyperparath|hypothyr|immunodef)`,
  ],
  [raw`\bacute otitis media|\bAOM\b`, raw`\botitis media with effusion|\bglue ear|\bOME\b`, raw`\botitis externa`],
  [raw`\batopic (?:dermatitis|eczema)`, raw`\bcontact (?:dermatitis|eczema)`, raw`\bseborrh?o?eic dermatitis`],
  [raw`\balopecia areata`, raw`\bandrogen(?:et)?ic alopecia|\bpattern (?:hair|baldness)`],
  [raw`\blatent (?:TB\b|tuberc)`, raw`\bactive (?:TB\b|tuberc)|\bpulmonary (?:TB\b|tuberc)`],
  [raw`\bearly (?:latent )?syphilis`, raw`\blate (?:latent )?syphilis|\bneurosyphilis`],
  [raw`\bperitoneal dialysis`, raw`\bh(?:a?)emodialysis`],
  [
    raw`\bosteoarthritis of the (?:\p{L}+,? ){0,4}knee|\bknee (?:osteoarthritis|OA\b)`,
    raw`\bosteoarthritis of the (?:\p{L}+,? ){0,4}hip|\bhip (?:osteoarthritis|OA\b)`,
    raw`\bosteoarthritis of the (?:\p{L}+,? ){0,4}hand|\bhand (?:osteoarthritis|OA\b)`,
  ],
  [raw`\bacute pancreatitis`, raw`\bchronic pancreatitis`],
  [
    raw`\bacute (?:rhino)?sinusitis|\bacute (?:bacterial|rhino)(?:\p{L}|[- ])*sinusitis`,
    raw`\bchronic (?:rhino)?sinusitis`,
  ],
]

/** Forms that exclude each other. */
export type FormLine = readonly RegExp[]

const read: readonly FormLine[] = forms.map((each) => each.map((words) => new RegExp(words, 'iu')))
/** Most texts name no form, and one pattern for all says so in a fraction of the time. */
const anyForm = new RegExp(joinPatterns(forms.flat()), 'iu')

export interface NamedForm {
  form: RegExp
  /** Those of its line. */
  others: readonly RegExp[]
  /** As the text names it. */
  surface: string
}

export function namesForm(text: string): boolean {
  return text.search(anyForm) >= 0
}

/** The lines of which any of the texts, such as those that describe the participants of a study, has a form. */
export function listFormLines(texts: readonly string[]): FormLine[] {
  const naming = texts.filter(namesForm)
  return read.filter((line) => line.some((form) => naming.some((text) => form.test(text))))
}

/**
 * The forms that a text names. Where it names two that exclude each other, it does not say who is meant.
 *
 * @param lines those looked for; all by default
 */
export function findForms(text: string, lines: readonly FormLine[] = read): NamedForm[] {
  if (lines === read && !namesForm(text)) return []
  return lines.flatMap((line): NamedForm[] => {
    const [form, ...more] = line.filter((pattern) => isNamed(pattern, text))
    if (form === undefined || more.length > 0) return []
    return [{ form, others: line.filter((other) => other !== form), surface: readWholeWords(text, form) }]
  })
}

/** "Included *no* immunocompromised patients" names none. */
function isNamed(form: RegExp, text: string): boolean {
  const found = form.exec(text)
  return found !== null && !/\b(?:no|nor) $/i.test(text.slice(0, found.index))
}

/** "Steroid-resistant" and "Crohn's", of which a pattern has a part. */
function readWholeWords(text: string, form: RegExp): string {
  const match = form.exec(text)
  if (!match) return ''
  const end = match.index + match[0].length
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, match.index))?.[0] ?? ''
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(end))?.[0] ?? ''
  return `${before}${match[0]}${after}`
}
