/**
 * Questions that the starter library answers, as an end-to-end test checks. They are in English, the language of the
 * articles, in every locale.
 */
export const sampleQuestions = {
  apixaban: 'Does apixaban cause less bleeding than warfarin in atrial fibrillation?',
  proning: 'Does prone positioning lower mortality in severe ARDS?',
  tirzepatide: 'Is tirzepatide better than semaglutide for weight loss in obesity?',
  backPain: 'Do opioids help in acute low back pain?',
} as const
