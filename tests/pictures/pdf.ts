/** Writes small PDFs for tests. Source: ISO 32000-1, 7.5 (file structure), 7.6 (encryption), 8.9 (images). */
import { quadrantPixels } from './samples'

/** Each page A6, with the coloured quadrants on its whole face and one line of text. */
export function pdf(pages: string[], extra = ''): Buffer {
  const content = (text: string) => `q 298 0 0 420 0 0 cm /Im Do Q BT /F 18 Tf 40 300 Td (${text}) Tj ET`
  const image = quadrantPixels(32, 32)
  const head = '<< /Type /XObject /Subtype /Image /Width 32 /Height 32 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    Buffer.concat([Buffer.from(`${head} /Length ${image.length} >>\nstream\n`), image, Buffer.from('\nendstream')]),
    ...pages.flatMap((text, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Contents ${6 + 2 * index} 0 R /Resources << /XObject << /Im 4 0 R >> /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${content(text).length} >>\nstream\n${content(text)}\nendstream`,
    ]),
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  for (const [index, object] of objects.entries()) {
    offsets.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const start = length()
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${extra} >>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

/** Locked: its keys match no password that a reader could guess. */
export function lockedPdf(): Buffer {
  const key = 'ab'.repeat(32)
  return pdf(
    ['locked'],
    `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<${'cd'.repeat(16)}> <${'cd'.repeat(16)}>]`,
  )
}
