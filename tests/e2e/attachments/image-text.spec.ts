import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../support/browser/accessible'
import { ask, attachments, drop, expect, open, status, test, turn } from '../../support/browser/fixture'

/** A screenshot of a report, as a clinician pastes it. */
async function report(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 620, height: 150 })
  await page.setContent(
    '<body style="margin:20px;font:26px sans-serif">Patient name: Maria Lopez<br>MRN: 00482913<br>Potassium 5.7 mmol/L',
  )
  const screenshot = await page.screenshot()
  await page.close()
  return screenshot
}

async function addReport(page: Page, data: Buffer, name: string): Promise<void> {
  await drop(page, [{ name, type: 'image/png', data }])
  await expect(attachments(page).getByText(/^Text recognised: \d+ words$/)).toBeVisible({ timeout: 30_000 })
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Text recognised in ${name}` })

/** What was sent of the image: its bytes and its recognised text. */
async function sent(page: Page, decide = async () => {}): Promise<{ bytes: Buffer; text: string }> {
  const request = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page, 'Is this potassium dangerous?')
  await decide()
  const { messages, evidence } = (await request).postDataJSON()
  const url: string = messages.at(-1).content.find(({ type }: { type: string }) => type === 'image_url').image_url.url
  return { bytes: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), text: evidence.images[0].text }
}

/** The share of black pixels in a strip; the strip is a share of the image height. */
async function blackShare(image: Buffer, from: number, to: number): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().greyscale().raw().toBuffer({ resolveWithObject: true })
  const strip = data.subarray(Math.round(from * info.height) * info.width, Math.round(to * info.height) * info.width)
  return strip.filter((value) => value < 10).length / strip.length
}

// A name in a screenshot leaves the organisation just like a typed one.
test('text in an image is recognised in the browser, corrected and labelled as OCR; identifiers are redacted in it and in the bytes', async ({
  page,
  context,
}) => {
  const data = await report(context)
  await open(page)
  await addReport(page, data, 'lab.png')
  await page.getByText(/^Text recognised: /).click()
  const read = field(page, 'lab.png')
  await expect(read).toHaveValue(/Potassium 5\.7 mmol\/L/)
  await read.fill((await read.inputValue()).replace('5.7', '5.9'))
  const notice = page.getByRole('region', { name: 'Possible patient identifiers in lab.png' })
  await expect(notice.getByRole('listitem')).toHaveText([/Maria Lopez/, /00482913/])
  await notice.getByRole('button', { name: 'Redact Maria Lopez' }).click()
  await expect(notice.getByRole('listitem')).toHaveText([/00482913/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice.getByRole('listitem')).toHaveCount(2)
  // Enter asks once, and sends when the image has been redrawn.
  const { bytes, text } = await sent(page, async () => {
    const choice = page.getByRole('alertdialog', { name: 'Send this question?' })
    await expect(choice.getByRole('listitem')).toHaveText([/Maria Lopez/, /00482913/])
    await choice.getByRole('button', { name: 'Remove them and send' }).click()
  })
  expect(text.split('\n')).toEqual(['Patient name: [name]', 'MRN: [record number]', 'Potassium 5.9 mmol/L'])
  // The last line has letters only; each of the first two has a black box as wide as the redacted text.
  expect(await blackShare(bytes, 0.7, 1)).toBeLessThan(0.05)
  expect(await blackShare(bytes, 0.1, 0.35)).toBeGreaterThan(0.12)
  expect(await blackShare(bytes, 0.36, 0.6)).toBeGreaterThan(0.12)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await turn(page).getByText('Read from the image', { exact: true }).click()
  await expect(turn(page).getByText(/MRN: \[record number\]\s+Potassium 5\.9 mmol\/L/)).toBeVisible()

  await test.step('an area is redacted by keyboard, and by mouse on a rotated image', async () => {
    await addReport(page, data, 'area.png')
    await redactAreas(page)
  })
})

async function redactAreas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open area.png' }).click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('button', { name: 'Redact an area' }).press('Enter')
  const frame = viewer.getByRole('button', { name: 'Redaction frame' })
  await expect(frame).toBeFocused()
  for (let times = 0; times < 30; times += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(viewer.getByText('Redacted in the image and in its text.')).toBeVisible()
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Rotate right' }).click()
  // Rotated right, the bottom of the image is at the left, so the last line is redacted there.
  const shown = await viewer.getByRole('img', { name: 'area.png' }).boundingBox()
  if (!shown) throw new Error('The image is not shown.')
  await page.mouse.move(shown.x + 2, shown.y + 2)
  await page.mouse.down()
  await page.mouse.move(shown.x + shown.width * 0.43, shown.y + shown.height - 2, { steps: 4 })
  await page.mouse.up()
  await expect(field(page, 'area.png')).toHaveValue(/\[redacted\]$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeVisible()
  const { bytes, text } = await sent(page, () => page.getByRole('button', { name: 'Send as it is' }).click())
  expect(text).not.toContain('Potassium')
  expect(await blackShare(bytes, 0.75, 0.95)).toBeGreaterThan(0.9)
}
