/** Transfer syntaxes: encoding and compression of the pixels. Source: DICOM PS3.6 (2026), annex A. */
import type { Encoding } from './parse-data-set'

export type Compression = 'plain' | 'rle' | 'jpeg' | 'jpeg-lossless' | 'jpeg-ls' | 'jpeg-2000'

export interface TransferSyntax extends Encoding {
  isDeflated: boolean
  compression: Compression
}

const base = '1.2.840.10008.1.2'
const explicit = { isExplicit: true, isLittleEndian: true, isDeflated: false }

const syntaxes: Record<string, TransferSyntax> = {
  [base]: { ...explicit, isExplicit: false, compression: 'plain' },
  [`${base}.1`]: { ...explicit, compression: 'plain' },
  [`${base}.1.99`]: { ...explicit, isDeflated: true, compression: 'plain' },
  [`${base}.2`]: { ...explicit, isLittleEndian: false, compression: 'plain' },
  [`${base}.4.50`]: { ...explicit, compression: 'jpeg' },
  [`${base}.4.51`]: { ...explicit, compression: 'jpeg' },
  [`${base}.4.57`]: { ...explicit, compression: 'jpeg-lossless' },
  [`${base}.4.70`]: { ...explicit, compression: 'jpeg-lossless' },
  [`${base}.4.80`]: { ...explicit, compression: 'jpeg-ls' },
  [`${base}.4.81`]: { ...explicit, compression: 'jpeg-ls' },
  [`${base}.4.90`]: { ...explicit, compression: 'jpeg-2000' },
  [`${base}.4.91`]: { ...explicit, compression: 'jpeg-2000' },
  [`${base}.5`]: { ...explicit, compression: 'rle' },
}

export function findTransferSyntax(uid: string): TransferSyntax | undefined {
  return syntaxes[uid]
}

/** A readable name for an unsupported transfer syntax. */
export function describeTransferSyntax(uid: string): string {
  if (/\.4\.10\d/.test(uid)) return 'MPEG video'
  if (/\.4\.20\d/.test(uid)) return 'HTJ2K'
  if (/\.4\.1[12]\d/.test(uid)) return 'JPEG XL'
  return uid || 'DICOM'
}
