import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readPageRoutes } from '@/lib/cli/server/page-routes'

test('a path is named by its page, a file as a file, and nothing by what it contains', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'routes-'))
  const manifest = {
    staticRoutes: [
      { page: '/', regex: '^/(?:/)?$' },
      { page: '/_not-found', regex: '^/_not\\-found(?:/)?$' },
      { page: '/opensearch.xml', regex: '^/opensearch\\.xml(?:/)?$' },
    ],
    dynamicRoutes: [{ page: '/sources/[id]', regex: '^/sources/([^/]+?)(?:/)?$' }],
  }
  await writeFile(join(folder, 'routes-manifest.json'), JSON.stringify(manifest))
  const toRoute = await readPageRoutes(folder).finally(() => rm(folder, { recursive: true }))
  assert.deepEqual(
    [
      '/',
      '/sources/pmid-1',
      '/opensearch.xml',
      '/_next/static/chunks/a.js',
      '/favicon.ico',
      '/nobody',
      '/_not-found',
    ].map(toRoute),
    ['/', '/sources/{id}', '/opensearch.xml', 'files', 'files', 'none', 'none'],
  )
})
