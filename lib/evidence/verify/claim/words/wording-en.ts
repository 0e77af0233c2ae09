/**
 * English words that a sentence may use although its source does not: they report a result, compare, count or connect.
 * Everything else that a source lacks is a claim of its own.
 */
import { foldWord, stemWord, stopWords } from '@/lib/evidence/text/normalize-terms'
import { toConcept } from './concepts'

const wording = `
able about above absolute according account achieve achieved across actually add added adding addition additional additionally affected
after against agent alike allocate allocated allocation alone along already also although always among amount analysed analysis another apart appear
appeared applied apply approach approximately are area argue arm arms article as assess assessed assign assigned associate
associated association at attain attained author authors available average avert averted balance base based basis
because become became before begin below benefit beneficial besides best better between beyond both bring brought but by
calculate calculated call called calls can careful case cases category caution cautiously change changed changes charge chiefly choice choose chosen
clear clearly clinical clinically close closely combination combine combined come comes common commoner commonly compare compared comparing comparison
complete completely composite concern conclude concluded conclusion condition conditions confirm confirmed consider considered consistent
consistently contrast correspond cost count counted course cut cutting daily decline declined decrease decreased define defined
demonstrate demonstrated depend derive describe described despite detail develop developed differ differed difference differences different differently
direct directly direction do does done double doubled drop dropped drug drugs due during each earlier effect effective effectively effects efficacy
eight eighth either eleven else emerge end ended ends enough entire equal equally equivalent especially essentially establish established
estimate estimated even eventually ever evidence evident exceed exceeded except excess experience experienced explain extra extend extended outset
fact fail failed fairly fall fallen far favor favored favorable feature few fewer fifth fifty figure final finally find finding findings first five
fivefold fold follow followed following follows for found four fourfold fourth fraction frequent frequently from full further
gain gained general generalizable generalizability applicable applicability generally get gets give given gives giving good greater greatly group groups grow guard
half halve halved halving hand happen happened hardly harm has have having hence here high higher highest hold holds how however hundred
identical if improve improved improvement improving in increase increased increasing indeed independent indicate indicated instead interpret interpreted
interval intervention into involve is issue it its itself just keep kept kind know known lack large largely larger last later latter lead leads
leading least leave leaves led less lesser let level levels lie like likelihood likely likewise limit limited line link linked little long longer
look loss lost low lower lowered lowering lowers main mainly make makes making man mark marked markedly many margin mean meaning measure measured
mention merely met method microgram micrograms might mind minor modest modestly more moreover most mostly move moved much name named namely near nearly
need needed neither never nevertheless next nine no none nonetheless nor norm not notable notably note noted nothing now number numbered numbers
numerically observe observed obtain obtained occur occurred occurrence occurs of off often on one only onto open or order other others
otherwise out outcome outcomes over overall own pair part partial partially particular particularly patient people per percent percentage
perform performed period person persons place plus point points poor poorer possible possibly precise presence present presented previously
principal produce produced program proportion provide provided publish published put quarter question questions quite raise raised
raises raising range ranged rare rarely rarer rate rates rather ratio reach reached read real reason receive received receiving record
recorded reduce reduced reduces reducing reduction refer regard regimen relate related relation relative relatively relevant remain remained remains
report reported reporting reports represent result resulted results reveal revealed rise risen rises rising risk rose rough roughly round
same say says see seem seen separate separately series set sets seven several share should show showed shown shows side significance significant
significantly similar similarly since single six sixth slight slightly small smaller so some somewhat source stand stands start started
state stated statement states statistically still strategy strongly study studied substantial substantially such suffer suffered suggest suggested suggests
sum summary support supported supports sure switch switched switching take taken takes taking ten tend tended tenfold tenth term terms
test tested than that the their them then there therefore these they thing third this those though thousand three threefold through throughout thus
time times to together told too took total toward towards treat treated treatment trial triple tripled true turn turned twelve twenty twice twofold
two type typical typically under undergo underwent unit units until up upon usage use used using usual usually value values very via was way weak
well were what when where whereas whether which while who whole whose why wide widely will with within without word work worked
works worse worsen worsened would yet yield yielded yields you your zero
hazard odds chance chances probability unsure hurt label unavailable affect affects remedy occurring avoid avoided avoids avoiding
advise advised advises advice recommend recommended recommends recommendation prefer preferred prefers preferable offer offered advocated endorse endorses
preset prespecified prespecify explained explanation modelled modeled interprets trend outright
stood lengthened lengthen shortened shorten delay delayed faster sooner quicker slower gap spread ahead behind
attributable accounted enrolled enrol enroll randomised randomized randomization
control controls comparator comparators interventions baseline endpoint endpoints
participant participants subjects volunteers cohort registry observational prospective retrospective
new made blood came gave caused adverse unchanged went grew began wrote drew held meant sent spent thought understood unaltered unaffected numerical overwhelmingly broadly partly plainly visibly formally informally strictly simply solely accordingly meanwhile elsewhere afterwards beforehand onwards initially ultimately subsequently lately recently soon long-term short-term lived seemed seems seeming looks looked becomes grown better-off worse-off respectively equivalence insufficient unclear uncertain uncertainty lacks lacking absent absence
saw fared ran cleared needing allowing being leaving getting becoming looking counting
pooled bigger biggest smallest fewest slowest worst handful majority minority portion dozen couple tally designed planned
intended aimed supposed expected unexpectedly surprisingly crucially importantly viewed judged rated graded regarded deemed believed felt rest rests
hinge hinges rely relies stem stems arise arises applies carried carries bear bears wider narrower broader firm firmly solid weaker stronger
robust imprecise crossed crosses span spans compatible tentative preliminary exploratory secondary post hoc prone reader readers clinicians staff team teams investigator investigators researchers reviewers
practitioners prescribers providers carers caregivers
panel committee society societies writers body task force college guideline guidance document option
options alternative alternatives candidate candidates regular standard conventional ordinary plain simple strict tight intensive
extent size scale magnitude volume tendency pattern picture message takeaway bottom headline
limitation limitations weakness weaknesses caveat caveats drawback strength strengths shortcoming bias biased small-study underpowered
generalisability generalisable subgroup subgroups subset subsets
persist persisted persists adjunctive adjunct concomitant concurrently upfront pivotal multicentre
cri nonfatal nonsignificant owing thanks albeit unless lest thereby thereafter hereby therein
`

const harmless = new Set(
  wording
    .trim()
    .split(/\s+/)
    .flatMap((word) => [stemWord(foldWord(word)), toConcept(stemWord(foldWord(word)))]),
)
/** Concepts that happen to share a name with a harmless word but say something about patients or outcomes. */
for (const word of `adverse man death survival child infant newborn adolescent surgery acute chronic severe mild moderate early late`.split(
  ' ',
))
  harmless.delete(toConcept(stemWord(word)))

export function isWording(word: string, concept: string): boolean {
  return (
    concept !== 'allcause' && (word.length < 2 || stopWords.has(word) || harmless.has(concept) || /.{3}ly$/.test(word))
  )
}

/** Whether a word names something, rather than to report, compare, count or connect. */
export function namesSomething({ word, concept }: { word: string; concept: string }): boolean {
  return word.length > 2 && !/^\d/.test(concept) && !isWording(word, concept)
}
