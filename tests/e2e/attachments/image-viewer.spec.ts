import type { Page } from '@playwright/test'
import { sampleImage } from '../../fixtures/images/samples'
import { ask, attachments, drop, expect, open, status, test, turn } from '../../support/browser/fixture'

test('an image is viewed by keyboard and by pointer, before and after it is sent, and the focus returns', async ({
  page,
}) => {
  await open(page)
  await drop(page, [{ name: 'ecg.png', type: 'image/png', data: await sampleImage(600, 400).png().toBuffer() }])
  await expect(attachments(page).getByRole('textbox')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Open ecg.png' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Image ecg.png' })
  await expect(viewer.getByText('Original: 600 × 400')).toBeVisible()
  await expect(viewer.locator(':focus')).toHaveCount(1)
  const shown = viewer.getByRole('img', { name: 'ecg.png' }).locator('..')
  const zoom = viewer.getByRole('status').or(viewer.locator('output'))
  await page.keyboard.press('+')
  await expect(zoom).toHaveText('125%')
  await page.keyboard.press('r')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('i')
  await expect(viewer.getByRole('button', { name: 'Invert' })).toHaveAttribute('aria-pressed', 'true')
  await expect(shown).toHaveCSS('filter', 'invert(1) brightness(1) contrast(1)')
  expect(await shown.evaluate(({ style }) => style.transform)).toBe('translate(-40px, 0px) scale(1.25) rotate(90deg)')
  await viewer.getByRole('slider', { name: 'Brightness' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveCSS('filter', 'invert(1) brightness(1.05) contrast(1)')
  await viewer.getByRole('button', { name: 'Reset' }).click()
  await expect(zoom).toHaveText('100%')
  await expect(shown).toHaveCSS('filter', 'brightness(1) contrast(1)')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await test.step('the wheel zooms in on the pointer, and dragging pans', () => zoomAndPan(page))
  await page.keyboard.press('Escape')

  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  await turn(page).getByRole('button', { name: 'Open ecg.png' }).click()
  await expect(viewer).toBeVisible()
  await page.getByRole('button', { name: 'Close image' }).click()
  await expect(turn(page).getByRole('button', { name: 'Open ecg.png' })).toBeFocused()
})

async function zoomAndPan(page: Page): Promise<void> {
  const shown = page.getByRole('dialog').getByRole('img', { name: 'ecg.png' })
  await expect(shown).toHaveJSProperty('complete', true)
  // Waits until the image no longer moves or grows.
  await shown.hover()
  const before = await shown.boundingBox()
  if (!before) throw new Error('The image is not shown.')
  await page.mouse.move(before.x + 50, before.y + 50)
  await page.mouse.wheel(0, -400)
  const grown = async () => ((await shown.boundingBox())?.width ?? 0) / before.width
  await expect.poll(grown).toBeCloseTo(Math.E, 1)
  const near = await shown.boundingBox()
  // The point under the pointer stays under it.
  expect((before.x + 50 - (near?.x ?? 0)) / (near?.width ?? 1)).toBeCloseTo(50 / before.width, 2)
  await page.mouse.down()
  await page.mouse.move(before.x + 80, before.y + 70)
  await page.mouse.up()
  const moved = async () => {
    const now = await shown.boundingBox()
    return [(now?.x ?? 0) - (near?.x ?? 0), (now?.y ?? 0) - (near?.y ?? 0)].map(Math.round)
  }
  await expect.poll(moved).toEqual([30, 20])
}
