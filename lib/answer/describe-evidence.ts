/**
 * Describes what an answer is written from: its sources and searches, the sources that oppose them, and its notices.
 */
import type { GroundedPrompt } from '@/lib/engines/engine'
import type { Retrieval } from '@/lib/evidence/retrieve'
import type { AnswerNotice, Evidence, EvidenceImage, OpposingSource } from '@/lib/wire/evidence'
import { collectImageTexts } from '@/lib/wire/images/image-text'
import type { ChatRequest } from '@/lib/wire/request'
import { findOpposingSources } from './find-opposing-sources'

export interface DescribedEvidence {
  /** Null when nothing was searched and there is no notice. */
  evidence: Evidence | null
  opposing: OpposingSource[]
  notices: AnswerNotice[]
}

/**
 * @param retrieval null when nothing was searched
 * @param collect the notices of an answer with this evidence
 */
export function describeEvidence(
  engine: Evidence['engine'],
  prompt: GroundedPrompt,
  retrieval: Retrieval | null,
  images: EvidenceImage[],
  collect: (searched: Evidence | null) => AnswerNotice[],
): DescribedEvidence {
  const opposing = retrieval ? findOpposingSources(prompt, retrieval.searchedAs) : []
  const searched = retrieval && toEvidence(engine, prompt, { ...retrieval, opposing }, images)
  const notices = collect(searched)
  const evidence = notices.length > 0 ? { ...(searched ?? toEmptyEvidence(engine)), notices } : searched
  return { evidence, opposing, notices }
}

function toEvidence(
  engine: Evidence['engine'],
  { sources }: GroundedPrompt,
  { outcome, searchedAs, libraryVersion, searched, opposing }: Retrieval & { opposing: OpposingSource[] },
  images: EvidenceImage[],
): Evidence {
  return {
    version: 1,
    engine,
    abstained: outcome !== 'answer',
    outcome,
    ...(searchedAs === '' ? {} : { searchedAs }),
    ...(libraryVersion === null ? {} : { libraryVersion }),
    searched,
    items: sources.map(({ item }) => item),
    ...(opposing.length > 0 ? { opposing } : {}),
    checks: [],
    ...(images.length > 0 ? { images } : {}),
  }
}

/** Carries the notices of an answer for which nothing was searched. */
function toEmptyEvidence(engine: Evidence['engine']): Evidence {
  return { version: 1, engine, abstained: false, searched: [], items: [], checks: [] }
}

/** How each image of the conversation was read, in order. */
export function toEvidenceImages(messages: ChatRequest['messages'], isShown: boolean): EvidenceImage[] {
  return collectImageTexts(messages).map((text, index) => ({
    index,
    read: isShown ? 'model' : text ? 'ocr' : 'none',
    ...(text !== undefined && { text }),
  }))
}
