import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPeople } from '@/lib/platform/auth/people/list-people'
import type { PeoplePage } from '@/lib/wire/people/listed-person'
import { parsePeopleQuery } from '@/lib/wire/people/people-requests'
import { onEachDatabase } from '../../../../support/databases'

onEachDatabase('people', ({ db }) => {
  test('are found by part of a name or an address, and listed in pages without a gap', async () => {
    const added = Array.from({ length: 120 }, (_, number) => ({
      id: `person_${number}`,
      issuer: 'https://login.hospital.example',
      subject: String(number),
      name: number === 7 ? 'Ömer McZoë 100% Ward' : 'Dr Same Name',
      email: number === 8 ? null : `many_${number}@hospital.example`,
      roles: 'clinician',
      createdAt: '2026-01-01T00:00:00.000Z',
      // Several of one time.
      lastSignInAt: `2026-01-0${1 + (number % 3)}T00:00:00.000Z`,
      blockedAt: null,
    }))
    await (await db()).insertInto('people').values(added).execute()
    const list = async (find = '') => {
      const ids: string[] = []
      let before: string | null = ''
      while (before !== null) {
        const page: PeoplePage = await listPeople(parsePeopleQuery(new URLSearchParams({ find, before })), db())
        ids.push(...page.data.map(({ id }) => id))
        before = page.next
      }
      return ids
    }
    const everybody = await list()
    assert.equal(everybody.length, 120)
    assert.equal(new Set(everybody).size, 120)
    assert.equal((await list('same name')).length, 119)
    assert.deepEqual(await list('0% w'), ['person_7'])
    for (const find of ['ömer', 'ÖMER', 'Ömer', 'mczo']) assert.deepEqual(await list(find), ['person_7'], find)
    assert.deepEqual(await list('MANY_119@'), ['person_119'])
    assert.deepEqual(await list('%'), ['person_7'])
    const first = await listPeople({}, db())
    const last = first.data.at(-1)?.id ?? ''
    const lastSignInAt = '2026-02-01T00:00:00.000Z'
    await (await db()).updateTable('people').set({ lastSignInAt }).where('id', '=', last).execute()
    const second = await listPeople(parsePeopleQuery(new URLSearchParams({ before: first.next ?? '' })), db())
    assert.deepEqual(
      second.data.map(({ id }) => id),
      everybody.slice(50, 100),
    )
    assert.throws(() => parsePeopleQuery(new URLSearchParams({ before: 'person_1' })), /Invalid 'before'/)
  })
})
