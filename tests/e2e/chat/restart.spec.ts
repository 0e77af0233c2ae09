import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hang, startUpstream, streamAnswerUntil } from '../../fakes/upstream'
import { ask, expect, test, turn } from '../../support/browser/fixture'
import { startServer } from '../../support/server'

const answer = 'Prone positioning lowered mortality [1]. It was done early [1]. It was done for long [1].'

// Has its own server, since it is killed: text that a clinician has read must be restored, and must not look complete.
test('an answer that was being written when the server was killed is kept and labelled', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'restart-'))
  const upstream = await startUpstream(streamAnswerUntil(9, hang, answer))
  const settings = { DATA_DIR: dataDir, UPSTREAM_BASE_URL: upstream.baseUrl }
  let server = await startServer(settings)
  const page = await browser.newPage()
  try {
    await page.goto(server.url)
    await ask(page)
    await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
    // The page gets each word immediately; the log stores it within 200 ms.
    await expect.poll(() => storedEvents(dataDir)).toContain('lowered mortality')
    const { port } = new URL(server.url)
    await server.stop('SIGKILL')
    server = await startServer({ ...settings, PORT: port })
    const failure = turn(page).getByRole('region', { name: 'The answer failed' })
    await expect(failure).toContainText('The server stopped while writing this answer')
    await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
    await page.reload()
    await expect(failure.getByRole('heading')).toHaveText('The server stopped while writing this answer')
    await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
  } finally {
    await page.close()
    await server.stop()
    await upstream.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

function storedEvents(dataDir: string): string {
  const db = new DatabaseSync(join(dataDir, 'platform.sqlite'), { readOnly: true })
  try {
    return db
      .prepare('SELECT event FROM "runEvents"')
      .all()
      .map(({ event }) => String(event))
      .join('\n')
  } finally {
    db.close()
  }
}
