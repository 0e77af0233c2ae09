/** English words that state the direction of a result, its absence, or a denial. */

import { findAll } from '@/lib/shared/text/find-all'

export type Relation = 'less' | 'more' | 'better' | 'worse' | 'same' | 'differs'

const { raw } = String

/** After these words "lower", "more" or "reduced" describe a treatment, a group or a measure, not a result. */
const notAResult = raw`(?!-\p{L})(?!\s(?:than\s(?:[\p{L}\d.]+\s){0,4}?(?:planned|expected|anticipated|assumed|predicted|deemed|judged|considered|hoped|sought|prespecified|worthwhile)\b|(?<!\b(?:worse|better)\s)than\s(?:about\s|or\s)?(?:[\d.]|an? (?:third|quarter|half|fifth|tenth|year|month|week|day)|half|one|two|three|(?:halv|doubl|tripl)(?:e[ds]|ing)\b)|(?:or|and)\s(?:high|low)|(?:countr(?:y|ies)|nations|regions|areas|settings|households|families)\b|(?:follow-?up|observation|dose|(?<=\b(?:lower|higher)\s)(?!(?:with|on|in|at|under|for)\s)(?:[\p{L}\d.-]+\s){1,2}(?:dose|threshold|target)|strateg(?:y|ies)|regimen|schedule|protocol|approach|arm\b|target|intensity|flow|threshold|saturation|(?:blood[- ])?pressure target|ejection|risk (?:patients|people|adults|group|women|men)|birth ?weight|(?<=\blower\s)(?:limbs?|leg|back pain|respiratory|urinary|gastrointestinal)|income|intensive|molecular|level of evidence|certainty)))`

/** What gets well, or what ends: sooner is better. */
const recovery = raw`(?:\b(?:reliev|eas(?:ed|es)|heal|resolv|recover|clear|alleviat|improv|settl|respond|closed|regain|(?:got|get|getting|felt|feel|were|was|became|become) (?:better|well|home|over|pain-free|symptom-free)\b|went home|discharged|(?:f[ae]ll(?:s|ing)?|drop(?:s|ped|ping)?|nod(?:s|ded|ding)?|g[eo]t(?:s|ting)?) (?:asleep|off|to sleep)|slept)\w*(?: [\p{L}\d.-]+){0,6} |\b(?:remission|recovery|relief|resolution|response|healing|discharge|cure|clearance) (?:\p{L}+ ){0,3}(?:came|occurred|was (?:reached|achieved|seen)|arrived|followed|set in) (?:\p{L}+ ){0,2})`

/** "Added about five months to median survival", "bought six more weeks". */
const added = raw`(?:add(?:s|ed|ing)?|gain(?:s|ed|ing)?|bought|buys) (?:(?:about|around|roughly|some|nearly|almost|over|only|just|a further|an extra|another|more than|at least) ){0,2}(?:\d[\d.]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty)(?: (?:more|extra|additional|further))? (?:days?|weeks?|months?|years?)\b(?: (?:to|of)(?= ))?`

/**
 * "Brought mortality down", "drove up the cost": the particle gives the direction, next to the verb or
 * after its object.
 */
const moved = raw`(?:br(?:ought|ings?|inging)|dr(?:ove|ives?|iven|iving)|push(?:ed|es|ing)?|pull(?:ed|s|ing)?|took|takes|taking|keeps?|kept|keeping|held|holds|holding|sent|sends|sending|bump(?:ed|s|ing)?|ramp(?:ed|s|ing)?|forc(?:ed|es|ing)|went|goes|going|came|comes|coming|nudg(?:ed|es|ing)|edg(?:ed|es|ing)|creeps?|crept|ticked|ticks|shot|shoots)`
const particle = (written: string) =>
  raw`(?:br(?:ought|ings?|inging)|dr(?:ove|ives?|iven|iving)|push(?:ed|es|ing)?)(?= ${written} (?:the|a|an) )|${moved}(?= (?:[\p{L}\d-]+ ){0,6}?${written}(?:wards?)?\b(?! (?:a |an |the |to date|to standard|for (?:a|the) review|with (?:a|an) )))`

/** "Admissions were *up*", "with mortality significantly *down*". */
const standing = (written: string) =>
  raw`${written}(?<=\b(?:(?:was|were|is|are|went|stayed)(?: \p{L}+ly)?|significantly|clearly|markedly|sharply|slightly|well|also) ${written})(?=[,.;:()]|$| (?:by|from|over|with|on|in|after|at|under|as|than|compared|and|but|while|slightly|significantly|\d)\b)`

/** "Gave no *protection* against HIV". */
const shield = raw`protection(?<=\b(?:no|little|any|without|gave|gives?|offer(?:s|ed)?|provid(?:es?|ed)|confer(?:s|red)?|afford(?:s|ed)?) (?:(?:real|clear|significant|added|extra|further|meaningful|lasting|any) )?protection)(?= (?:against|from)\b)`

/**
 * "Did not *ease* pain", "failed to *boost* recovery": verbs that are read in their base form only after another verb.
 */
const base = (verbs: string) =>
  raw`(?:${verbs})(?<=\b(?:did|does|do|cannot|not|never|fail(?:ed|s)? to)(?: \p{L}+ly)? \p{L}+)(?! (?:of|asleep|ill|short)\b)`

/** "A significant *fall* in deaths", "a further *gain* in sight". */
const changeIn = (noun: string) =>
  raw`${noun}(?= in (?!hospital|care|the community|older|weight\b))(?<=\b(?:an?|significant|further|added|additional|extra|net|overall|clear|real|marked|sharp|steep|modest|small|slight|large|greater|bigger|larger|smaller|[\d.]+%) ${noun})`

/** "A carer has raised a concern": no result. */
const concern = raw`(?:(?:an?|the|no|any|some) )?(?:concerns?|questions?|doubts?|issues?|awareness|possibility)\b`

const lists: [Relation, string][] = [
  [
    'same',
    raw`no(?:n-?|t)? ?(?:statistically |clear(?:ly)? |clinically |longer |significant(?:ly)? |meaningful(?:ly)? |important(?:ly)? |real |overall |marked(?:ly)? |apparent |evident |detectable |evidence of (?:an? )?|such |major |substantial(?:ly)? |material(?:ly)? |measurable |further |net |added |additional )*(?:differen(?:ce|ces|t|tly)|differ(?:ed|s)?|effects?|affect(?:ed)?|influenced?|impact|chang(?:es?|ed)|alter(?:ed)?|significan(?:t(?! (?:reduction|increase|decrease|rise|fall|excess)\b)|tly|ce)|matter(?:ed)?|association|associated|correlat(?:ed|ion)|relationship|advantage|bearing|dent)|(?<=\bno (?!(?:\p{L}+ )?(?:side|adverse|ill|harmful|unwanted|carry-?over|floor|ceiling)\b)(?:(?!of\b)[\p{L}-]+ ){1,2})(?:effect|difference|change|impact)(?! size)|(?:effect|difference|benefit|advantage|reduction|increase)(?: \p{L}+){0,4} could not be (?:shown|demonstrated|detected|established|found)|(?:did|does|do|was|were) not (?:statistically |clearly |significantly |really |meaningfully )*(?:differ|differ\w*|chang\w+|affect\w*|influence\w*|alter\w*|associated|modif\w+)|nonsignificant\w*|similar(?:ly)?|comparable|comparably|unchanged|unaffected|unaltered|(?:untouched|unmoved|undiminished)(?<=\b(?:was|were|is|are|stays?|stayed|remain(?:s|ed)?|left|leaves|leaving)\b[^.;,]{0,60} \p{L}+)(?<!\b(?:be|being|is|are) left untouched)|(?<!\b(?:plus|given|receiving|on|added to) )(?:the|about) same(?! (?:order|magnitude|direction|trial|study|time|dose|drug))|equivalent(?! (?:to|of) [\d(])|equal(?:ly)?(?! (?:sizes?|sized|numbers?|lengths?|parts|shares)\b)|identical(?:ly)?(?! (?:to (?:that|those) of|placebo|capsules?|tablets?|injections?|pills|looking|in appearance|appearance))|indistinguishable|(?:made|makes?|making) (?:no|little) (?:\p{L}+ )?difference|made no|(?:did|does|do|done|doing) (?:nothing|little) for|without (?:any )?(?:effect|influence|impact)|(?:was|were|is|are) not (?:linked|tied) to|(?:no longer|not|never) (?:made?|makes?) (?:an?y? )?(?:\p{L}+ )?difference|(?<!twice |times |half )(?:as|so) (?:often|frequent(?:ly)?|common(?:ly)?|good|effective(?:ly)?|safe(?:ly)?|high|low|likely|accurate) (?:as|with|in|on|after)|just as (?:likely|often|common)|no (?:clear |obvious |outright |overall )?winner|(?:much|largely|broadly|very much) alike|add(?:s|ed)? (?:nothing|little)|nothing (?:much )?to choose between|as well as(?<=\b(?:prevent|work|cur|control|treat|reliev|perform|heal|lower|did|protect|preserv|suppress|maintain|toler)\w*(?: [\p{L}-]+){0,4} as well as)|differ(?:ed|s)?(?<=\bneither\b[^.;]{3,80})|any (?:change|difference|effect) (?:in|on)|whether or not(?<=\b(?:stayed|remained) [^.;,]{0,40}whether or not)|made little|little (?:or no )?(?:difference|effect|change|impact)`,
  ],
  [
    'less',
    raw`reduc(?:es?|ed|ing|tions?)|(?<!or )lower(?:s|ed)?|lowering(?<=(?:by |in |for |at |without |^)lowering)|decreas(?:es?|ed|ing)|fewer|(?<!or )less(?! (?:certain|clear|sure)\b)|(?<!\bat )least|cut(?:s|ting)?|halv(?:es?|ed|ing)|fell(?! (?:ill|sick|asleep|pregnant|short|within|outside|into|(?:(?:\p{L}+ )?(?:heavily|mainly|mostly|largely)|(?:(?!(?:significantly|further|sharply|faster|slightly) )\p{L}+ )?on)\b))|falls? (?=by|from|to|with)|${changeIn('falls?')}|${base('spare|ease|inhibit|blunt|trim|shave|slash|curb|curtail|lessen|calm|soothe|dip|shrink|dwindle|sink|plunge|tumble|wane|subside|dampen|avert|fall|(?:lose|shed)(?= weight\\b)')}|(?<!is |are |be )drop(?:s|ped)?(?! in blood pressure)|declin(?:es?|ed)(?<!\b(?:patients|people|(?:wo)?men|families|parents|participants|many|most|some|who) declined)|shorten(?:s|ed|ing)?|shorter(?! (?:courses?|durations?|treatment|regimens?|schedules?|intervals?)\b)|smaller|rarer|milder(?= (?:\p{L}+ )?(?:course|symptoms?|illness|attacks?|reactions?|bleeding|outcome|manifestations?)\b)|prevent(?:s|ed|ing)?|protect(?:s|ed|ing|ive)?|slow(?:(?:s|ed|er|ing|ly)\b|(?! (?:pulse|heart|heartbeat|rhythm|release|infusion|titration|onset)\b))|more slowly|reliev(?:es?|ed|ing)|eas(?:es|ed)|suppress(?:es|ed)?|diminish(?:es|ed)?|attenuat(?:es?|ed)|inhibit(?:s|ed)|weaker|sooner|blunt(?:s|ed)|alleviat(?:es?|ed)|minimi[sz](?:es?|ed)|averted|(?:earlier|later)(?<=${recovery}\p{L}+)|trim(?:s|med)|shav(?:es|ed)|slash(?:es|ed)|curb(?:s|ed)|curtail(?:s|ed)|lessen(?:s|ed)|(?:took|takes|knocked|knocks)(?= [^.;,]{3,40} off\b)|lighter(?= (?:burden|toll|load|share)\b)|calm(?:s|ed)|sooth(?:es|ed)|downregulat\w+|regress(?:es|ed)|(?:came (?=later (?:with|in|on|under|after|among|than)\b)|(?:occurred|appeared|recurred|died|progressed|returned|began) )(?:\p{L}+ly |much )?later|spar(?:es|ed)(?<!\b(?:patients|people|women|men|children|adults|infants|those|who) spared)(?! (?:\p{L}+ ){0,3}(?:[\d.]|days?\b))|delay(?:s|ed)(?=\s(?:the|progression|relapse|recurrence|death|onset)\b)|(?<=\b(?:not|to)\s(?:\p{L}+ly\s)?)delay|half as (?:often|many|much|frequent|likely|common)|dipped(?= (?:by|from|to|in|with|on|below|under))|shr(?:ank|inks?|unk)|dwindl(?:es?|ed)|sank|plung(?:es|ed)|plummet(?:s|ed)?|tumbl(?:es|ed)|recede[sd]?|wan(?:es|ed)|subsid(?:es|ed)|dampen(?:s|ed)|mitigat(?:es?|ed)|(?:kept|keeps?|keeping)(?= (?:\p{L}+ ){1,4}out of (?:hospital|intensive care)\b)|(?:stav(?:es?|ed|ing)|ward(?:s|ed|ing)?) off|(?:shield|insulat|safeguard)(?:s|ed|ing)?(?= (?:[\p{L}\d-]+ ){0,5}(?:from|against)\b)|forestall(?:s|ed)?|postpon(?:es?|ed|ing)(?! (?:surgery|treatment|the (?:operation|procedure|decision)))|(?:lost|loses?|losing|shed|sheds)(?= (?:(?:about|around|a|an|mean|median|average|of|roughly|nearly|some|few|[\d.]+) ){0,4}(?:weight|kg|kilos?|kilograms?|pounds)\b)|${shield}|${particle('down')}|${standing('down')}|(?<=\b(?:(?:was|were|is|are|stayed|remained) |(?:brought|drove|pushed|took|kept) (?:[\p{L}-]+ ){1,3})(?:\p{L}+ly )?)below(?! (?:\d|average|normal|what|(?:[\p{L}-]+ ){0,2}(?:thresholds?|margins?|limits?|targets?|age|minimal)))`,
  ],
  [
    'more',
    raw`increas(?:es?|ed|ing)|likelier|rais(?:es?|ing)(?! ${concern})|(?<!\b(?:with|of|at|an?|for) )raised(?! (?:cholesterol|ldl|natriuretic|troponin|creatinine|urate|intraocular)| ${concern})(?<!\b(?:concerns?|questions?|doubts?) (?:\p{L}+ ){1,3}raised)|(?<!or )higher|(?<!or )more(?! (?:clearly|strongly|markedly|certain)\b)|greater|greatest|rose|rises?|risen|(?<!no )longer(?! (?:courses?|durations?|treatment|intervals?)\b)|prolong(?:s|ed|ing)?(?! (?:exposure|infusions?|release|fast|antibiotic))|lengthen(?:s|ed|ing)?|(?<=\b(?:no|any|without) )(?:extra|additional|added|further)(?= (?!(?:[\p{L}-]+ )?(?:benefits?|gains?|improvements?|effects?|advantages?|protection|reductions?|relief|treatment|data|information|value)\b)\p{L})|outlast(?:s|ed)?|costs?(?= lives\b)|commoner|(?<!of )doubl(?:es|ed|ing)|tripl(?:es|ed|ing)|faster|quicker|trebled|quadrupled|excess|extend(?:s|ed|ing)?|(?<!or )larger|bigger|(?:came (?=earlier (?:with|in|on|under|after|among|than)\b)|(?:occurred|appeared|recurred|died|progressed|returned|began) )(?:\p{L}+ly |much )?earlier|(?:(?<!\bwould (?:never |not )?have )caused|causing|${base('cause|induce')}|induces|causes(?<!(?:\b(?:from|of|all|any|other)|ar|al|c) causes))(?= (?!(?:\p{L}+ ){0,3}(?:more|fewer|less|no|any|similar|little|higher|lower|by|loss|fall|drop|rise)\b)\p{L})|(?<!\b(?:with|of|at|an?|for) )elevat(?:es?|ed)|twice as|(?:about |roughly |nearly |almost |over |some )?(?:two|three|four|five|six|eight|ten|\d+) times(?= the (?:[\p{L}-]+ ){1,5}(?:of|with|on|in|under|seen)\b)|(?:two|three|four|five|six|several|many|\d+) ?(?:-?fold|times) (?:as|more|higher)|(?:penalt(?:y|ies)|toll|price|cost)(?<=\b(?:no|without|any|an?) (?:\p{L}+ )?\p{L}+)(?= in (?:terms of )?\p{L})|enhanc(?:es?|ed)|promot(?:es?|ed)|upregulat\w+|stimulat(?:es?|ed)|boost(?:s|ed)|accelerat(?:es?|ed)(?<!\b(?:by|with|of|the|an|from|versus|than|to|for|on) accelerat\w+)(?! (?:did|was|surgery|treatment|care|start|initiation|protocol|rehabilitation)\b)|potentiat(?:es?|ed)|facilitat(?:es?|ed)|heavier(?= (?:burden|toll|load|share|bleeding)\b)|${added}|(?:sped|speeds) up|hasten(?:s|ed)|provok(?:es?|ed)|climb(?:s|ed|ing)?|soar(?:s|ed)?|surg(?:es|ed)(?= (?:by|from|to|in|with|on))|jump(?:s|ed)(?= (?:by|from|to|with|on))|mount(?:s|ed)(?= (?:by|from|to|with|on|steadily))|${base('boost|amplify|heighten|inflate|hasten|grow|lift|multiply|escalate|add(?= to\\b)|gain(?= weight\\b)')}|grew(?= (?:by|from|to|in|with|on))|escalat(?:es|ed)(?= (?:by|from|to|in|with|on|the risk))|amplif(?:y|ies|ied)|heightens|inflat(?:es|ed)|multipl(?:y|ies|ied)|lift(?:s|ed)(?= (?!the (?:ban|restriction))\p{L})|${particle('up')}|${standing('up')}|(?:gained|gains|put on|puts on)(?= weight\b)|sav(?:es|ed|ing)(?= (?:(?!more|fewer|less|no|any)\p{L}+ ){0,2}lives\b)`,
  ],
  [
    'better',
    raw`improv(?:es?|ed|ing|ements?)|(?<=\b(?:no|without|little) (?:[\p{L}-]+ ){0,4})gains?(?! in weight)|${changeIn('gains?')}|(?<=\ban? (?:[\p{L}-]+ ){0,3}survival )gains?|outd(?:o|oes|id|one)|outshone|outscored|surpass(?:es|ed)(?= (?!the (?:margin|limit|threshold))\p{L})|${base('outperform')}|(?<!or )better(?! (?:avoided|omitted))|(?<=\b(?:is|are|was|were) )preferable|best(?! (?:avoided|omitted|known|available|guess))|benefi(?:ts?|ted|tted|cial)(?<!\b(?:about|discuss\w*|weigh\w*|explain\w*) (?:the |its |their )?benefits?)(?!,? (?:(?:and|or) )?(?:harms?|risks?|costs?|burdens?)\b)(?! (?:attenuat|fad|wan|disappear|was lost|was confined|appeared to fade)\w*)(?! (?:(?:has|have|needs?|ought) to|must|should) be (?:weighed|balanced|set|offset))|superior(?:ity(?= (?:over|to|was|could|is|of)\b|(?<=\b(?:show|demonstrat|establish|reach|achiev|attain|prov|claim|met|meet|confirm)\w* superiority)))?|advantages?|outperform(?:s|ed)|(?:comes?|came) out (?:ahead|on top)|(?:pull(?:s|ed)|forg(?:es|ed)|edg(?:es|ed)|stay(?:s|ed)|mov(?:es|ed)) ahead|(?:edg(?:es|ed)|w[io]ns?) out|(?:had|has|have|with|gave|gives?) the (?:\p{L}+ )?edge|trump(?:s|ed)|eclips(?:es|ed)|best(?:s|ed)(?= (?!the\b)\p{L})|trounc(?:es|ed)|(?:had|has|have|holds?|held|gained|takes?|took) the upper hand|(?:comes?|came|fares?|fared) off best|(?:gave|gives|conferred|confers|offered|offers|provid(?:es?|ed)|brought|brings|add(?:s|ed)) (?:(?!no\b|any\b|little\b)[\p{L}-]+ ){0,2}(?:extra|further|additional|added|more|greater) protection|overtook|overtakes|le(?:ft|aves)(?= (?:[\p{L}\d-]+ ){1,6}?behind\b)|beat|favou?r(?:s|ed|ing|able)?|safer|(?<!\b(?:requir\w*|need\w*|seek\w*|sought|with|without|medical|outside) )help(?:s|ed)?`,
  ],
  [
    'worse',
    raw`(?<!or )wors(?:e|ens|ened)|worsen|poorer|(?<!non-?)inferior|${base('harm')}|harm(?:s|ed|ful)(?<!\bbenefits?,? (?:(?:and|or) )?harms)|deteriorat(?:es?|ed|ion)|aggravat(?:es?|ed)|exacerbate[sd]?|trail(?:s|ed)(?= (?!behind the)\p{L})|lag(?:s|ged)|underperform(?:s|ed)?|underperform|(?:fell|falls|came|comes|was left) (?:\p{L}+ )?behind|(?:f[ae]ll(?:s|ing)?|came|comes) short of(?= (?!(?:statistical )?significance|the (?:margin|threshold|limit|target|goal|minimal|minimum|planned|\d)|its|their|what|being|showing|proving|\d)\p{L})|(?:comes?|came) (?:off )?(?:a )?(?:second best|second to|poor second)|(?:los[te]|loses) (?:out )?to|came off worse`,
  ],
  [
    'differs',
    raw`differ(?:s|ed)?(?= (?:significantly|clearly|markedly|much|substantially|between|in (?!dose|design|size|length))\b|[,.;]|$| \()|(?:mak(?:es?|ing)|made) (?:an?|the) (?:\p{L}+ ){0,2}difference|an? (?:\p{L}+ly )?(?:significant|clear|marked|substantial) (?:difference|effect on)|had an effect on|(?:changed|altered|influenced)(?= (?:the |overall |(?:\d+|[a-z]+)-(?:day|week|month|year) )*(?!by\b|their\b|his\b|her\b|course\b)\p{L})(?<!\b(?:the|an?|of|most|severely|those|patients|people|never|all|any) \p{L}+)|(?<=\b(?:was|were) (?:\p{L}+ly )?)(?:changed|altered|affected|influenced)(?= by\b)|(?<=\b(?:was|were) (?:(?:statistically|clearly|significantly|markedly|plainly) )?)different(?! (?:drug|dose|trial|stud))|(?<=\b(?:difference|gap)s? (?:(?:in|between|of|for) [^.;,()]{2,90} )?(?:\([^()]{1,60}\) )?(?:was|were|is) (?:statistically |clearly )?)significant`,
  ],
]

/** One pattern for all, so that a sentence is read once. The group that matched gives the relation. */
const pattern = new RegExp(
  lists
    .map(([, words], index) => `(?<r${index}>(?<![\\p{L}-])(?:${words})(?![\\p{L}])${index === 0 ? '' : notAResult})`)
    .join('|'),
  'giu',
)

const negator =
  /(?:\b(?:no|not|never|none|neither|nor|without|cannot|failed to|fails? to|unable to|lack(?:s|ed|ing)?|nothing|nobody|little evidence|unlikely to|hardly|barely|scarcely|nowhere|(?:did|does|do|doing) (?:nothing|little) to|failing to|failure to|powerless to|incapable of|(?:in the )?absence of|devoid of|free of (?=any|extra|excess|added|more))\b|n['’]t\b)(?:\s+[\p{L}\p{N}/'’-]+){0,15}\s*$/iu
/** A negator does not reach across these. */
const barrier =
  /[;:(),]|\b(?:but|which|who|although|while|whereas|however|despite|only|than|because|if|and then)\b|(?<=\b(?:not|no) (?:[\p{L}-]+ ){0,4}[\p{L}-]+) and (?=(?:[\p{L}-]+ ){1,4}(?:was|were|became|rose|fell|increased|improved|grew)\b)|\band\s+(?=(?:raised|lowered|reduced|increased|improved|caused|had|led|was|were|gave|shortened|prolonged|rose|fell|cut|more|fewer|less|higher|lower)\b)/giu
/** "No loss of consciousness, withdrawal or rise in suicidality": matches the last item of a denied list. */
const deniedList = /\b(?:no|without)(?: [\p{L}-]+){1,4}(?:, [\p{L}-]+(?: [\p{L}-]+){0,3}){0,4},? or (?:[\p{L}-]+ )?$/iu
/** "Neither death (19% vs 18%) nor bleeding (6% vs 3%) *differed*": figures between the words. */
const deniedBoth = /\bneither\b[^;]{3,160}\bnor\b[^;,:]{1,100}$/iu
const notNegators =
  /\b(?:(?:(?:rather than|instead of|compared (?:with|to)|versus|vs\.?|against|over) (?:[\p{L}-]+ or )?no(?:ne)?|not only|(?:that|which|who) ha(?:d|s|ve) nothing to do|(?:that|(?<!, )which|who) (?:(?:is|are|was|were|do|did|have|had|could|can|would|will|may) ?not or )?(?:is|are|was|were|do|did|have|had|could|can|would|will|may) ?not|who cannot|no matter|not just|no less|non|with or without|whether or not)\b|but not (?!significantly|statistically|clearly|more|less)(?:[\p{L}\d.%-]+ ){1,4}$)/giu

/**
 * "Infection without sepsis was less common", "those on no treatment had more", "bleeding not related to surgery was
 * commoner": who or what the subject is without.
 */
const withoutThem =
  /\b(?:without|lacking|(?:on|with|given|receiving|or) no|(?<!\b(?:is|are|was|were|be|been|did|does|do|has|have|had|can|could|may|might|must|should|will|would|but|and|or) )not (?:on|in|yet|already|previously|given|taking|\p{L}+ed)(?= )) (?:[\p{L}\d-]+ ){1,6}?(?:is|are|was|were|has|had|have|did|does|went|got|needed|died|improved|recovered)\b/giu

/** "Prevented *neither* strokes nor deaths". */
const deniedAfter =
  /^ (?:(?:[\p{L}-]+ ){0,3}neither|(?:(?:patients|people|participants|women|men|children|adults|users|them|nobody) )?(?:no|nothing))\b(?! (?:more|less|fewer|longer) than)|^(?: (?:of|in|on|for|over|with) [^,;:()]{2,60})? (?:was|were|is|could|has|have) not (?:yet )?(?:be(?:en)? )?(?:shown|seen|found|demonstrated|established|prove[nd]|confirmed|met|reached)\b/iu

export interface Cue {
  start: number
  end: number
  relation: Relation
  /** "did not reduce". */
  isNegated: boolean
  /** "numerically", "not significantly": a direction without a difference. */
  isWeak: boolean
}

/** "Down more than", "down by about two points more than". */
const down = /\bdown (?:by (?:\p{L}+ ){0,2}[\p{L}\d.,]+ (?:\p{L}+ ){0,2})?$/iu

const weakening =
  /\b(?:numerically|non-?significant(?:ly)?|not (?:statistically )?significant(?:ly)?|slight(?:ly)? but not|trend(?:ed)?|may|might|could|possib(?:le|ly)|uncertain)\b/i

export function findCues(text: string): Cue[] {
  const cues: Cue[] = []
  for (const match of findAll(text, pattern)) {
    if (isCondition(text, match) || describesLevel(text, match) || isTrialName(match[0])) continue
    const index = Object.values(match.groups ?? {}).findIndex((each) => each !== undefined)
    const relation = lists[index]?.[0]
    if (!relation) continue
    const before = text.slice(Math.max(0, match.index - 110), match.index).replace(notNegators, ' ')
    const from = findAll(`${before}${match[0]}`, barrier).at(-1)
    const near = from ? before.slice(from.index + from[0].length) : before
    const isNegated =
      negator.test(withoutUsed(near, match.index, cues).replace(withoutThem, ' ')) ||
      deniedList.test(before) ||
      deniedBoth.test(text.slice(Math.max(0, match.index - 200), match.index)) ||
      deniedAfter.test(text.slice(match.index + match[0].length))
    const isDown = relation === 'more' && down.test(near)
    cues.push({
      start: match.index,
      end: match.index + match[0].length,
      relation: isDown
        ? 'less'
        : (ofPace(before, match[0]) ?? ofEffect(match[0], relation, text.slice(match.index + match[0].length))),
      isNegated,
      isWeak:
        relation !== 'same' &&
        !isNegated &&
        weakening.test(
          `${lastPhrase(text.slice(Math.max(0, match.index - 40), match.index))}${text.slice(match.index, match.index + match[0].length + 24)}`,
        ),
    })
  }
  return withoutDescriptions(
    text,
    withoutStates(text, cues).flatMap((cue, index) => mergeAmount(text, cue, cues[index - 1], cues[index + 1])),
  )
}

/** "*No more* frequent and the dose lower", "saved *no* lives and set off more": a denial of the word before "and". */
function withoutUsed(near: string, at: number, cues: readonly Cue[]): string {
  const [joint] = findAll(near, /\band\b/gi).slice(-1)
  const before = cues.at(-1)
  if (!joint || !before?.isNegated) return near
  const from = at - near.length
  const isUsed = before.end > from && before.end <= from + joint.index && !/\b(?:or|nor)\b/i.test(near)
  return isUsed ? near.slice(joint.index) : near
}

/** PREVENT, BENEFIT, ProtecT. */
function isTrialName(word: string): boolean {
  return word.length > 2 && /\p{Lu}$/u.test(word)
}

/** "Until haemoglobin *fell* below 7 g/dL", "when CD4 *rose* above 200": a threshold. */
function isCondition(text: string, { 0: cue, index }: RegExpExecArray): boolean {
  return (
    /\b(?:until|unless|once|when|if|after|before) (?:[\p{L}\d-]+ ){1,4}(?:had |has |was |is )?$/iu.test(
      text.slice(Math.max(0, index - 60), index),
    ) && limitAfter.test(text.slice(index + cue.length))
  )
}

/** "31.0% at the *lower* volume", "infants in the *lower* range died": which arm is meant. */
function describesLevel(text: string, { 0: word, index }: RegExpExecArray): boolean {
  return (
    /^(?:lower|higher|smaller|larger|shorter|longer|greater)$/i.test(word) &&
    /\b(?:at|in) (?:the|a) $/i.test(text.slice(Math.max(0, index - 8), index)) &&
    levelAfter.test(text.slice(index + word.length))
  )
}

const levelAfter =
  /^(?: (?!(?:risks?|rates?|incidence|odds|chances?|frequency|numbers?|costs?|prices?|proportions?)\b)\p{L}+)?(?=[,.;:()]|$| (?:and|was|were|did|had|died|vs|versus)\b)/u

/** "A TSH *suppressed* below 0.1 triples fibrillation": a state that another result follows. */
function withoutStates(text: string, cues: Cue[]): Cue[] {
  const others = cues.filter(
    ({ start, end }) =>
      !(
        /ed$/i.test(text.slice(start, end)) &&
        /\b(?:an?|the|with|whose) (?:[\p{L}\d-]+ ){1,3}$/iu.test(text.slice(Math.max(0, start - 40), start)) &&
        limitAfter.test(text.slice(end))
      ),
  )
  return others.length > 0 ? others : cues
}

const limitAfter = /^ (?:(?:by )?(?:more|less) than|below|under|above|over|beyond|to (?:less|more) than) \d/i

/**
 * "More endoscopic improvement" is an improvement, "a smaller reduction" a reduction that is less, and "prevented more
 * strokes" prevents.
 */
function mergeAmount(text: string, cue: Cue, before: Cue | undefined, next: Cue | undefined): Cue[] {
  const isAmountOf = (one: Cue, noun: Cue) =>
    amount.test(text.slice(one.start, one.end)) &&
    changeNoun.test(text.slice(noun.start, noun.end)) &&
    fewWords.test(text.slice(one.end, noun.start))
  if (next && isAmountOf(cue, next)) return []
  const isAmountAfter = (verb: Cue, one: Cue) =>
    changeVerb.test(text.slice(verb.start, verb.end)) &&
    /^(?:more|fewer|less)$/i.test(text.slice(one.start, one.end)) &&
    byAmount.test(text.slice(verb.end, one.start))
  if (before && isAmountAfter(before, cue)) return []
  if (next?.relation === 'less' && isAmountAfter(cue, next)) return [{ ...cue, relation: reverse(cue.relation) }]
  if (!before || !isAmountOf(before, cue)) return [cue]
  const relation = before.relation === 'more' ? cue.relation : reverse(cue.relation)
  return [{ ...cue, start: before.start, relation, isNegated: before.isNegated, isWeak: before.isWeak }]
}

const amount = /^(?:more|greater|larger|bigger|less|smaller|fewer|increased|decreased|further|extra|additional|added)$/i
const changeNoun =
  /^(?:improvements?|reductions?|increases?|decreases?|falls?|rises?|drops?|declines?|gains?|benefits?|harm|deterioration)$/i
const changeVerb = /^(?:prevent|avert|reliev|protect|reduc|lower|improv|help|benefit)(?:s|es|e|ed|ted)$/i
/** "Prevented *about a quarter* more". */
const byAmount =
  /^ (?:(?:no|not any|far|many|much|even|about|around|roughly|nearly|almost|over|some|an?|one|two|thirds?|quarters?|half|fifth|\d[\d.]* ?%?) )*$/i
const fewWords = /^(?: (?!and\b)[\p{L}-]+){0,3} $/u
/** Each relation as seen from the other arm. */
export const oppositeRelations = {
  less: 'more',
  more: 'less',
  better: 'worse',
  worse: 'better',
  same: 'same',
  differs: 'differs',
} as const

/** The same relation as seen from the other arm. */
export function reverse(relation: Relation): Relation {
  return oppositeRelations[relation]
}

function withoutDescriptions(text: string, cues: Cue[]): Cue[] {
  // "Doubling the length did not delay relapse": the first word describes the treatment.
  const [first, ...others] = cues
  const isDescribed =
    (first?.start === 0 && /ing$/i.test(text.slice(0, first.end))) ||
    (describedArm.test(text) && first !== undefined && first.start <= articleLength)
  return isDescribed && (others.length > 0 || statesLater.test(text)) ? others : cues
}

/** "*Doubling* the course did not keep them well". */
const statesLater = /^\p{L}+ing\b [^,;:()]{3,80} (?:did|does) not /iu

/** UTF-16 units of "the ". */
const articleLength = 4

/** "*Lower* tidal volumes did not lower mortality", "a *higher* target led to less fibrillation". */
const describedArm =
  /^(?:an? |the )?(?:lower|higher|shorter|longer|smaller|larger) (?:[\p{L}-]+ ){1,3}(?:did|does|do|cut|lowered|reduced|raised|increased|improved|caused|brought|prevented|shortened|prolonged|led to|resulted in|meant|gave|produced|yielded|was (?:associated|linked|followed)|were (?:associated|linked|followed))\b/iu

/** Words in closed brackets are about something else. */
function lastPhrase(text: string): string {
  return text.slice(text.lastIndexOf(')') + 1)
}

const getsWell = new RegExp(`${recovery}$`, 'iu')

/** "Relieved symptoms sooner" is better, "healed more slowly" worse. */
function ofPace(before: string, word: string): Relation | null {
  if (!getsWell.test(before)) return null
  if (/^(?:sooner|faster|quicker|earlier)$/i.test(word)) return 'better'
  return /^(?:slower|more slowly|later)$/i.test(word) ? 'worse' : null
}

const tookTo =
  /^ to (?:(recover|heal|resolve|clear|improve|get better|get well|respond|settle|wake|walk)|(die|relapse|recur|progress|fail|deteriorate|bleed))\b/i

const ableToLessen =
  /^ (?:adept|able|capable|efficient|potent) (?:at|in|of|to) (?:suppress|inhibit|reduc|lower|prevent|block|control|limit)/i

/** "Less effective" is worse, not less. */
function ofEffect(word: string, relation: Relation, after: string): Relation {
  // "Slowed decline" is better, whichever way the scale runs.
  if (/^ (?:the |clinical |functional )*(?:decline|deterioration|worsening|loss of)/i.test(after))
    return relation === 'less' ? 'better' : relation === 'more' ? 'worse' : relation
  // "Took longer to recover" is worse, "took longer to relapse" better.
  if (/^(?:longer|shorter)$/i.test(word)) {
    const [, good, bad] = tookTo.exec(after) ?? []
    if (good || bad) return (good !== undefined) === (relation === 'more') ? 'worse' : 'better'
  }
  if (/^shorten/i.test(word) && /^ (?:the )?(?:recovery|healing|convalescence)/i.test(after)) return 'better'
  // "Lengthened the time to death": fewer deaths, or later ones.
  if (/^ (?:the |median |mean )*time (?:to|until|before)\b/i.test(after))
    return relation === 'less' ? 'more' : relation === 'more' ? 'less' : relation
  // "More adept at suppressing inflammation": less of it.
  if (ableToLessen.test(after)) return relation === 'more' ? 'less' : relation === 'less' ? 'more' : relation
  if (!/^ (?:well(?!-| toler)\b|effective|efficacious|benefi|favou?rabl|accurate|successful)/i.test(after))
    return relation
  return relation === 'less' ? 'worse' : relation === 'more' ? 'better' : relation
}
