/** The dashboard and the alert rules, read by Prometheus' own tool where it is installed. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { alertsFile, findPromtool, readDashboard } from '../support/observability'

const run = promisify(execFile)
const promtool = findPromtool()
const alertTests = fileURLToPath(new URL('../fixtures/operations/alerts.test.yml', import.meta.url))

test('the panels of the dashboard have numbers of their own and do not overlap', () => {
  const { panels } = readDashboard()
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  )
  assert.equal(new Set(cells).size, cells.length)
})

describe('promtool', { skip: promtool ? false : 'promtool is not installed (Debian: the package prometheus)' }, () => {
  test('each alert fires for the series that it is meant for, and for no other', async () => {
    await run(promtool ?? '', ['check', 'rules', '--lint=all', '--lint-fatal', alertsFile])
    await run(promtool ?? '', ['test', 'rules', alertTests])
  })

  test('Prometheus understands every expression of the dashboard', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dashboard-'))
    const expressions = readDashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const rules = expressions.map((expr, index) => ({ record: `panel_${index}`, expr: fillVariables(expr) }))
    const file = join(folder, 'panels.yml')
    // JSON is YAML.
    await writeFile(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    await run(promtool ?? '', ['check', 'rules', file]).finally(() => rm(folder, { recursive: true }))
    assert.ok(rules.length > 20)
  })
})

/** As Grafana does before it sends an expression. */
function fillVariables(expression: string): string {
  return expression.replaceAll('$__rate_interval', '5m').replace(/\$\w+/g, '.*')
}
