import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { markMessages, markStored } from '@/lib/answer/mark-stored-sources'
import { config } from '@/lib/config'
import { buildLibrary } from '@/lib/evidence/build-library'
import { importFile } from '@/lib/evidence/import/importer'
import { closeLibrary, getLibraryFile, openLibrary } from '@/lib/evidence/open-library'
import { openConversation } from '@/lib/platform/conversations/conversations'
import { readShared, shareConversation } from '@/lib/platform/conversations/shares'
import { readCompletion, saveCompletion } from '@/lib/platform/conversations/stored-completions'
import type { StoredMessage } from '@/lib/wire/conversation'
import type { Evidence } from '@/lib/wire/evidence'
import { study } from '../../fixtures/study-item'
import { onOneDatabase } from '../../support/databases'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../support/start-conversation'

const evidence: Evidence = {
  version: 1,
  engine: 'upstream',
  abstained: false,
  searched: [],
  items: [
    study(1, [], { id: 'pmid:91000001', pmid: '91000001', notices: [{ kind: 'erratum', pmid: null }] }),
    study(2, [], { id: 'pmid:91000002', pmid: '91000002' }),
    study(3, [], { id: 'pmid:91000003', pmid: '91000003' }),
  ],
  checks: [],
}

/** @param links of the first article: `[RefType, PMID]` */
async function importArticles(...links: [type: string, pmid: string][]): Promise<void> {
  const record = (pmid: string, corrections: string) =>
    `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><Journal/><ArticleTitle>Trial ${pmid}</ArticleTitle>
    <Abstract><AbstractText>It helped.</AbstractText></Abstract></Article>
    <CommentsCorrectionsList>${corrections}</CommentsCorrectionsList></MedlineCitation></PubmedArticle>`
  const corrections = links.map(
    ([type, pmid]) => `<CommentsCorrections RefType="${type}"><PMID>${pmid}</PMID></CommentsCorrections>`,
  )
  const file = join(config().DATA_DIR, `articles-${links.length}.xml`)
  const records = [record('91000001', corrections.join('')), record('91000002', '')]
  writeFileSync(file, `<PubmedArticleSet>${records.join('')}</PubmedArticleSet>`)
  await importFile(file, getLibraryFile())
}

function listMarks(messages: readonly StoredMessage[]) {
  return messages.flatMap((message) =>
    message.role === 'assistant' && message.evidence
      ? message.evidence.items.map(({ retracted, notices }) => [retracted, notices])
      : [],
  )
}

onOneDatabase('a stored answer', ({ db }) => {
  before(() => {
    useDatabase(db())
    closeLibrary()
    buildLibrary([])
  })
  after(() => {
    closeLibrary()
    rmSync(getLibraryFile(), { force: true })
  })

  test('is marked where its sources were retracted or corrected since, for its owner, readers of a link and programs', async () => {
    await importArticles()
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', evidence)
    const share = await shareConversation(conversation, owner)
    const id = `chatcmpl-${newId()}`
    await saveCompletion({ id, model: 'm', ...{ evidence } }, { messages: [], metadata: {} }, owner)
    const asStored = evidence.items.map(({ retracted, notices }) => [retracted, notices])
    assert.deepEqual(listMarks(await markMessages((await openConversation(conversation, owner)).messages)), asStored)

    await importArticles(['ErratumIn', '91000008'], ['RetractionIn', '91000009'])
    openLibrary({ recheck: true })
    const notices = [
      { kind: 'retraction', pmid: '91000009' },
      { kind: 'erratum', pmid: '91000008' },
    ]
    const marked = [[true, notices], ...asStored.slice(1)]
    for (const { messages } of [await openConversation(conversation, owner), await readShared(share.id)])
      assert.deepEqual(listMarks(await markMessages(messages)), marked)
    const [completion] = await markStored([await readCompletion(id, owner)])
    const { items } = (completion as unknown as { evidence: Evidence }).evidence
    assert.deepEqual(
      items.map((item) => [item.retracted, item.notices]),
      marked,
    )
  })

  test('whose stored sources are damaged stays as it is', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', evidence)
    const { messages } = await openConversation(conversation, owner)
    for (const items of [[null], undefined]) {
      const damaged = messages.map((message) =>
        message.role === 'assistant'
          ? { ...message, evidence: { ...evidence, items } as unknown as Evidence }
          : message,
      )
      assert.deepEqual(await markMessages(damaged), damaged)
    }
  })

  test('opens unmarked while the library cannot be read', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', evidence)
    closeLibrary()
    writeFileSync(getLibraryFile(), 'no database')
    const { messages } = await openConversation(conversation, owner)
    assert.deepEqual(await markMessages(messages), messages)
  })
})
