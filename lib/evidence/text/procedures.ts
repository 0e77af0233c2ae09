/** Names of treatments and examinations that are not drugs. */
const procedure =
  /^(?:ecmo|(?:ha?emo)?dialysis|radiotherapy|hypothermia|oxygen|iron|saline|chemotherapy|immunotherapy|psychotherapy|physiotherapy|acupuncture|hypnotherapy|phototherapy|transfusions?|ventilation|intubation|surgery|ablation|pacemakers?|stents?|stenting|cpap|cbt|ect|exercise|yoga|vaccin\w+|\w{3,}(?:ectomy|plasty|scopy|stomy|otomy|pexy|desis|graphy))$/

/** @param word folded: "oxygen", "tonsillectomy" */
export function isProcedureName(word: string): boolean {
  return procedure.test(word)
}
