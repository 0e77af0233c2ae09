import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { findSupplyFaults, type Supply } from '@/lib/cli/supply-chain'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (name: string) => JSON.parse(readFileSync(`${root}${name}`, 'utf8'))
const ours = (): Supply => ({ manifest: read('package.json'), packages: read('package-lock.json').packages })
const some = { integrity: 'sha512-x' }

test('fewer than 30 direct dependencies, each pinned and hashed, and no install script but the one that is allowed', () => {
  assert.deepEqual(findSupplyFaults(ours()), [])
})

/** What npm's worms of 2025 and 2026 would have changed in our lock file. */
test('a package without a hash, with a new script, or at any version is a fault', () => {
  const { manifest, packages } = ours()
  const faultOf = (path: string, locked: object) =>
    findSupplyFaults({ manifest, packages: { ...packages, [path]: locked } })
  assert.match(String(faultOf('node_modules/x', {})), /node_modules\/x has no integrity/)
  assert.match(
    String(faultOf('node_modules/y/node_modules/x', { ...some, hasInstallScript: true })),
    /^x runs a script/,
  )
  const loose = { ...manifest, dependencies: { ...manifest.dependencies, x: '^1.0.0' } }
  assert.match(String(findSupplyFaults({ manifest: loose, packages })), /x is not pinned/)
})

test('the bill of materials names what runs, and nothing that only builds or tests', () => {
  const options = ['--import', './lib/cli/register-paths.ts', 'lib/cli/supply-chain.ts', 'sbom']
  const { stdout, status } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { bomFormat, components } = JSON.parse(stdout)
  const names = components.map(({ name }: { name: string }) => name)
  assert.deepEqual([status, bomFormat], [0, 'CycloneDX'])
  for (const name of Object.keys(ours().manifest.dependencies)) assert.ok(names.includes(name), name)
  assert.ok(!names.includes('@playwright/test') && !names.includes('@biomejs/biome'))
})
