import type { Page } from '@playwright/test'
import type { Evidence } from '@/lib/wire/evidence'
import { ask, expect, open, question, status, test, turn } from '../../support/browser/fixture'
import type { TestServer } from '../../support/server'

function mark(page: Page, n = 1) {
  return turn(page)
    .getByRole('link', { name: `Source ${n}`, exact: true })
    .first()
}

// The panel of sources is beside the answer from here on; a card would cover it.
test('on a wide window a citation shows its source in the panel, and external links say where they lead', async ({
  page,
  server,
}) => {
  await open(page)
  await ask(page)
  await expect(status(page)).toHaveText(/^Answer ready/)
  const shown = turn(page).locator('li[data-shown]')
  await test.step('while the pointer is on it', async () => {
    await mark(page, 2).hover()
    await expect(shown).toHaveCount(1)
    await expect(shown.locator('> span').first()).toHaveText('2')
    await expect(shown).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('heading', { level: 2 }).hover()
    await expect(shown).toHaveCount(0)
  })

  await test.step('with its quotation when it is pressed, until Esc or a click elsewhere', async () => {
    await mark(page).click()
    await expect(shown).toBeFocused()
    await expect(shown.getByText(/word for word from the library’s summary/)).toBeVisible()
    const [entry, sentence] = await Promise.all([shown.boundingBox(), mark(page).boundingBox()])
    expect((entry?.x ?? 0) > (sentence?.x ?? 0)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(mark(page)).toBeFocused()
    await mark(page).click()
    await expect(shown).toHaveCount(1)
    await page.getByRole('heading', { level: 2 }).click()
    await expect(shown).toHaveCount(0)
  })

  await test.step('links open in a new tab and send no referrer', async () => {
    const links = page.locator('a[target=_blank]:not([href^="/"])')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      const href = new URL((await link.getAttribute('href')) ?? '')
      expect(href.protocol).toBe('https:')
      const services: Record<string, string> = { 'pubmed.ncbi.nlm.nih.gov': 'PubMed', 'doi.org': 'DOI' }
      await expect(link).toContainText(services[href.host] ?? href.host)
    }
  })

  await test.step('without room beside the answer it opens a card, whose quote matches the API and the article', () =>
    useCards(page, server))

  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('the reader corrects what was searched, and the corrected question is asked', async () => {
    // What was searched is in view before the details are opened.
    await expect(turn(page).locator('summary bdi')).toHaveText('prone mortality severe ARDS')
    await turn(page).getByText('How this was searched').click()
    await turn(page).getByRole('button', { name: 'Edit this search' }).click()
    const field = turn(page).getByRole('textbox', { name: 'Edit this search' })
    await expect(field).toBeFocused()
    expect(await field.evaluate(measureRoomForOutline)).toBeGreaterThanOrEqual(0)
    await field.press('Escape')
    await expect(field).toHaveCount(0)
    await turn(page).getByRole('button', { name: 'Edit this search' }).click()
    await field.fill('colchicine in acute pericarditis')
    await field.press('Enter')
    await expect(turn(page, 1).locator('summary bdi', { hasText: 'colchicine in acute pericarditis' })).toBeVisible()
  })
})

/** The panel of sources scrolls, and so cuts off what is beyond its edge. */
function measureRoomForOutline(field: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(field)
  let panel = field.parentElement
  while (panel && getComputedStyle(panel).overflowY === 'visible') panel = panel.parentElement
  const edge = (panel ?? document.documentElement).getBoundingClientRect().right
  return edge - field.getBoundingClientRect().right - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset)
}

async function useCards(page: Page, server: TestServer): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 800 })
  const card = page.getByRole('dialog', { name: 'Source 1' })

  await test.step('while the pointer is on the citation or the card', async () => {
    await mark(page).hover()
    await expect(card).toBeVisible()
    await expect(card).not.toBeFocused()
    await card.hover()
    await expect(card).toBeVisible()
    await page.getByRole('heading', { level: 2 }).hover()
    await expect(card).toBeHidden()
  })

  await test.step('by keyboard as a preview on focus, and on Enter with its links reachable', async () => {
    await page.getByRole('link', { name: 'Evidence Chat' }).focus()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      if (await mark(page).evaluate((element) => element === document.activeElement)) break
    }
    await expect(mark(page)).toBeFocused()
    await expect(card).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(card).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close source 1' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: /^PubMed/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(mark(page)).toBeFocused()
  })

  await test.step('until its button or a click elsewhere', async () => {
    await mark(page).click()
    await expect(card).toBeFocused()
    await page.getByRole('button', { name: 'Close source 1' }).click()
    await expect(card).toBeHidden()
    await expect(mark(page)).toBeFocused()
    await mark(page).click()
    await page.getByRole('heading', { level: 2 }).click()
    await expect(card).toBeHidden()
  })

  await mark(page).click()
  const quote = (await card.getByRole('blockquote').innerText()).trim()
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: question }] }),
  })
  const { evidence }: { evidence: Evidence } = await response.json()
  const [item] = evidence.items
  expect(quote).toBe(item?.quote)
  await expect(card).toContainText('Randomised controlled trial')
  await expect(card).toContainText('Library summary of')
  await expect(card).toContainText(item?.title ?? 'no title')
  await expect(card).toContainText(`${item?.journal} ${item?.year}`)
  await expect(card.getByRole('link', { name: /^PubMed/ })).toHaveAttribute('href', item?.url ?? '')

  const record = page.waitForEvent('popup')
  await card.getByRole('link', { name: /^Article in the library/ }).click()
  const recordPage = await record
  const highlighted = recordPage.locator('mark#quote')
  await expect(highlighted).toBeInViewport()
  await expect(highlighted).toHaveText(`Quoted in the answer: ${quote}`)
  await expect(recordPage.getByRole('heading', { level: 1 })).toHaveText(item?.title ?? 'no title')
  await recordPage.close()
  await page.keyboard.press('Escape')

  await test.step('on a phone it does not cover its sentence', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const block of ['start', 'end'] as const) {
      await mark(page).evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block)
      await mark(page).click()
      await expect(card).toBeFocused()
      const [markBox, cardBox] = await Promise.all([mark(page).boundingBox(), card.boundingBox()])
      if (!markBox || !cardBox) throw new Error('Mark and card have a place.')
      const isAbove = cardBox.y === 0 && cardBox.y + cardBox.height <= markBox.y
      const isBelow = cardBox.y + cardBox.height === 640 && cardBox.y >= markBox.y + markBox.height
      expect(isAbove || isBelow).toBe(true)
      await page.keyboard.press('Escape')
    }
  })
}

test.describe('an article page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('shows no quote that the article does not contain, and says so of a missing article', async ({ page }) => {
    await page.goto('/sources/card%3Aproseva?quote=It%20cured%20everyone.')
    await expect(page.getByText('The quoted words are no longer in the stored text of this article.')).toBeVisible()
    await expect(page.getByText('It cured everyone.')).toHaveCount(0)
    const response = await page.goto('/sources/card%3Anothing')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address')
  })
})
