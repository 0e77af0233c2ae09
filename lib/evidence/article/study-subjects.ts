/**
 * Recognises studies that cannot answer a question about patients, by title, type and text: those without results yet,
 * and studies of animals.
 */
import type { Article } from './article'

/**
 * "Protocol for a multicentre trial", but neither "insulin protocol versus usual care" nor "protocol for the
 * management of sepsis".
 */
const protocolTitle =
  /\b(?:study|trial|review) protocol\b|\bprotocol (?:for|of) (?:an? (?:[^\s:.]+ ){0,8}|the (?:[^\s:.]+ ){0,3})(?:trials?|stud(?:y|ies)|reviews?|meta-analys[ie]s|cohort|survey|registry)\b|[:–—-] (?:an? |the )?(?:\w+ )?protocol(?=\W*$)|\brationale(?:,? and|,) (?:\w+ )?(?:design|methods)\b|\bdesign and (?:rationale|methods|methodology)\b|\bdesign of (?:an?|the)\b.{0,200}\btrial\b|\b(?:study|trial) design\b/i

/** Whether an article announces a study that has no results yet. The protocol of a department is a guideline. */
export function isStudyProtocol({ title, studyType, publicationTypes, passages }: Article): boolean {
  if (studyType === 'guideline') return false
  if (publicationTypes.some((type) => type.toLowerCase() === 'clinical trial protocol')) return true
  if (passages.some(({ section }) => section === 'results')) return false
  return protocolTitle.test(title) || plansStudy(passages.map(({ text }) => text).join(' '))
}

/**
 * One such sentence announces a study ("350 patients will be recruited"); one of the others may also describe the plans
 * of a finished study.
 */
const plansParticipants = /\bwill be (?:randomi[sz]ed|randomly|recruited|enrolled|allocated|invited)\b/
const plansWork =
  /\bwill be (?:assigned|measured|assessed|collected|followed|conducted|performed|included|evaluated|analy[sz]ed|compared|tested)\b|\b(?:participants|patients|subjects|children|women|men|adults|infants|arms?|groups?) will (?:be|receive|undergo|complete)\b|\bwe will (?:recruit|enrol|compare|conduct|assess|evaluate|measure|test)\b|\b(?:trial|study) will\b/gi
const plansMin = 2
/** A report may plan a later follow-up or round: "mortality was 12% and 15%", "P = 0.03", "adherence fell". */
const reportsResult =
  /\b(?:was|were)\b[^.]{0,30}\d ?%|\d ?% (?:and|vs\.?|versus|compared)|\bp ?[=<>] ?0?\.\d(?!\d* will)|\b95 ?% ci\b|\b(?:rose|fell|improved|increased|decreased|declined|dropped|differed) (?:by|from|to|in|significantly|more|less|with|after)\b|\b(?:rose|fell)[.,;]|\bwe (?:found|observed)\b|\bthere (?:was|were) (?:no|a|an)\b/i

function plansStudy(text: string): boolean {
  // Few abstracts contain the word, and searching for it is faster than matching the patterns.
  if (!text.includes(' will ') || reportsResult.test(text)) return false
  return plansParticipants.test(text) || (text.match(plansWork)?.length ?? 0) >= plansMin
}

const animals =
  '(?:rats?|mice|mouse|rabbits?|hamsters?|guinea pigs?|gerbils?|dogs?|beagles?|cats?|pigs?|piglets?|swine|sheep|ewes?|lambs?|goats?|cattle|cows?|calves|horses?|primates|monkeys?|macaques?|baboons?|zebrafish|chickens?)'
/**
 * "In children with cow's milk allergy", "in patients with swine influenza", "in cat-scratch disease":
 * people were studied.
 */
const people =
  '(?:patients?|people|persons?|adults?|children|infants?|newborns?|adolescents?|wom[ae]n|m[ae]n|humans?|volunteers?|participants?|individuals|workers|farmers|travell?ers)'
const humanDisease = String.raw`['’]s milk|[- ](?:bites?|scratch|allerg\w+|milk|influenza|flu|dander)\b`
const animalTitle = new RegExp(
  String.raw`\bin (?:the |an? )?(?:(?!${people}\b)[\w-]+ ){0,3}${animals}\b(?!${humanDisease})|\b(?:rat|mouse|murine|rodent|rabbit|canine|porcine|ovine|bovine|feline|equine|primate|animal)s? (?:[\w-]+ )?(?:models?|stud(?:y|ies)|experiments?)\b|\bexperimental (?:stud(?:y|ies)|models?)\b.{0,200}\b${animals}\b`,
  'i',
)
const animalWords = new RegExp(
  String.raw`\b(?:${animals}|murine|rodents?|canine|porcine|ovine|bovine|equine|animals?|veterinary)\b`,
  'i',
)

/** Whether an article reports on animals and not on people. */
export function isAnimalStudy({ title, mesh }: Pick<Article, 'title' | 'mesh'>): boolean {
  const headings = new Set(mesh.map((heading) => heading.split('/')[0]))
  if (headings.has('Humans')) return false
  return headings.has('Animals') || animalTitle.test(title)
}

/** Whether a question may be about animals. */
export function mentionsAnimals(question: string): boolean {
  return animalWords.test(question)
}
