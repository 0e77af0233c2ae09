/**
 * What docs/operations and the compose files offer to those who install, checked with what can be checked without their
 * machines.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settings } from '@/lib/config'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Set by the image: where it listens, and where the volume is mounted. */
const setByImage = ['HOST', 'PORT', 'DATA_DIR']
/** Read by the client of the bucket. */
const credentials = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.coerce.string()).default({}), read_only: z.boolean().optional() }),
  ),
})
const readCompose = (file: string) => Compose.parse(parse(read(file), { merge: true })).services

const servers = [
  ...Object.entries(readCompose('compose.yaml')),
  ...Object.entries(readCompose('compose.scale.yaml')).filter(([name]) => name.startsWith('server-')),
]

for (const [name, { environment, read_only }] of servers) {
  test(`the compose service ${name} is given every setting, and nothing that is none`, () => {
    const expected = [...Object.keys(settings.shape).filter((setting) => !setByImage.includes(setting)), ...credentials]
    assert.deepEqual(Object.keys(environment).sort(), expected.sort())
    assert.equal(read_only, true)
  })
}

test('the compose file starts three servers', () => {
  assert.deepEqual(servers.map(([name]) => name).sort(), ['evidence-chat', 'server-1', 'server-2', 'server-3'])
})

const kinds = {
  ConfigMap,
  HorizontalPodAutoscaler,
  Ingress,
  PodDisruptionBudget,
  Secret,
  Service,
  StatefulSet,
} as const
const Manifest = z.looseObject({ kind: z.enum(Object.keys(kinds) as (keyof typeof kinds)[]) })
const manifests = parseAllDocuments(read('docs/operations/kubernetes.yaml')).map((document) =>
  Manifest.parse(document.toJS()),
)

for (const manifest of manifests) {
  const { name } = z.object({ name: z.string() }).parse(manifest['metadata'])
  test(`the manifest ${manifest.kind} ${name} has the shape that Kubernetes demands`, () => {
    // Throws for a field of another type and for one that is missing; unknown fields pass the schemas of Kubernetes.
    new kinds[manifest.kind](manifest as never).validate()
  })
}

test('a manifest with a field of another type, or without one that Kubernetes demands, is refused', () => {
  const set = manifests.find(({ kind }) => kind === 'StatefulSet')
  for (const wrong of [{ replicas: 'three' }, { selector: undefined }])
    assert.throws(() => new StatefulSet({ ...set, spec: { ...Object(set?.['spec']), ...wrong } } as never).validate())
})

test('the manifests name settings that exist', () => {
  const given = manifests.flatMap(({ kind, data, stringData }) =>
    kind === 'ConfigMap' || kind === 'Secret' ? Object.keys(Object(data ?? stringData)) : [],
  )
  assert.deepEqual(
    given.filter((name) => !Object.hasOwn(settings.shape, name) && !credentials.includes(name)),
    [],
  )
  assert.ok(given.includes('DATABASE_URL'))
})

const analyze = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((file) => existsSync(file))

test('systemd accepts the unit', { skip: analyze ? false : 'systemd-analyze is not installed' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unit-'))
  const file = join(folder, 'evidence-chat.service')
  // The folder and the Node of the unit are those of another machine.
  const unit = read('docs/operations/evidence-chat.service')
    .replace('/usr/bin/node', process.execPath)
    .replace(/^WorkingDirectory=.*$/m, `WorkingDirectory=${folder}`)
  await writeFile(file, unit)
  const { stderr } = await run(analyze ?? '', ['verify', '--man=no', file]).finally(() =>
    rm(folder, { recursive: true }),
  )
  assert.equal(
    stderr
      .split('\n')
      .filter((line) => line.includes('evidence-chat.service'))
      .join('\n'),
    '',
  )
})
