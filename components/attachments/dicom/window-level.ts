/** Maps measured values to grey, as a diagnostic workstation does. */

export interface Window {
  center: number
  width: number
  /** The file's own table of greys, which spans these values, instead of a window. */
  usesTable?: boolean
}

/** Source: DICOM PS3.3 (2026), C.11.2.1.2 and C.11.2.1.3 (VOI LUT functions). */
export type WindowShape = 'LINEAR' | 'LINEAR_EXACT' | 'SIGMOID'

/** The name of a preset: one of ours, or "file" for the file's own. */
type PresetName = 'file' | 'whole' | 'brain' | 'stroke' | 'lung' | 'bone' | 'softTissue' | 'liver'

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
 * Source: DICOM PS3.3 (2026), C.11.2.1.2.1 (LINEAR), C.11.2.1.3.1 (SIGMOID), C.11.2.1.3.2 (LINEAR_EXACT).
 */
export function toGrey(value: number, { center, width }: Window, shape: WindowShape = 'LINEAR'): number {
  if (shape === 'SIGMOID') return Math.round(255 / (1 + Math.exp((-4 * (value - center)) / Math.max(width, 1))))
  const [middle, spread] = shape === 'LINEAR' ? [center - 0.5, Math.max(width, 1) - 1] : [center, width]
  if (value <= middle - spread / 2) return 0
  if (value > middle + spread / 2) return 255
  return Math.round(((value - middle) / spread + 0.5) * 255)
}
