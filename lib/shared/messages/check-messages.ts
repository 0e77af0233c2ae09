/** Why a sentence of an answer is doubtful. */
export const checkMessages = {
  check_uncited: 'No source is cited for this.',
  check_not_in_source: 'The source does not state: {words}.',
  check_model_contradicts: 'A verifier model found that the source says otherwise.',
  check_model_says_nothing: 'A verifier model found nothing about this in the source.',
  check_excluded: 'The source mentions {words} only as excluded or not studied.',
  check_source_less: 'The source reports a reduction.',
  check_source_more: 'The source reports an increase.',
  check_source_better: 'The source reports an improvement.',
  check_source_worse: 'The source reports a worsening.',
  check_source_same: 'The source found no difference.',
  check_source_differs: 'The source found a difference.',
  check_source_not_less: 'The source found no reduction.',
  check_source_not_more: 'The source found no increase.',
  check_source_not_better: 'The source found no improvement.',
  check_source_not_worse: 'The source found no worsening.',
} as const
