import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '@/lib/config'
import { createEngine } from '@/lib/engines/choose-engine'

const address = 'http://127.0.0.1:11434/v1'

test('without a model server the engine that quotes answers', () => {
  assert.equal(createEngine(readConfig({})).id, 'extractive')
})

test('with a model server the model answers', () => {
  assert.equal(createEngine(readConfig({ UPSTREAM_BASE_URL: address })).id, 'upstream')
})

test('the operator can have quotations although a model server is configured', () => {
  assert.equal(createEngine(readConfig({ UPSTREAM_BASE_URL: address, ENGINE: 'extractive' })).id, 'extractive')
})

test('asking for a model without naming a server fails in words that say what to set', () => {
  assert.throws(() => createEngine(readConfig({ ENGINE: 'upstream' })), /UPSTREAM_BASE_URL is not set.*Set it to/)
})
