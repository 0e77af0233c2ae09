/** Maps measured values to grey, as a diagnostic workstation does. */

export interface Window {
  center: number
  width: number
}

/** The name of a preset: one of ours, or "file" for the file's own. */
export type PresetName = 'file' | 'whole' | 'brain' | 'stroke' | 'lung' | 'bone' | 'softTissue' | 'liver'

export interface Preset extends Window {
  name: PresetName
  /** The file's own label, such as "LUNG". */
  label?: string
}

/** In Hounsfield units. Source: Radiopaedia, "Windowing (CT)" (rID-52108). */
const ctPresets: Preset[] = [
  { name: 'softTissue', center: 50, width: 400 },
  { name: 'lung', center: -600, width: 1500 },
  { name: 'bone', center: 400, width: 1800 },
  { name: 'brain', center: 40, width: 80 },
  { name: 'stroke', center: 40, width: 40 },
  { name: 'liver', center: 30, width: 150 },
]

/** The file's own windows come first: they were chosen when the image was taken. */
export function listPresets(modality: string, own: Preset[], whole: Window): Preset[] {
  return [...own, ...(modality === 'CT' ? ctPresets : []), { name: 'whole', ...whole }]
}

/**
 * The grey level of a value, 0 to 255.
 *
 * Source: DICOM PS3.3 (2026), C.11.2.1.2.1 (VOI LUT function LINEAR).
 */
export function toGrey(value: number, { center, width }: Window): number {
  const spread = Math.max(width, 1) - 1
  if (value <= center - 0.5 - spread / 2) return 0
  if (value > center - 0.5 + spread / 2) return 255
  return Math.round(((value - (center - 0.5)) / spread + 0.5) * 255)
}
