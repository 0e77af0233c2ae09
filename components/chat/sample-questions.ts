/**
 * Questions that the starter library answers, as an end-to-end test checks. They are in English, the language of the
 * articles, in every locale.
 */
export const sampleQuestions = {
  apixaban: 'Does apixaban cause less bleeding than warfarin in atrial fibrillation?',
  proning: 'Does prone positioning lower mortality in severe ARDS?',
  tirzepatide: 'Is tirzepatide better than semaglutide for weight loss in obesity?',
  appendicitis: 'Are antibiotics an alternative to surgery for uncomplicated appendicitis?',
  peanut: 'Does eating peanut early prevent peanut allergy in high-risk infants?',
  backPain: 'Do opioids help in acute low back pain?',
} as const
