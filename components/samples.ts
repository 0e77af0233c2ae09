interface Sample {
  field: string
  question: string
}

/** Each is answered by the starter library; an end-to-end test holds that. */
export const samples: readonly Sample[] = [
  { field: 'Cardiology', question: 'Does apixaban cause less bleeding than warfarin in atrial fibrillation?' },
  { field: 'Critical care', question: 'Does prone positioning lower mortality in severe ARDS?' },
  { field: 'Endocrinology', question: 'Is tirzepatide better than semaglutide for weight loss in obesity?' },
  { field: 'Surgery', question: 'Are antibiotics an alternative to surgery for uncomplicated appendicitis?' },
  { field: 'Paediatrics', question: 'Does eating peanut early prevent peanut allergy in high-risk infants?' },
  { field: 'Primary care', question: 'Do opioids help in acute low back pain?' },
]
