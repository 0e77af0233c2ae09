/** Why a sentence of an answer is doubtful. */
export const checkMessages = {
  check_uncited: 'No source is cited for this.',
  check_not_in_source: 'The source does not state: {words}.',
} as const
