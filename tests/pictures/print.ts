/** Pictures with print whose every figure is known, and pictures without any. */
import sharp from 'sharp'

const analytes =
  'Haemoglobin Haematocrit Leucocytes Platelets MCV MCH Sodium Potassium Chloride Urea Creatinine eGFR Glucose HbA1c Calcium Phosphate Albumin Bilirubin ALT AST'.split(
    ' ',
  )
const units = ['g/L', 'mmol/L', 'U/L', 'umol/L', '%']
const columns = [90, 480, 640, 860]

export interface LabReport {
  png: Buffer
  /** All 60 of them, as printed: value, lower and upper limit of each row. */
  numbers: string[]
  rows: string[][]
}

/** An A4 page at 150 dpi, with a table of four columns. */
export async function labReport(seed = 7): Promise<LabReport> {
  const random = randomFrom(seed)
  const rows = analytes.map((analyte) => {
    const low = random() * 100
    const limits = [low, low + 1 + random() * 80].map((limit) => limit.toFixed(1))
    return [analyte, (random() * 180).toFixed(1), units[Math.floor(random() * units.length)] ?? '', limits.join(' - ')]
  })
  const cells = rows.flatMap((row, line) =>
    row.map((cell, column) => `<text x="${columns[column]}" y="${260 + line * 62}">${cell}</text>`),
  )
  const png = await drawn(`<text x="90" y="120" font-size="34" font-weight="bold">Laboratory report</text>
    <text x="90" y="170">Collected at 08:15, serum and whole blood</text>${cells.join('')}`)
  return { png, rows, numbers: rows.flatMap(([, value = '', , limits = '']) => [value, ...limits.split(' - ')]) }
}

/** As a phone takes it: not quite straight, soft, with grain, as JPEG. */
export async function photographed(page: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata()
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png()
    .toBuffer()
  const soft = await sharp(page)
    .blur(0.6)
    .linear(0.75, 20)
    .composite([{ input: grain, blend: 'soft-light' }])
    .toBuffer()
  return sharp(soft).rotate(0.8, { background: '#887766' }).jpeg({ quality: 80 }).toBuffer()
}

/** What a camera sees of a field: colours and grain, no print. */
export async function landscape(width = 1200, height = 900): Promise<Buffer> {
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer()
  const colours = Buffer.from([200, 60, 40, 40, 160, 90, 30, 70, 200, 240, 230, 210, 90, 90, 90, 20, 30, 40])
  const scene = await sharp(colours, { raw: { width: 3, height: 2, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer()
  return sharp(scene)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Soft shapes from black to white, as a film has them. */
export function film(width = 1000, height = 1200): Promise<Buffer> {
  const ribs = Array.from({ length: 9 }, (_, rib) => {
    const y = 200 + rib * 90
    return `<path d="M120 ${y} Q 480 ${y - 110} 500 ${y + 40} Q 520 ${y - 110} 880 ${y}" stroke="#ccc" stroke-width="22" fill="none"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#080808"/>
    <ellipse cx="300" cy="600" rx="200" ry="380" fill="#333"/><ellipse cx="700" cy="600" rx="200" ry="380" fill="#333"/>${ribs.join('')}
    <rect x="470" y="120" width="60" height="960" fill="#bbb"/></svg>`
  return fromSvg(svg, 6)
}

function drawn(content: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#fff"/>
    <g font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-size="21" fill="#111">${content}</g></svg>`
  return fromSvg(svg)
}

/** The product keeps this loader shut in its process, for what strangers send. */
async function fromSvg(svg: string, blur?: number): Promise<Buffer> {
  const loader = { operation: ['VipsForeignLoadSvgBuffer'] }
  sharp.unblock(loader)
  try {
    const picture = sharp(Buffer.from(svg))
    return await (blur === undefined ? picture : picture.blur(blur)).png().toBuffer()
  } finally {
    sharp.block(loader)
  }
}

/** The same numbers each time (Park and Miller's generator). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** @returns the share of `numbers` that stand in `text`, each as often as it was printed */
export function shareFound(numbers: readonly string[], text: string): number {
  const found: string[] = text.match(/\d+(?:\.\d+)?/g) ?? []
  const right = numbers.filter((number) => {
    const place = found.indexOf(number)
    if (place >= 0) found.splice(place, 1)
    return place >= 0
  })
  return right.length / numbers.length
}
