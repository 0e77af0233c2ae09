import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { deleteConversation, openConversation, readImage } from '@/lib/platform/conversations/conversations'
import {
  endShare,
  readShare,
  readShared,
  readSharedImage,
  shareConversation,
} from '@/lib/platform/conversations/shares'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { toUserContent } from '@/lib/wire/conversation'
import { ApiError } from '@/lib/wire/errors'
import { onEachDatabase } from '../../../support/databases'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../../support/start-conversation'

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

onEachDatabase('a shared conversation', ({ db }) => {
  before(() => useDatabase(db()))

  test('is read by its link, and by nothing else that others know', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'Is it safe?', 'It is. [1]')
    assert.equal(await readShare(conversation, owner), null)
    const share = await shareConversation(conversation, owner)
    assert.deepEqual(await readShare(conversation, owner), share)
    const { messages } = await readShared(share.id)
    assert.deepEqual(
      messages.map(({ role, text }) => [role, text]),
      [
        ['user', 'Is it safe?'],
        ['assistant', 'It is. [1]'],
      ],
    )
    await assert.rejects(openConversation(conversation, newId()), isNotFound)
    await assert.rejects(readShared(conversation), isNotFound)
  })

  test('shows what had been asked when it was shared, and more only once it is shared again', async () => {
    const owner = newId()
    const first = await askAndAnswer(owner, createPlace(), 'First?', 'One.')
    const share = await shareConversation(first.conversation, owner)
    await askAndAnswer(owner, createPlace(first.conversation, { parent: first.answer }), 'Private?', 'Two.')
    assert.equal((await readShared(share.id)).messages.length, 2)
    const again = await shareConversation(first.conversation, owner)
    assert.equal(again.id, share.id)
    assert.equal((await readShared(share.id)).messages.length, 4)
  })

  test('is inaccessible once its owner revokes the link or deletes it', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'First?', 'One.')
    const share = await shareConversation(conversation, owner)
    await endShare(conversation, owner)
    await assert.rejects(readShared(share.id), isNotFound)
    const other = await shareConversation(conversation, owner)
    assert.notEqual(other.id, share.id)
    await deleteConversation(conversation, owner)
    await assert.rejects(readShared(other.id), isNotFound)
  })

  test('can be shared and taken back by its owner only', async () => {
    const owner = newId()
    const { conversation } = await askAndAnswer(owner, createPlace(), 'First?', 'One.')
    await shareConversation(conversation, owner)
    for (const attempt of [shareConversation, endShare, readShare])
      await assert.rejects(attempt(conversation, newId()), isNotFound)
    assert.notEqual(await readShare(conversation, owner), null)
  })

  test('shows the images of its branch only', async () => {
    const owner = newId()
    const place = createPlace()
    const imageUrl = (text: string) => `data:image/png;base64,${Buffer.from(text).toString('base64')}`
    const asked = (url: string) => toUserContent('What is it?', [{ description: '', url }])
    await startTurn(place, asked(imageUrl('shown')), owner)
    const share = await shareConversation(place.conversation, owner)
    await startTurn(createPlace(place.conversation), asked(imageUrl('hidden')), owner)
    const [question] = (await readShared(share.id)).messages
    assert.ok(question?.role === 'user')
    const url = question.images[0]?.url ?? ''
    assert.match(url, new RegExp(`^/api/shared/${share.id}/images/\\w+$`))
    const { bytes } = await readSharedImage(share.id, url.split('/').at(-1) ?? '')
    assert.equal(Buffer.from(bytes).toString(), 'shown')

    const hidden = (await openConversation(place.conversation, owner)).messages.at(0)
    assert.ok(hidden?.role === 'user')
    const hash = hidden.images[0]?.url.split('/').at(-1) ?? ''
    assert.equal(Buffer.from((await readImage(place.conversation, hash, owner)).bytes).toString(), 'hidden')
    await assert.rejects(readSharedImage(share.id, hash), isNotFound)
  })
})
