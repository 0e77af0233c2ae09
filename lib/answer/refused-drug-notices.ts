/** The notice about a drug that the patient must not be given, and about the sources that concern it. */
import type { GroundedPrompt, GroundedSource } from '@/lib/engines/engine'
import { furtherMin } from '@/lib/engines/extractive'
import type { RefusedDrug } from '@/lib/evidence/question/refused-drugs'
import { type RefusedDrugRole, readRefusedDrug } from '@/lib/evidence/quote/refused-drug-sentences'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import type { AnswerMessages } from '@/lib/shared/messages/answer-message-shape'
import type { AnswerNotice, Evidence } from '@/lib/wire/evidence'
import type { AskedQuestion } from './turn/read-question'

const kind = 'drug-allergy'
/** More names make the notice hard to read. */
const namesMax = 5

/** Names drugs and sources only: whether another drug is safe is not for this service to say. */
export function toRefusedDrugNotices(
  { refused, language }: Pick<AskedQuestion, 'language'> & { refused: readonly RefusedDrug[] },
  { sources, searchSkipped }: Pick<GroundedPrompt, 'sources' | 'searchSkipped'>,
  engine: Evidence['engine'],
  words: AnswerMessages,
): AnswerNotice[] {
  if (refused.length === 0 || (searchSkipped && searchSkipped !== 'switched-off')) return []
  const toName = ({ drug }: RefusedDrug) =>
    (language === 'zh' && drug.drugs.length === 0 && drug.family?.nameZh) || drug.name
  const state = (each: RefusedDrug) => words.refusedDrug.stated[each.kind](toName(each), each.isEarlier)
  if (sources.length === 0) {
    if (engine === 'extractive') return []
    return [{ kind, text: [...refused.map(state), words.refusedDrug.uncompared].join(words.sentenceSpace) }]
  }
  const sentences = refused.flatMap((each) => [state(each), ...describeSources(each, sources, engine, words)])
  const limit = words.refusedDrug.limit(refused.some((each) => each.kind === 'allergy'))
  return [{ kind, text: [...sentences, limit].join(words.sentenceSpace) }]
}

function describeSources(
  refused: RefusedDrug,
  sources: GroundedSource[],
  engine: Evidence['engine'],
  { refusedDrug: words }: AnswerMessages,
): string[] {
  const read = sources.map((source) => ({ n: source.n, ...readSource(source, refused, engine) }))
  const numbersOf = (role: RefusedDrugRole) => read.flatMap(({ n, roles }) => (roles.has(role) ? [n] : []))
  const concerned = read.flatMap(({ n, names }) => (names.length > 0 ? [n] : []))
  const addressed = numbersOf('addresses')
  const spared = numbersOf('spares').filter((n) => !addressed.includes(n) && !concerned.includes(n))
  const names = [...new Set(read.flatMap((each) => each.names))].slice(0, namesMax)
  return [
    ...(concerned.length > 0 ? [words.concerned(concerned, names, refused.drug.family !== null)] : []),
    ...(spared.length > 0 ? [words.spared(spared)] : []),
    addressed.length > 0 ? words.addressed(addressed) : words.notAddressed,
  ]
}

/** Reads what is printed of a source; a model may write from any of its sentences. */
function readSource(
  { item, sentences }: GroundedSource,
  refused: RefusedDrug,
  engine: Evidence['engine'],
): { roles: Set<RefusedDrugRole>; names: string[] } {
  const printed = sentences.filter(({ score }) => engine === 'upstream' || score >= furtherMin)
  const texts = [
    item.title,
    ...splitSentences(item.quote).map(({ start, end }) => item.quote.slice(start, end)),
    ...printed.map(({ text }) => text),
  ]
  const read = texts.flatMap((text) => readRefusedDrug(text, refused) ?? [])
  return { roles: new Set(read.map(({ role }) => role)), names: read.flatMap(({ names }) => names) }
}
