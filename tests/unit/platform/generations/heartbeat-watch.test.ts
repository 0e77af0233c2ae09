import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HeartbeatWatch } from '@/lib/platform/generations/heartbeat-watch'

const beats = (beat: string) => new Map([['run', beat]])

test('a heartbeat that stops is noticed after half a minute of regular looks', () => {
  const watch = new HeartbeatWatch()
  for (const seconds of [0, 10, 20]) assert.equal(watch.look(beats('one'), seconds * 1000).size, 0)
  assert.deepEqual([...watch.look(beats('one'), 30_000)], ['run'])
})

test('a heartbeat that changes is alive, whatever its value', () => {
  const watch = new HeartbeatWatch()
  for (let looks = 0; looks < 20; looks += 1) assert.equal(watch.look(beats(String(-looks)), looks * 10_000).size, 0)
})

// While PostgreSQL stands still nobody can write a heartbeat, and the first to read it again must not end the others.
test('time without a look does not count', () => {
  const watch = new HeartbeatWatch()
  watch.look(beats('one'), 0)
  watch.look(beats('one'), 10_000)
  assert.equal(watch.look(beats('one'), 40_000).size, 0)
  assert.equal(watch.look(beats('two'), 50_000).size, 0)
})

test('an answer that has ended is forgotten', () => {
  const watch = new HeartbeatWatch()
  watch.look(beats('one'), 0)
  watch.look(new Map(), 10_000)
  assert.equal(watch.look(beats('one'), 20_000).size, 0)
  assert.equal(watch.look(beats('one'), 35_000).size, 0)
})
