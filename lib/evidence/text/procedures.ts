/** Names of treatments and examinations that are not drugs. */
import { readOnce } from '@/lib/shared/read-once'
import { foldWord, stemWord } from './normalize-terms'

const procedure =
  /^(?:ecmo|(?:ha?emo)?dialysis|radiotherapy|hypothermia|oxygen|iron|saline|chemotherapy|immunotherapy|psychotherapy|physiotherapy|acupuncture|hypnotherapy|phototherapy|transfusions?|ventilation|intubation|surgery|ablation|pacemakers?|stents?|stenting|cpap|cbt|ect|exercize|yoga|vaccin\w+|\w{3,}(?:ectomy|plasty|scopy|stomy|otomy|pexy|desis|graphy))$/

/** @param word folded: "oxygen", "tonsillectomy" */
export function isProcedureName(word: string): boolean {
  return procedure.test(word)
}

/** Abbreviations of treatments, and treatments that are often a part of the care of other patients. */
const others = `
  haemofiltration haemodiafiltration crrt plasmapheresis plex bipap niv hfnc proning surfactant
  fluids crystalloid colloid cryoprecipitate ffp pcc ivig immunoglobulin cooling ttm cardioversion defibrillation
  impella iabp pci angioplasty revascularisation cabg tavi tavr savr mitraclip icd laao transplant transplantation
  banding ligation tips mesh grommet splint brace traction epidural epley chemo chemoradiotherapy chemoradiation
  radiation tms rtms dbs massage ivf iui hrt cocp ocp iud ius bcg fmt probiotic emollient inhaler nebuliser
`

const readOtherStems = readOnce(
  () =>
    new Set(
      others
        .trim()
        .split(/\s+/)
        .map((name) => stemWord(foldWord(name))),
    ),
)

/** @param word folded, as for `isProcedureName` */
export function isTreatmentName(word: string): boolean {
  return isProcedureName(word) || readOtherStems().has(stemWord(word))
}
