import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findRecentResponse, keepRecentResponse } from '@/lib/platform/conversations/recent-responses'
import { createResponseIdentity, type ServiceResponse } from '@/lib/wire/responses/response'

/** @returns the id */
function keep(owner: string, characters: number): string {
  const { id } = createResponseIdentity()
  const response: Partial<ServiceResponse> = { id }
  const messages = [{ role: 'user' as const, content: 'x'.repeat(characters) }]
  keepRecentResponse({ response: response as ServiceResponse, messages }, owner)
  return id
}

test('a key that keeps much loses its own oldest responses, and no one else’s', () => {
  const modest = keep('modest', 1000)
  const large = Array.from({ length: 40 }, () => keep('large', 1_000_000))
  assert.notEqual(findRecentResponse(modest, 'modest'), null)
  const kept = large.filter((id) => findRecentResponse(id, 'large') !== null)
  assert.deepEqual(kept, large.slice(-kept.length))
  assert.ok(kept.length > 25 && kept.length < 33, `${kept.length} kept`)
})

test('a key keeps its last 200 responses, which no other key can read', () => {
  const ids = Array.from({ length: 205 }, () => keep('many', 10))
  assert.deepEqual(
    ids.map((id) => findRecentResponse(id, 'many') !== null),
    ids.map((_, index) => index >= 5),
  )
  assert.equal(findRecentResponse(ids.at(-1) ?? '', 'another'), null)
})
