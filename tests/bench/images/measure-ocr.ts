/**
 * How many figures of a laboratory report the server's OCR reads correctly, how long that takes, and how long others
 * wait while one caller sends many images.
 */
import { createKey } from '@/lib/platform/auth/api-keys'
import { takeMedian } from '@/lib/shared/text/median'
import { openDatabase } from '@/lib/store/db'
import { labReport, photographed, shareFound } from '../../fixtures/images/text-image'
import type { TestServer } from '../../support/server'

const reports = [7, 11, 99, 5, 1234]
const heavyRequests = 8
const question = { type: 'text', text: 'Does potassium matter in heart failure treated with spironolactone?' }

/** Prints the measured figures. */
export async function measureOcr(server: TestServer): Promise<void> {
  const other = await secondKey(server)
  for (const kind of ['A4 at 150 dpi', 'a phone photo of it'] as const) {
    const shares: number[] = []
    const times: number[] = []
    for (const seed of reports) {
      const { png, numbers } = await labReport(seed)
      const file = kind === 'A4 at 150 dpi' ? png : await photographed(png)
      const { ms, text } = await ask(server, server.key, file)
      shares.push(shareFound(numbers, text))
      times.push(ms)
    }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    console.log(
      `server reads ${kind}: ${(mean * 100).toFixed(1)} % of ${reports.length} × 60 numbers (bar 95 on paper), median ${takeMedian(times)} ms, longest ${Math.max(...times)} ms; bar 8000 ms`,
    )
  }
  const pages: Buffer[] = []
  for (let page = 0; page < heavyRequests; page += 1) pages.push((await labReport(1000 + page)).png)
  const heavy = pages.map((page) => ask(server, server.key, page))
  const words = await ask(server, other, null)
  const { png } = await labReport(2000)
  const report = await ask(server, other, png)
  const waited = await Promise.all(heavy)
  console.log(
    `while one key has ${heavyRequests} reports read (${Math.max(...waited.map(({ ms }) => ms))} ms): another's question ${words.ms} ms, another's report ${report.ms} ms`,
  )
}

async function ask(server: TestServer, key: string, file: Buffer | null): Promise<{ ms: number; text: string }> {
  // The content decides the type, not the name given here.
  const image = file && { type: 'image_url', image_url: { url: `data:image/png;base64,${file.toString('base64')}` } }
  const content = image ? [question, image] : [question]
  const startedAt = performance.now()
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
  })
  const { evidence } = await response.json()
  return { ms: Math.round(performance.now() - startedAt), text: evidence.images?.[0]?.text ?? '' }
}

async function secondKey({ dataDir }: TestServer): Promise<string> {
  process.env['DATA_DIR'] = dataDir
  const db = openDatabase({ DATA_DIR: dataDir })
  const { secret } = await createKey({ name: 'another' }, db)
  await (await db).destroy()
  return secret
}
