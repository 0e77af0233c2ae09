import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listenToCalls, listServiceStates, reportCall, reportServiceState } from '@/lib/store/service-calls'

test('the listener gets each call, and the last one says whether the service is up', () => {
  const heard: unknown[] = []
  listenToCalls((...call) => heard.push(call))
  reportCall('redis', 0.001, true)
  reportCall('redis', 1, false)
  reportCall('database', 0.002, true)
  assert.deepEqual(heard, [
    ['redis', 0.001, true],
    ['redis', 1, false],
    ['database', 0.002, true],
  ])
  // Other suites of this process call other services.
  const states = new Map(listServiceStates())
  assert.deepEqual([states.get('redis'), states.get('database')], [false, true])
})

test('a service that is no longer used has no state', () => {
  reportServiceState('model-server', false)
  assert.equal(new Map(listServiceStates()).get('model-server'), false)
  reportServiceState('model-server', null)
  assert.equal(new Map(listServiceStates()).has('model-server'), false)
})
