import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { textPdf } from '../../fixtures/documents/text-pdf'
import { ask, expect, open, openAsOperator, status, turn } from '../../support/browser/fixture'
import { everyNth } from '../../support/full'
import { test } from '../own-server'

const guideline = `PMID- 99000011
TI  - Larvicides in stagnant hypobaric ponds: a guideline
AU  - Quill Q
TA  - J Test
DP  - 2014
PT  - Practice Guideline
AB  - RECOMMENDATIONS: Larvicides suit stagnant hypobaric ponds.
UIN - J Test. 2022;1:1. PMID: 99000012
EIN - J Test. 2015;1:1. PMID: 99000013

`

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^Select / }) })

async function openLibrary(page: Page, path = '/library'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
}

/** The first tests of a server: they count its articles. */
export function registerLibraryTests(): void {
  test('an unreadable library is reported with advice in both languages, and works again once it is readable', async ({
    page,
    server,
  }) => {
    const file = join(server.dataDir, 'library.sqlite')
    await page.goto('/library')
    await expect(page.getByRole('heading', { level: 2, name: '541 articles' })).toBeVisible()
    renameSync(file, `${file}.away`)
    await page.goto('/library?q=gout')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText(/library\.sqlite in the data folder\) cannot be read\. Rebuild it with/)
    await page.context().addCookies([{ name: 'language', value: 'zh', url: page.url() }])
    await page.reload()
    await expect(alert).toHaveText(/无法读取文献库（数据文件夹中的 library\.sqlite）/)
    renameSync(`${file}.away`, file)
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(alert).toBeHidden()
  })

  test('the chat links to the library, and a search lists articles that answer first', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Library' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '541 articles' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('prone positioning mortality in severe ARDS')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/library\?q=prone\+positioning\+mortality\+in\+severe\+ARDS$/)
    await expect(rows(page).first()).toContainText('Prone Positioning in Severe Acute Respiratory Distress Syndrome')
    await expect(rows(page).first()).toContainText('Randomised controlled trial')
  })

  test('text typed before hydration is kept and searched for', async ({ page }) => {
    let letCodeCome = () => {}
    const isWanted = new Promise<void>((done) => {
      letCodeCome = done
    })
    await page.route('**/_next/static/chunks/**/*.js', async (route) => {
      await isWanted
      await route.continue()
    })
    await page.goto('/library', { waitUntil: 'commit' })
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('prone positioning')
    letCodeCome()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/library\?q=prone\+positioning$/)
  })

  test('a filter applies immediately, shows its counts, and is removed by Back, by its name or with all others', async ({
    page,
  }) => {
    await openLibrary(page)
    const guideline = page.getByRole('checkbox', { name: 'Guideline 122' })
    await guideline.check()
    await expect(page.getByRole('heading', { level: 2, name: '122 articles' })).toBeVisible()
    await expect(guideline).toBeFocused()
    await expect(page).toHaveURL(/\?type=guideline$/)
    await page.getByRole('textbox', { name: 'From' }).fill('2020')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\?type=guideline&from=2020$/)
    await page.goBack()
    await expect(page).toHaveURL(/\?type=guideline$/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: '541 articles' })).toBeVisible()
    await expect(guideline).not.toBeChecked()
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('')

    await openLibrary(page, '/library?type=cohort&specialty=cardiology')
    await page.getByRole('link', { name: 'Remove filter: Cardiology' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '17 articles' })).toBeVisible()

    await openLibrary(page, '/library?q=xyzzyqq&in=names')
    await expect(page.getByText('No articles match.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '541 articles' })).toBeVisible()

    // Over the page on a tablet, and beside the articles when the tablet is rotated.
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.locator(':popover-open')).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await expect(guideline).toBeInViewport()
  })

  test('pages are links and list every article once', async ({ page }) => {
    await openLibrary(page, '/library?type=guideline')
    const titles = new Set<string>()
    for (let count = 0; count < 5; count += 1) {
      for (const title of await rows(page).getByRole('link').allInnerTexts()) titles.add(title)
      const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
      if (count < 4) {
        await next.click()
        await expect(page).toHaveURL(new RegExp(`page=${count + 2}$`))
        await expect(page.getByText(`Page ${count + 2} of 5`)).toBeAttached()
      } else await expect(next).toHaveCount(0)
    }
    // Two bundled summaries may share a title.
    expect(titles.size).toBeGreaterThan(118)
  })

  test('two selected articles are downloaded in each format, and without a selection the whole result', async ({
    page,
  }) => {
    await openLibrary(page, '/library?type=cohort')
    for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox').check()
    for (const [format, extension, sign] of everyNth(
      [
        ['RIS (Zotero, EndNote, Mendeley)', 'ris', /^TY {2}- JOUR\r\nTI {2}- /],
        ['NBIB (PubMed format)', 'nbib', /^(?:PMID|OWN )- /],
        ['BibTeX', 'bib', /^@article\{/],
        ['CSV (spreadsheet)', 'csv', /^\ufeffTitle,Authors,/],
        ['Text (Vancouver)', 'txt', /^1\. /],
      ] as const,
      3,
    ))
      await test.step(format, async () => {
        await page.getByRole('combobox', { name: 'Format' }).selectOption(format)
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Export 2 selected' }).click()
        const download = await downloading
        expect(download.suggestedFilename()).toMatch(new RegExp(`^references-[\\d-]+\\.${extension}$`))
        const text = readFileSync(await download.path(), 'utf8')
        expect(text).toMatch(sign)
        for (const at of [0, 1]) {
          const title = (await rows(page).nth(at).getByRole('link').innerText()).split(/\W/, 1)[0] ?? ''
          expect(text.replace(/\s+/g, ' ')).toContain(title)
        }
      })

    await openLibrary(page, '/library?type=guideline')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export all 122' }).click()
    const text = readFileSync(await (await downloading).path(), 'utf8')
    expect(text.match(/^ER {2}- /gm)).toHaveLength(122)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the search form and pagination work', async ({ page }) => {
      await page.goto('/library')
      await page.getByRole('searchbox', { name: 'Search the library' }).fill('mcmurray')
      await page.getByRole('combobox', { name: 'Search in' }).selectOption('Titles and authors')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('heading', { level: 2, name: /^\d articles$/ })).toBeVisible()
      await expect(rows(page).first()).toContainText('McMurray JJV')
    })
  })

  test.describe('files', () => {
    const nbib = (pmid: string, title: string) =>
      `PMID- ${pmid}\nTI  - ${title}\nAU  - Quill Q\nTA  - J Test\nDP  - 2024\nPT  - Randomized Controlled Trial\nAB  - RESULTS: Larvae survived.\n\n`

    test('are imported with a report of what was rejected and where, and are found afterwards; what they say of an article is said beside its answers', async ({
      page,
      server,
    }) => {
      await openAsOperator(page, server, '/library/import')
      const run = (name: string) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name }) })
          .first()
      const newts = nbib('99000003', 'Vexolimab for newts').replace('Larvae survived', 'Vexolimab cured newts')
      const records = `${nbib('99000001', 'Zebrafish larvae in hypobaric chambers')}PMID- 99000002\nAU  - Nobody N\n\n${newts}${guideline}`
      const choose = page.getByLabel(/^Choose files/)
      await choose.setInputFiles([
        { name: 'slides.pptx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004\u0000\u0000') },
        { name: 'half.ris', mimeType: 'text/plain', buffer: Buffer.from('TY  - JOUR\r\nTI  - Half a record\r\n') },
      ])
      await expect(run('slides.pptx')).toContainText('Not imported')
      await expect(run('slides.pptx')).toContainText('slides.pptx is')
      await expect(run('half.ris')).toContainText('Not imported')
      await expect(run('half.ris')).toContainText('the file ends inside this article, before ER (article 1, line 1)')

      await choose.setInputFiles({ name: 'larvae.nbib', mimeType: 'text/plain', buffer: Buffer.from(records) })
      await expect(run('larvae.nbib')).toContainText('Partly imported')
      await expect(page.getByRole('status').filter({ hasText: 'larvae.nbib' })).toHaveText(
        'larvae.nbib: 4 articles read, 3 added. Partly imported',
      )
      await expect(run('larvae.nbib')).toContainText('4 articles read · 3 added · 1 rejected')
      await expect(run('larvae.nbib')).toContainText('TI (the title) is missing (article 2, line 9)')
      await page.reload()
      await expect(run('larvae.nbib')).toContainText('4 articles read · 3 added · 1 rejected')
      await openLibrary(page, '/library?q=hypobaric&in=names')
      await expect(rows(page).first()).toContainText('Imported')
      await rows(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zebrafish larvae in hypobaric chambers')

      await test.step('a guideline shows its age, and an article shows its newer version and correction', () =>
        expectNotices(page))
      await test.step('an article that is retracted is said to be above the stored answers that cite it', async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.getByRole('button', { name: 'New question' }).click()
        await ask(page, 'Does vexolimab cure newts?')
        await expect(turn(page)).toContainText('Vexolimab cured newts')
        await expect(page).toHaveURL(/\/c\//)
        const conversation = page.url()
        await page.goto('/library/import')
        const retracted = newts.replace('AB  -', 'PT  - Retracted Publication\nAB  -')
        await choose.setInputFiles({ name: 'newts.nbib', mimeType: 'text/plain', buffer: Buffer.from(retracted) })
        await expect(run('newts.nbib')).toContainText('Done')
        await page.goto(conversation)
        await expect(turn(page)).toContainText('Source 1 of this answer has been retracted.')
      })
    })

    test('a guideline form asks for title, owner and date, and for the licence of a PDF, and the library shows them', async ({
      page,
      server,
    }) => {
      await openAsOperator(page, server, '/library/import')
      const heading = { text: 'Guideline on quolzimab', x: 60, y: 100, size: 18 }
      const says = (text: string) => ({ text, x: 60, y: 140 })
      const policy = '# Bleep policy\n\n## Nights\n\nThe registrar answers the zorblax bleep within five minutes.\n'
      const pdf = textPdf([
        [heading, says('Copyright 2024 Invented Society. Quolzimab is given once daily.')],
        [says('Stop quolzimab when the liver enzymes rise.')],
      ])
      await page.getByLabel(/^Choose files/).setInputFiles([
        { name: 'bleep.md', mimeType: 'text/markdown', buffer: Buffer.from(policy) },
        { name: 'quolzimab.pdf', mimeType: 'application/pdf', buffer: pdf },
      ])
      const run = (name: string) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name }) })
          .first()
      const form = (name: string) => page.getByRole('form', { name: `About ${name}` })
      await form('bleep.md').getByRole('textbox', { name: 'Title' }).fill('Zorblax bleep at night')
      await form('bleep.md').getByRole('textbox', { name: 'Owner, for example “Cardiology”' }).fill('Neurosurgery')
      await form('bleep.md').getByLabel('Document date').fill('2025-03-12')
      await form('bleep.md').getByRole('button', { name: 'Add this guideline' }).click()
      await expect(run('bleep.md')).toContainText('Done')
      await form('quolzimab.pdf')
        .getByLabel(/^Licence/)
        .fill('Licensed to our hospital')
      await form('quolzimab.pdf').getByRole('button', { name: 'Add this guideline' }).click()
      await expect(run('quolzimab.pdf')).toContainText('Done')
      await expect(run('quolzimab.pdf')).toContainText('Title, as read from the document: “Guideline on quolzimab”')

      await openLibrary(page, '/library?q=zorblax&source=guideline')
      await expect(rows(page).first()).toContainText('Zorblax bleep at night')
      await expect(rows(page).first()).toContainText('Neurosurgery · 2025')
      await openLibrary(page, '/library?q=quolzimab&source=guideline')
      await rows(page).first().getByRole('link').click()
      await test.step('the article of a PDF names the page of each passage', async () => {
        await expect(page.getByText('Licensed to our hospital')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'page 2' })).toBeVisible()
      })
    })
  })

  test('an article page describes the kind of evidence, links its subjects and can be exported', async ({ page }) => {
    await page.goto('/sources/card%3Aproseva')
    await expect(page.getByRole('heading', { name: 'What kind of evidence is this?' })).toBeVisible()
    await expect(page.getByText('Oxford 2011 level of this design: 2 for treatment, 3 for prognosis.')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export 1 article' }).click()
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('AU  - Guérin, C.')
    await page.getByRole('link', { name: 'ARDS', exact: true }).click()
    await expect(page).toHaveURL(/\/library\?q=ARDS$/)
    await expect(rows(page).first()).toBeVisible()
  })
}

async function expectNotices(page: Page): Promise<void> {
  await open(page)
  await ask(page, 'Do larvicides suit stagnant hypobaric ponds?')
  await expect(status(page)).toHaveText(/^Answer ready/)
  await page.setViewportSize({ width: 1000, height: 800 })
  await turn(page).getByRole('link', { name: 'Source 1', exact: true }).first().click()
  const card = page.getByRole('dialog', { name: 'Source 1' })
  const sources = turn(page).getByRole('region', { name: /^Sources/ })
  for (const place of [card, sources]) {
    const notes = place.getByRole('note')
    await expect(notes).toHaveCount(3)
    await expect(notes.nth(0)).toContainText('There is a newer version of this article.')
    await expect(notes.nth(0).getByRole('link')).toHaveAttribute('href', 'https://pubmed.ncbi.nlm.nih.gov/99000012/')
    await expect(notes.nth(1)).toContainText('A correction to this article has been published.')
    await expect(notes.nth(2)).toHaveText(/^Guideline from 2014, \d+ years old\./)
  }
}
