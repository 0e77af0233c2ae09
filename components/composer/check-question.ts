'use client'

/** The check between Enter and sending. Loaded with the first typed character. */
import type { Attachment } from '@/components/attachments/attachment-reducer'
import { findImageHits, type ImageHits } from '@/components/attachments/undecided-image-identifiers'
import { findUndecided } from '@/components/identifiers/confirm-identifiers'
import type { DetectedIdentifier } from '@/components/identifiers/use-identifiers'

export interface CheckedQuestion {
  /** Null when the question or its images could not be checked. */
  found: readonly DetectedIdentifier[] | null
  inImages: readonly ImageHits[]
}

/**
 * @param kept texts that the reader has marked as not being identifiers
 * @returns what the reader has to decide about; null if nothing
 */
export async function checkQuestion(
  text: string,
  kept: ReadonlySet<string>,
  attachments: readonly Attachment[],
): Promise<CheckedQuestion | null> {
  const inText = await findUndecided(text, kept)
  const inImages = await findImageHits(attachments).catch(() => null)
  if (inText?.length === 0 && inImages?.length === 0) return null
  return { found: inImages && inText, inImages: inImages ?? [] }
}
