import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { listRetractedAnswers, noteRetractions } from '@/lib/platform/conversations/answer-alerts'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { startGeneration } from '@/lib/platform/generations/generations'
import type { Evidence } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'
import { onEachDatabase } from '../../../support/databases'
import {
  askAndAnswer,
  createPlace,
  emitEvents,
  finishWith,
  newId,
  textDelta,
  useDatabase,
} from '../../../support/start-conversation'

const cites = (pmid: string): Evidence => ({
  version: 1,
  engine: 'upstream',
  abstained: false,
  searched: [],
  items: [study(1, [], { id: `pmid:${pmid}`, pmid })],
  checks: [],
})

const toRetracted = (...pmids: string[]) => ({
  ids: new Set(pmids.map((pmid) => `pmid:${pmid}`)),
  pmids: new Set(pmids),
})

onEachDatabase('alerts of retracted sources', ({ db }) => {
  before(() => useDatabase(db()))
  const listAnswers = async (owner: string) =>
    (await listRetractedAnswers(await db(), owner)).map(({ answer }) => answer)

  test('an answer that is still being written during a scan is looked at by the next one', async () => {
    const owner = newId()
    const place = createPlace()
    await startTurn(place, 'Does it help?', owner)
    assert.equal(await noteRetractions(toRetracted('11')), 0)
    const events = () => emitEvents(textDelta('It does. [1]'), ...finishWith(cites('11')))
    for await (const event of startGeneration(place, events)) void event
    assert.equal(await noteRetractions(toRetracted('11')), 1)
    assert.deepEqual(await listAnswers(owner), [place.answer])
  })

  test('an alert ends when its article is no longer retracted, and others stay', async () => {
    const owner = newId()
    const first = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', cites('21'))
    const second = await askAndAnswer(owner, createPlace(), 'Does it harm?', 'It does. [1]', cites('22'))
    await noteRetractions(toRetracted('21', '22'))
    assert.deepEqual((await listAnswers(owner)).sort(), [first.answer, second.answer].sort())
    await noteRetractions(toRetracted('22'))
    assert.deepEqual(await listAnswers(owner), [second.answer])
  })

  test('a conversation that is deleted during a scan does not end it', async () => {
    const store = await db()
    const owner = newId()
    const deleted = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does. [1]', cites('31'))
    const kept = await askAndAnswer(owner, createPlace(), 'Does it harm?', 'It does. [1]', cites('31'))
    let deletion: Promise<unknown> | undefined
    const ids = new (class extends Set<string> {
      override has(id: string): boolean {
        // After its answer was read, and before its alert is written.
        if (id === 'pmid:31')
          deletion ??= store.deleteFrom('conversations').where('id', '=', deleted.conversation).execute()
        return super.has(id)
      }
    })(['pmid:31'])
    await noteRetractions({ ids, pmids: new Set(['31']) })
    await deletion
    assert.deepEqual(await listAnswers(owner), [kept.answer])
  })
})
