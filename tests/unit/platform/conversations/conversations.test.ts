import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { config } from '@/lib/config'
import { readOutline } from '@/lib/platform/conversations/conversation-outline'
import {
  changeConversation,
  deleteConversation,
  listConversations,
  openConversation,
  readImage,
  readMessages,
} from '@/lib/platform/conversations/conversations'
import { deleteAllConversations, purgeConversations } from '@/lib/platform/conversations/delete-conversations'
import { exportConversations } from '@/lib/platform/conversations/export-conversations'
import { getImageStore } from '@/lib/platform/conversations/message-images'
import { findPastQuestions } from '@/lib/platform/conversations/past-questions'
import { searchConversations } from '@/lib/platform/conversations/search-conversations'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { StorageError } from '@/lib/store/storage-error'
import { toUserContent } from '@/lib/wire/conversation'
import { onEachDatabase } from '../../../support/databases'
import { getRefusalStatus } from '../../../support/expect-refusal'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../../support/start-conversation'

const image = 'data:image/png;base64,AAAA'

onEachDatabase('conversations', ({ db }) => {
  before(() => useDatabase(db()))

  test('are listed latest first, pinned ones before all others, page by page', async () => {
    const owner = newId()
    const ids: string[] = []
    for (let index = 0; index < 53; index++)
      ids.push((await askAndAnswer(owner, createPlace(), `Question ${index}?`, 'A.')).conversation)
    const pinned = ids[0] ?? ''
    await changeConversation(pinned, { isPinned: true }, owner)
    const first = await listConversations(owner, undefined)
    const rest = await listConversations(owner, first.next ?? '')
    assert.deepEqual(
      [...first.data, ...rest.data].map(({ id }) => id),
      [pinned, ...ids.slice(1).reverse()],
    )
    assert.equal(first.data[0]?.isPinned, true)
    assert.equal(rest.next, null)
  })

  test('give back the owner’s own questions with all typed words, latest first and each once', async () => {
    const [owner, other] = [newId(), newId()]
    await askAndAnswer(owner, createPlace(), 'Does prone positioning help in ARDS?', 'Prone ventilation did.')
    await askAndAnswer(owner, createPlace(), 'How long is prone positioning needed?', 'A.')
    const again = await askAndAnswer(owner, createPlace(), 'Does prone positioning help in ARDS?', 'A.')
    await askAndAnswer(other, createPlace(), 'Is prone positioning harmful?', 'A.')
    assert.deepEqual(await findPastQuestions('prone pos', owner, 3), [
      'Does prone positioning help in ARDS?',
      'How long is prone positioning needed?',
    ])
    assert.deepEqual(await findPastQuestions('prone ventilation', owner, 3), [])
    assert.deepEqual(await findPastQuestions(' ', owner, 3), [])
    await deleteConversation(again.conversation, owner)
    assert.equal((await findPastQuestions('prone pos', owner, 1))[0], 'How long is prone positioning needed?')
  })

  test('carry the first line of their first question as title, until they are renamed', async () => {
    const owner = newId()
    const long = `${'Does dapagliflozin help people with heart failure '.repeat(3)}?\u0000\nSecond line`
    const { conversation } = await askAndAnswer(owner, createPlace(), long, 'A.')
    const { title } = await openConversation(conversation, owner)
    assert.match(title, /^Does dapagliflozin .{40,60}\S…$/)
    await changeConversation(conversation, { title: 'Heart' }, owner)
    assert.equal((await openConversation(conversation, owner)).title, 'Heart')
  })

  test('store questions unchanged, and images with their descriptions', async () => {
    const owner = newId()
    const place = createPlace()
    const content = toUserContent('What is this? 🫀 NUL \u0000', [{ description: 'ECG, lead II', url: image }])
    const messages = await startTurn(place, content, owner)
    assert.deepEqual(messages, [{ role: 'user', content }])
    const [question] = (await openConversation(place.conversation, owner)).messages
    assert.ok(question?.role === 'user')
    assert.equal(question.text, 'What is this? 🫀 NUL \u0000')
    assert.equal(question.images[0]?.description, 'ECG, lead II')
    const hash = question.images[0]?.url.split('/').at(-1) ?? ''
    const { type, bytes } = await readImage(place.conversation, hash, owner)
    assert.deepEqual([type, Buffer.from(bytes)], ['image/png', Buffer.from('AAAA', 'base64')])
  })

  test('say whether the store of images did not respond or refused, and store nothing of the question', async () => {
    const content = toUserContent('What is this?', [{ description: '', url: image }])
    for (const [fault, code] of [
      ['unreachable', 'question_images_unreachable'],
      ['failed', 'question_images_refused'],
    ] as const) {
      const [owner, place] = [newId(), createPlace()]
      const images = await getImageStore()
      const { keep } = images
      images.keep = () => Promise.reject(new StorageError(fault, new Error('S3'), 'images'))
      await assert.rejects(startTurn(place, content, owner), { code: 'storage_failed', template: { code, params: {} } })
      images.keep = keep
      assert.deepEqual((await listConversations(owner, undefined)).data, [])
    }
  })

  test('share the file of an image, which is deleted with the last of them and is in no row', async () => {
    const owner = newId()
    const bytes = Buffer.from(`image of ${owner}`)
    const content = toUserContent('What is this?', [
      { description: '', url: `data:image/png;base64,${bytes.toString('base64')}` },
    ])
    const [first, second] = [createPlace(), createPlace()]
    for (const place of [first, second]) await startTurn(place, content, owner)
    const [row] = await (await db())
      .selectFrom('conversationImages')
      .selectAll()
      .where('conversationId', '=', first.conversation)
      .execute()
    const hash = createHash('sha256').update(bytes).digest('hex')
    assert.deepEqual(row, { conversationId: first.conversation, hash, type: 'image/png', size: bytes.length })
    const file = join(config().DATA_DIR, 'images', hash.slice(0, 2), hash)
    assert.deepEqual(readFileSync(file), bytes)
    // Old enough that no question with it can be on its way.
    utimesSync(file, 0, 0)
    await deleteConversation(first.conversation, owner)
    await purgeConversations(Date.now() + 2 * 60 * 60 * 1000)
    assert.ok(existsSync(file))
    await deleteAllConversations(owner)
    assert.ok(!existsSync(file))
  })

  test('report a missing image file and continue', async () => {
    const owner = newId()
    const place = createPlace()
    const bytes = Buffer.from(`lost image of ${owner}`)
    const url = `data:image/png;base64,${bytes.toString('base64')}`
    await startTurn(place, toUserContent('What is this?', [{ description: '', url }]), owner)
    const hash = createHash('sha256').update(bytes).digest('hex')
    rmSync(join(config().DATA_DIR, 'images', hash.slice(0, 2), hash))
    assert.equal(await getRefusalStatus(readImage(place.conversation, hash, owner)), 404)
    const [question] = await startTurn({ ...place, answer: newId() }, '', owner)
    assert.match(JSON.stringify(question), /An image was here\. The server no longer has it/)
  })

  describe('are a tree', () => {
    test('an edited question and a regenerated answer become siblings of the first ones', async () => {
      const owner = newId()
      const first = await askAndAnswer(owner, createPlace(), 'Does it help?', 'Yes.')
      const again = await askAndAnswer(owner, { ...first, answer: newId() }, 'ignored', 'Yes, again.')
      const edited = await askAndAnswer(owner, createPlace(first.conversation), 'Does it harm?', 'No.')
      const followUp = createPlace(first.conversation, { parent: again.answer })
      const history = await startTurn(followUp, 'And in children?', owner)
      assert.deepEqual(
        history.map(({ content }) => content),
        ['Does it help?', 'Yes, again.', 'And in children?'],
      )
      const { nodes, leafId, messages } = await openConversation(first.conversation, owner)
      assert.deepEqual(
        nodes.map(({ id, parentId }) => [id, parentId]),
        [
          [first.question, null],
          [first.answer, first.question],
          [again.answer, first.question],
          [edited.question, null],
          [edited.answer, edited.question],
          [followUp.question, again.answer],
          [followUp.answer, followUp.question],
        ],
      )
      assert.equal(leafId, followUp.answer)
      assert.equal(messages.length, 4)
      await changeConversation(first.conversation, { leaf: edited.answer }, owner)
      const stepped = await openConversation(first.conversation, owner)
      assert.deepEqual(
        stepped.messages.map(({ id }) => id),
        [edited.question, edited.answer],
      )
    })

    test('of which only the last messages are sent, however long the branch is', async () => {
      const owner = newId()
      let last = await askAndAnswer(owner, createPlace(), 'Question 0?', 'Answer 0.')
      for (let index = 1; index < 15; index++)
        last = await askAndAnswer(
          owner,
          createPlace(last.conversation, { parent: last.answer }),
          `Question ${index}?`,
          `Answer ${index}.`,
        )
      const { nodes, messages } = await openConversation(last.conversation, owner)
      assert.deepEqual([nodes.length, messages.length], [30, 6])
      const before = nodes[nodes.findIndex(({ id }) => id === messages[0]?.id) - 1]?.id ?? ''
      const { data } = await readMessages(last.conversation, before, owner)
      assert.equal(data.length, 20)
      assert.equal((await readMessages(last.conversation, before, owner, 200)).data.length, 24)
    })

    test('with an outline of the questions of one branch, and the number of all', async () => {
      const owner = newId()
      const first = await askAndAnswer(owner, createPlace(), `Does it help?${' Really?'.repeat(50)}`, 'Yes.')
      await askAndAnswer(owner, createPlace(first.conversation), 'Does it harm?', 'No.')
      const place = createPlace(first.conversation, { parent: first.answer })
      await askAndAnswer(owner, place, 'And in children?', 'Nobody knows.')
      const { data } = await readOutline(first.conversation, place.answer, owner)
      assert.deepEqual(
        data.map(({ id, text }) => [id, text.slice(0, 16), text.length]),
        [
          [first.question, 'Does it help? Re', 200],
          [place.question, 'And in children?', 16],
        ],
      )
      assert.equal((await openConversation(first.conversation, owner)).questionCount, 3)
      assert.equal(await getRefusalStatus(readOutline(first.conversation, newId(), owner)), 404)
    })

    test('in which a question needs an existing place', async () => {
      const owner = newId()
      const { conversation, question } = await askAndAnswer(owner, createPlace(), 'Does it help?', 'Yes.')
      assert.equal(
        await getRefusalStatus(startTurn(createPlace(conversation, { parent: newId() }), 'And?', owner)),
        400,
      )
      assert.equal(
        await getRefusalStatus(startTurn(createPlace(conversation, { parent: question }), 'And?', owner)),
        400,
      )
      assert.equal(await getRefusalStatus(startTurn(createPlace(newId(), { parent: newId() }), 'And?', owner)), 404)
    })
  })

  // One clinician's questions are nobody else's business, not even that they exist.
  test('do not exist for anybody else', async () => {
    const owner = newId()
    const other = newId()
    const place = createPlace()
    await askAndAnswer(owner, place, 'Does it help?', 'Yes.')
    const { conversation, question, answer } = place
    const refusals: (() => Promise<unknown>)[] = [
      () => openConversation(conversation, other),
      () => readMessages(conversation, answer, other),
      () => readOutline(conversation, answer, other),
      () => readImage(conversation, 'a', other),
      () => changeConversation(conversation, { title: 'Mine' }, other),
      () => changeConversation(conversation, { isDeleted: false }, other),
      () => deleteConversation(conversation, other),
      () => startTurn(createPlace(conversation), 'And?', other),
      () => startTurn({ conversation, question, answer: newId() }, 'And?', other),
    ]
    for (const ask of refusals) assert.equal(await getRefusalStatus(ask()), 404)
    assert.deepEqual(await listConversations(other, undefined), { data: [], deleted: [], next: null })
    assert.deepEqual(await searchConversations('help', other), [])
    await deleteAllConversations(other)
    assert.equal((await openConversation(conversation, owner)).title, 'Does it help?')
  })

  test('are exported with every branch and image', async () => {
    const owner = newId()
    const place = createPlace()
    await startTurn(place, toUserContent('What is this?', [{ description: '', url: image }]), owner)
    await askAndAnswer(owner, createPlace(place.conversation), 'Asked differently?', 'Yes.')
    const text = await new Response(exportConversations(owner)).text()
    const { conversations } = JSON.parse(text) as {
      conversations: { messages: { text: string }[]; images: { data_url: string }[] }[]
    }
    assert.deepEqual(
      conversations[0]?.messages.map(({ text }) => text),
      ['What is this?', '', 'Asked differently?', 'Yes.'],
    )
    assert.equal(conversations[0]?.images[0]?.data_url, image)
  })
})
