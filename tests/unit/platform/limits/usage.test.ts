import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runChild } from '../../../support/child'
import { onEachDatabase } from '../../../support/databases'

onEachDatabase('usage', ({ db, environment }) => {
  test('processes that count at the same time lose nothing', async () => {
    const code = `
      import { recordUsage, writeUsage } from '@/lib/platform/limits/usage'
      import { closeDatabase } from '@/lib/store/db'
      for (let turn = 0; turn < 20; turn++) {
        recordUsage('parallel', { prompt_tokens: 2, completion_tokens: 3, total_tokens: 5 }, turn % 2 === 0 ? 'llama' : null)
        await writeUsage()
      }
      await closeDatabase()`
    await Promise.all(Array.from({ length: 3 }, () => runChild(code, environment())))
    const rows = await (await db()).selectFrom('usage').selectAll().where('owner', '=', 'parallel').execute()
    // Two rows when the day changes meanwhile.
    const sum = (name: 'requests' | 'promptTokens' | 'completionTokens') =>
      rows.reduce((total, row) => total + row[name], 0)
    assert.deepEqual([sum('requests'), sum('promptTokens'), sum('completionTokens')], [60, 120, 180])
    const byModel = Map.groupBy(rows, ({ model }) => model)
    for (const model of ['llama', ''])
      assert.equal(
        byModel.get(model)?.reduce((total, row) => total + row.requests, 0),
        30,
      )
  })
})
