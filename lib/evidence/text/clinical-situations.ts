/**
 * Situations that decide which recommendation of a guideline is meant: a first episode or a relapse, before or after a
 * treatment has failed, without symptoms. Each has patterns of how people say it and of how advice states it. Common
 * knowledge of the field.
 */
const { raw } = String

const episodes = raw`(?:attacks?|flares?(?:[- ]?ups?)?|episodes?|bouts?|relapses|infections?|stones?|seizures?|exacerbations?|times)`
const ordinals = raw`(?:2nd|3rd|[4-9]th|second|third|fourth|fifth|sixth|seventh|another|yet another|repeated|repeat|further|multiple|several)`
/** Organs that fail are diseases. */
const notOrgan = raw`(?<!\b(?:heart|cardiac|renal|kidney|liver|hepatic|respiratory|organ|pump|ventricular) )`
const works = raw`(?:work|help|settle|respond|clear|improve|touch|hold|resolve|do anything|cut it|control|shift)`
const worked = raw`(?:work(?:ed|ing)?|help(?:ed|ing)?|settl(?:ed?|ing)|respond(?:ed|ing)?|clear(?:ed|ing)?|improv(?:ed?|ing)|touch(?:ed|ing)|hold(?:ing)?|resolv(?:ed?|ing)|controll(?:ed|ing)|shift(?:ed|ing)?|enough|better|any better)`

export type SituationName =
  | 'first episode'
  | 'recurrence'
  | 'treatment failed'
  | 'untreated'
  | 'no symptoms'
  | 'after birth'
  | 'mild'
  | 'severe'
  | 'on one side'
  | 'on both sides'
  | 'ECG changes'

interface Situation {
  said: RegExp
  written: RegExp
  opposite?: SituationName
}

const situations: Readonly<Record<SituationName, Situation>> = {
  'first episode': {
    said: new RegExp(
      raw`\b(?:first|1st)(?:[- ]ever)? (?:(?!line|choice|step|trimester|drug|dose|thing|few|\d)[\p{L}-]+ ){0,2}(?:attack|flare|episode|bout|presentation|stone|seizure|time)\b|\binitial (?:episode|attack|flare)\b|\b(?:only|just) (?:one|had one|the one) ${episodes}`,
      'iu',
    ),
    written: /\bfirst (?:[\p{L}-]+ ){0,2}(?:flare|attack|episode|bout)\b|\binitial episode\b/iu,
    opposite: 'recurrence',
  },
  recurrence: {
    said: new RegExp(
      raw`\brecurr\p{L}+|\brelaps\p{L}+|\b(?:came|comes?|coming|is|are|it['’]?s|has come|gone and come) (?:right |straight )?back\b(?! (?:pain|ache))|\bback again\b|\b${ordinals} (?:\p{L}+ ){0,3}${episodes}\b|\bmore (?:\p{L}+ ){0,2}(?:stones|attacks|flares|episodes|infections)\b|\bkeeps? (?:on )?(?:getting|coming|returning|having|happening)\b`,
      'iu',
    ),
    written: /^(?:relaps|recurren)\p{L}*|\brecurrent\b|\bepisodes a year\b/iu,
    opposite: 'first episode',
  },
  'treatment failed': {
    said: new RegExp(
      raw`${notOrgan}\bfail(?:ed|s|ing)\b|${notOrgan}\bfailure (?:of|to respond|on|after)\b|\b(?:not|never) (?:really |been |yet |fully |being )?${worked}\b|n['’]?t (?:really |yet )?${works}(?:ed|d)?\b|\b(?:no|any) (?:better|improvement|response|relief|benefit|joy|luck) (?:on|with|from|after|to|despite)\b|\bno (?:better|improvement|response|relief|joy|luck)\b|\b(?:did|does|doing|done) nothing\b|\bstill (?!needs?\b|ha(?:s|ve) to\b|recommend|us(?:e|ed|ing)\b|safe\b|worth|ok|giv|take|requir|apply|indicated|effective|work|help|valid|the\b|a\b|any\b|go\b|possible|alive|ongoing)\p{L}+|\b(?:despite|refractory|unresponsive|inadequate(?:ly)?|useless|intractable)\b|\bresistant to\b|\bpoor(?:ly)? (?:response|controlled)\b|\b(?:second|third|2nd|3rd)[- ]line\b|\b(?:already|has|have|['’]s|['’]ve) (?:already )?tried\b|\btried (?:\p{L}+ ){1,4}(?:already|and)\b|\bafter (?:\d|two|three|a few|several|many) (?:months?|weeks?) (?:of|on)\b`,
      'iu',
    ),
    written:
      /\bfail(?:s|ed)?\b|\bfailure of\b|\binadequate response\b|\brefractory\b|\bunresponsive\b|\b(?:did|do(?:es)?|have) not (?:respond|work)|\bdespite\b|\bno response after\b|\b(?:second|third)[- ]line\b|\bafter (?!resolution\b)[\p{L}-]+(?: and [\p{L}-]+)?(?: \([^()]{0,60}\))?\.?$|\bstill (?:culture )?positive\b/iu,
    opposite: 'untreated',
  },
  untreated: {
    said: /\b(?:treatment|drug|therapy)[- ]na[iï]ve\b|\bnever (?:been |yet )?treated\b|\buntreated\b|\bnewly[- ](?:diagnosed|found)\b|\bnew(?:ly)? (?:diagnosis|diagnosed)\b|\bjust (?:been )?diagnosed\b|\bnot (?:yet )?(?:had|been) treat/iu,
    written: /^(?:treatment-na[iï]ve|newly diagnosed|untreated|new\b)/iu,
    opposite: 'treatment failed',
  },
  'no symptoms': {
    said: /\basymptomatic\b|\bsymptom-?(?:free|less)\b|\b(?:no|without|not any|zero) symptoms?\b|\b(?:incidental(?:ly)?|by chance|on routine|routine (?:bloods?|screen\p{L}*|test\p{L}*))\b/iu,
    written: /\basymptomatic\b|\bsymptom-free\b|\bwithout symptoms\b|\bincidental\b/iu,
  },
  'after birth': {
    said: /\bpost-?(?:partum|natal(?:ly)?)\b|\bnew (?:mum|mom|mother)s?\b|\bjust (?:had|given birth|delivered)\b.{0,20}\b(?:baby|birth)\b|\bafter (?:the |her |giving )?(?:birth|delivery|baby)\b/iu,
    written: /\bpost-?partum\b|\bpostnatal\b|\bafter (?:birth|delivery)\b/iu,
  },
  mild: {
    said: /\b(?:mild(?:ly)?|non-?severe|not severe)\b/iu,
    written: /^(?:[\p{L}-]+ ){0,2}(?:mild|non-?severe)\b/iu,
    opposite: 'severe',
  },
  severe: {
    said: /(?<!\b(?:non-?|not ))\bsevere\b/iu,
    written: /^(?:(?!non-)[\p{L}-]+ ){0,2}severe\b/iu,
    opposite: 'mild',
  },
  'on one side': {
    said: /\bunilateral\b|\bone[- ]sided\b|\b(?:only )?(?:one|(?:left|right)(?: (?:sided?|only))?) (?:ear|eye)\b(?!s)/iu,
    written: /\bunilateral\b/iu,
    opposite: 'on both sides',
  },
  'on both sides': {
    said: /\bbilateral\b|\bboth (?:ears|eyes|sides)\b/iu,
    written: /\bbilateral\b/iu,
    opposite: 'on one side',
  },
  // Of potassium and of poisons: what protects the heart comes before what lowers the level.
  'ECG changes': {
    said: /\b(?:ECG|EKG) (?:changes|abnormalit\p{L}+|abnormal)\b|\b(?:abnormal|bad|changed) (?:ECG|EKG)\b|\b(?:tented|peaked|tall) T\b|\b(?:wide|broad)(?: complex)? QRS\b|\bQRS (?:is )?(?:wide\p{L}*|broad\p{L}*|1[2-9]\d)\b|\bsine[- ]waves?\b|\bno P waves\b/iu,
    written: /^(?:with )?(?:ECG|electrocardiogra\p{L}+) changes\b/iu,
  },
}

const names = Object.keys(situations) as SituationName[]

/** The situations that a turn of a conversation describes. */
export function findSaidSituations(text: string): SituationName[] {
  return names.filter((name) => situations[name].said.test(text))
}

/** The situations that a sentence of advice is for. */
export function findWrittenSituations(text: string): SituationName[] {
  return names.filter((name) => situations[name].written.test(text))
}

export function getOppositeSituation(name: SituationName): SituationName | undefined {
  return situations[name].opposite
}
