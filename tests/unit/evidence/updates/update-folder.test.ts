import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { UpdateFolder } from '@/lib/evidence/updates/update-folder'

const file = (folder: string) => join(folder, 'PubMed updates.xml')

async function begin(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'refresh-'))
  const updates = new UpdateFolder(folder)
  assert.equal(await updates.open(), false)
  await updates.add(['<PubmedArticle/>'], { after: '7', checked: 7 })
  return folder
}

test('an interrupted refresh continues with the records that were written whole', async () => {
  const folder = await begin()
  const updates = new UpdateFolder(folder)
  assert.equal(await updates.open(), true)
  assert.equal(updates.position.after, '7')
  assert.match(readFileSync((await updates.finish()) ?? '', 'utf8'), /<PubmedArticle\/>\n<\/PubmedArticleSet>\n$/)
  await updates.remove()
})

test('a refresh whose records were lost begins again', async () => {
  for (const lose of [(path: string) => rmSync(path), (path: string) => truncateSync(path, 10)]) {
    const folder = await begin()
    lose(file(folder))
    const updates = new UpdateFolder(folder)
    assert.equal(await updates.open(), false)
    assert.equal(updates.position.checked, 0)
    await updates.remove()
  }
})
