import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hang, streamAnswerUntil } from '../../fakes/upstream'
import { ask, expect, open, test, turn } from '../../support/browser/fixture'

const answer = 'Prone positioning lowered mortality [1]. It was done early [1]. It was done for long [1].'

test.use({ engine: 'upstream', expectedErrors: [/ERR_/] })

// Text that a clinician has read must be restored, and must not look complete.
test('an answer that was being written when the server was killed is kept and labelled', async ({
  page,
  serverAndModel: { server, upstream, restart },
}) => {
  upstream.always(streamAnswerUntil(9, hang, answer))
  await open(page)
  await ask(page)
  await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
  // The page gets each word immediately; the log stores it within 200 ms.
  await expect.poll(() => storedEvents(server.dataDir)).toContain('lowered mortality')
  await restart()
  const failure = turn(page).getByRole('region', { name: 'The answer failed' })
  await expect(failure).toContainText('The server stopped while writing this answer')
  await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
  await page.reload()
  await expect(failure.getByRole('heading')).toHaveText('The server stopped while writing this answer')
  await expect(turn(page).getByText('Prone positioning lowered mortality')).toBeVisible()
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
