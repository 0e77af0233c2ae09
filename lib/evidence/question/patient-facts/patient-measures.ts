/** Reads what is measured of a patient in per cent and limits who is studied: "PD-L1 10 %", "sats 84 %". */

export interface PatientMeasure {
  name: MeasureName
  percent: number
  /** As the question has it. */
  surface: string
}

type MeasureName = keyof typeof names

const names = {
  'PD-L1': 'PD-?L1(?: (?:TPS|expression|score|status))?',
  'oxygen saturation': 'SpO2|SaO2|(?:O2 |oxygen )?sat(?:s|uration\\w*)',
}

const percent = String.raw`(?<![\d.])(\d{1,3})(?![\d.])`

/** @param text the last turn */
export function readPatientMeasures(text: string): PatientMeasure[] {
  return (Object.keys(names) as MeasureName[]).flatMap((name) => {
    const found = new RegExp(
      String.raw`\b(?:${names[name]})(?: (?:of|is|are|was|at|on (?:room )?air))*:? ?${percent}(?! ?(?:-|–|to|or) ?\d)(?! or )`,
      'i',
    ).exec(text)
    return found ? [{ name, percent: Number(found[1]), surface: found[0] }] : []
  })
}

/**
 * "SpO2 89-93%", "PD-L1 on at least 50%", "PD-L1 of 50% or more".
 *
 * @returns whether a description of the participants leaves the value out; null if it states no limit of this measure
 */
export function isOutsideStudiedMeasure({ name, percent: value }: PatientMeasure, text: string): boolean | null {
  const found = new RegExp(
    String.raw`\b(?:${names[name]})([^.;,\d]{0,30})${percent}(?: ?(?:-|–|to) ?(\d{1,3}))? ?%( or (?:more|higher|above|less|lower|below))?`,
    'i',
  ).exec(text)
  if (!found) return null
  const [, word = '', from, to, side = ''] = found
  if (to !== undefined) return value < Number(from) || value > Number(to)
  if (/at least|above|over|≥|>/i.test(word) || /more|higher|above/.test(side)) return value < Number(from)
  return /at most|below|under|less than|≤|</i.test(word) || /less|lower|below/.test(side) ? value > Number(from) : null
}
