/** Forms of a disease, of its course and of care, by which a source describes its participants. */

const { raw } = String

/**
 * A form describes a population only next to a word for people: "hospitalized adults", but not "fewer were
 * hospitalized".
 */
const people =
  '(?:patients?|adults?|children|infants?|people|persons?|participants?|individuals?|(?:wo)?men|volunteers?)\\b'

/** Each line has patterns of forms that exclude each other. */
export const forms: readonly (readonly string[])[] = [
  [raw`(?<!out[- ]of[- ])\bin-hospital (?=cardiac|arrest)|\bhospital wards?\b`, raw`out-of-hospital`],
  [
    raw`(?<!near[- ]|pre|late[- ]preterm and |post-?)\b(?:full-)?term (?:infants?|babies|births?|newborns?|neonates?)|\b(?:born )?at term\b`,
    raw`\b(?:pre-?term|premature)|\b2\d(?: to \d\d)? weeks of gestation`,
  ],
  [raw`\bovert\b`, raw`\bsub-?clinical`],
  [raw`\bopen-angle`, raw`\bangle[- ]closure|\bclosed-angle`],
  [raw`-sensitive\b|[- ]susceptible\b`, raw`-resistant\b|-nonsusceptible\b|-non-susceptible\b|\brefractory\b`],
  [
    raw`\b(?:treatment|chemotherapy|drug|antiretroviral|biologic|steroid)-na[iï]ve\b|\bpreviously untreated\b|\bnever (?:been )?treated\b|\bna[iï]ve to\b|\buntreated (?!group|arm|control|risk|people|patients|women|men|ones)\p{L}`,
    raw`\bpre-?treated\b|\bpreviously treated\b|\b(?:who )?ha[ds] (?:already )?received (?:\p{L}+ )?before\b|-experienced\b|\b(?:ha[ds]|have) already (?:failed|progressed|relapsed|received|been treated)\b`,
  ],
  [
    raw`\bfirst-line\b|\bnewly diagnosed\b|\bpreviously untreated\b`,
    raw`\brelapsed\b|\brefractory\b|\bsecond-line\b|\bpreviously treated\b|\b(?:already|had) progressed\b`,
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
    raw`\bsecondary prevention\b|\bwith (?:established |atherosclerotic |stable ){0,2}(?:cardiovascular|vascular|coronary) (?:\p{L}+ )?disease\b|\b(?:ha[ds]|have) (?:already )?had an? (?:\p{L}+ )?(?:infarction|heart attack|stroke)\b`,
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
  [raw`(?<!non-)\blocali[sz]ed\b`, raw`\blocally advanced\b`, raw`(?<!non-)\bmetastatic\b`],
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
  [raw`\brelapsing`, raw`\bprimary progressive`],
  [raw`\bparoxysmal (?:atrial|AF)\b`, raw`\bpermanent (?:atrial|AF)\b`],
  [raw`\bunprovoked`, raw`(?<!un)\bprovoked`],
  [raw`\bautosomal dominant`, raw`\bautosomal recessive`],
  [
    raw`\binitial\b|\bfirst[- ](?:ever|episode|attack|seizure|stone|clot)s?\b|\bafter (?:a|one|the) (?:first|single) (?:\p{L}+ )?(?:episode|attack|seizure|stone|clot)\b`,
    raw`\brecurrent\b|\btwo or more (?:previous |prior )?(?:episodes|attacks)|\brepeated (?:episodes|attacks)`,
  ],
]
