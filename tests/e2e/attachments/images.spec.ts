import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  ask,
  attachments,
  box,
  createImage,
  drop,
  expect,
  open,
  status,
  test,
  turn,
} from '../../support/browser/fixture'

/** What the page sends for one question: the parts of its last message. */
async function sentParts(
  page: Page,
  send: () => Promise<void>,
): Promise<{ type: string; text?: string; image_url?: { url: string } }[]> {
  const request = page.waitForRequest('**/api/v1/chat/completions')
  await send()
  return (await request).postDataJSON().messages.at(-1).content
}

async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('an image dropped on the window is shown, described, sent as a data URL, and reported as not read, also of a follow-up', async ({
  page,
}) => {
  await open(page)
  await drop(page, [{ name: 'ecg.png', type: 'image/png', data: await createImage(page) }])
  await expect(attachments(page)).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'ecg.png' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Description of ecg.png (optional)' }).fill('ECG, lead II')
  const parts = await sentParts(page, () => ask(page, 'Does prone positioning lower mortality in severe ARDS?'))
  expect(parts.map(({ type }) => type)).toEqual(['text', 'text', 'image_url'])
  expect(parts[1]?.text).toBe('Image 1: ECG, lead II')
  expect(parts[2]?.image_url?.url).toMatch(/^data:image\/png;base64,/)
  await expect(turn(page).getByRole('img', { name: 'ECG, lead II' })).toBeVisible()
  await expect(turn(page).getByText(/OCR found no text in the image/)).toBeVisible()
  await expect(attachments(page)).toHaveCount(0)
  await expect(status(page)).toHaveText(/^Answer ready/)

  const request = page.waitForRequest('**/api/v1/chat/completions')
  await ask(page, 'And in children?')
  // The page does not send it again: the server has it and includes it in the answer.
  expect((await request).postDataJSON().messages).toEqual([{ role: 'user', content: 'And in children?' }])
  await expect(turn(page, 1).getByText(/OCR found no text in the earlier image/)).toBeVisible()
  await expect(status(page)).toHaveText(/^Answer ready/)

  await page.getByRole('button', { name: 'New question' }).click()
  await test.step('a phone photo is rotated upright, resized, stripped of location and device, and sent with a question only', () =>
    sendPhoto(page))
})

// A phone photo contains a location and a device; both would leave the organisation with the bytes.
async function sendPhoto(page: Page): Promise<void> {
  const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('SecretPhone')).toBe(true)
  await drop(page, [{ name: 'ward.jpg', type: 'image/jpeg', data: photo }])
  await expect(page.getByRole('img', { name: 'ward.jpg' })).toBeVisible()
  await expect(page.getByText('What would you like to know about the image?')).toBeVisible()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(box(page)).toBeFocused()
  await expect(attachments(page)).toHaveCount(1)
  // No examples for an image without values.
  await expect(page.getByText('For example:')).toHaveCount(0)
  const parts = await sentParts(page, () => ask(page, 'Is it a fracture?'))
  expect(parts[0]?.text).toBe('Is it a fracture?')
  const sent = await bytesOf(parts[1]?.image_url?.url ?? '')
  const { width, height, format, exif, orientation } = await sharp(sent).metadata()
  expect({ width, height, format, exif, orientation: orientation ?? 1 }).toEqual({
    width: 683,
    height: 2048,
    format: 'jpeg',
    exif: undefined,
    orientation: 1,
  })
  expect(sent.includes('SecretPhone')).toBe(false)
}

test('limits are shown before anything is chosen; a folder is chosen by keyboard; an image can be pasted wherever the focus is, and text copied with an image of itself stays text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Wait before the click: a file chooser that opens before Playwright intercepts it is lost.
  const chooser = page.waitForEvent('filechooser')
  await open(page)
  const button = page.getByRole('button', { name: 'Add images' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Up to 50 images per question/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Choose files…' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles('tests/fixtures/images')
  // One image in this folder of sources; each other file says why it is rejected.
  await expect(attachments(page).filter({ hasText: 'quadrants.heic' }).getByRole('textbox')).toBeVisible()
  await expect(attachments(page).filter({ hasText: 'samples.ts' })).toContainText('This file is not a readable image')
  const parts = await sentParts(page, () => ask(page))
  expect(parts.filter(({ type }) => type === 'image_url')).toHaveLength(1)
  await expect(status(page)).toHaveText(/^Answer ready/)

  await page.getByRole('button', { name: 'New question' }).click()
  await expect(attachments(page)).toHaveCount(0)
  const base64 = (await createImage(page)).toString('base64')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
  }, base64)
  await box(page).focus()
  await page.keyboard.press('Control+V')
  await expect(attachments(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Switch to light' }).focus()
  await page.keyboard.press('Control+V')
  await expect(attachments(page)).toHaveCount(2)
  await attachments(page).first().getByRole('textbox').fill('The first')
  await attachments(page)
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .press('Enter')
  await expect(attachments(page)).toHaveCount(1)
  await expect(attachments(page).getByRole('textbox')).toHaveValue('The first')

  await box(page).focus()
  const isTaken = await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'HR\t0.39')
    data.items.add(new File(['x'], 'table.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
    return paste.defaultPrevented
  })
  expect(isTaken).toBe(false)
  await expect(attachments(page)).toHaveCount(1)

  await test.step('while files are dragged over the window, it shows what is accepted; no end of the drag leaves that or the page', () =>
    dragOver(page))
})

async function dragOver(page: Page): Promise<void> {
  const overlay = page.getByText('Drop files to add them to your question')
  const file = { name: 'a.png', type: 'image/png', data: await createImage(page) }
  const endings = [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    () => page.mouse.move(200, 300),
    () => drop(page, [file]),
  ]
  for (const end of endings) {
    await drop(page, [file], false)
    await expect(overlay).toBeVisible()
    await expect(page.getByText('Images, DICOM or PDF; up to 50 images.')).toBeVisible()
    await end()
    await expect(overlay).toBeHidden()
  }
  await expect(attachments(page)).toHaveCount(2)

  // Such a drop would open the file in the tab.
  const isClaimed = await page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['<h1>hi</h1>'], 'page.html', { type: 'text/html' }))
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
    document.querySelector('header')?.dispatchEvent(drop)
    return drop.defaultPrevented
  })
  expect(isClaimed).toBe(true)
  await expect(attachments(page).nth(2)).toContainText('This file is not a readable image')
}
