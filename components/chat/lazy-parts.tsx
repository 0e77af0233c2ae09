'use client'

/** The parts of the main screen that the first view does not need. */
import { loadAskBundle } from '@/components/conversation/use-generation'
import { LazyTranscript } from '@/components/transcript/lazy-transcript'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'

/** Loaded with the first question. Without the code, these are missing and the answer itself is shown. */
const loadAnswerParts = () => import('./answer-parts')
export const AnswerStatus = lazyWithFallback(async () => (await loadAnswerParts()).AnswerStatus)
export const AskAboutSelection = lazyWithFallback(async () => (await loadAnswerParts()).AskAboutSelection)
export const NewQuestionButton = lazyWithFallback(async () => (await loadAnswerParts()).NewQuestionButton)
export const ScrollToLatest = lazyWithFallback(async () => (await loadAnswerParts()).ScrollToLatest)

/** Few questions are edited. */
export const EditingBanner = lazyWithFallback(
  async () => (await import('@/components/composer/editing-banner')).EditingBanner,
)

/** Preloads the code for asking. A failed import is retried when the user asks. */
export function preloadAnswering(): void {
  LazyTranscript.preload()
  AnswerStatus.preload()
  void loadAskBundle().catch(() => undefined)
}
