/** Lists which patient data a DICOM file holds. None of it is sent; the page lists what was removed. */
import type { DataSet } from './parse-data-set'

/** Source: DICOM PS3.15 (2026), table E.1-1: the attributes that identify a person, place, date or device. */
const patientTags = {
  patientName: [0x00100010, 0x00101001, 0x00101005],
  patientId: [0x00100020, 0x00101000, 0x00101002, 0x00380010],
  birthDate: [0x00100030, 0x00100032, 0x00101010],
  sex: [0x00100040],
  address: [0x00101040, 0x00102154, 0x00102150],
  notes: [0x00104000, 0x001021b0, 0x00102000, 0x00081080],
  institution: [0x00080080, 0x00080081, 0x00081040, 0x00081010],
  people: [0x00080090, 0x00081048, 0x00081050, 0x00081060, 0x00081070, 0x00321032],
  dates: [0x00080020, 0x00080021, 0x00080022, 0x00080023, 0x00080030, 0x00400244],
  numbers: [0x00080050, 0x00200010, 0x0020000d, 0x0020000e, 0x00080018, 0x00181000],
} as const

export type PatientTag = keyof typeof patientTags

export function findPatientTags(set: DataSet): PatientTag[] {
  const found = Object.entries(patientTags).filter(([, tags]) => tags.some((tag) => set.has(tag)))
  // `Object.entries` widens the keys to string.
  return found.map(([name]) => name as PatientTag)
}
