/** Why a sentence of an answer is doubtful. */
export const checkMessages = {
  check_uncited: 'No source is cited for this.',
  check_not_in_source: 'The source does not state: {words}.',
  check_model_contradicts: 'A verifier model found that the source says otherwise.',
  check_model_says_nothing: 'A verifier model found nothing about this in the source.',
} as const
