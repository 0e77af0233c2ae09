/**
 * What an operator may send to somebody else for help. Protects keys and patients' images in the logs of every machine.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLogger, nameServerInLog, redactFromLog } from '@/lib/log'
import { createSecret } from '@/lib/platform/auth/key-format'
import { dataUrl, draw, gradient } from '../fixtures/sample-images'

const upstreamKey = 'gateway/key+with=signs'
const savedKey = 'saved/gateway=key'
redactFromLog(savedKey)
const settings = {
  LOG_LEVEL: 'info' as const,
  UPSTREAM_API_KEY: upstreamKey,
  NCBI_API_KEY: undefined,
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
}

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const written: string[] = []
  write(createLogger(settings, { write: (line) => void written.push(line) }))
  const lines = written.join('')
  for (const line of lines.trim().split('\n')) JSON.parse(line)
  return lines
}

const ours = createSecret()
const image = dataUrl(await draw(gradient()).png().toBuffer())

const hidden: [name: string, secret: string][] = [
  ['one of our keys', ours],
  ['a provider’s key', 'sk-proj-AbCdEf0123456789_-AbCdEf0123456789'],
  ['the upstream’s key, of any form', upstreamKey],
  ['the key of a model server saved on the page', savedKey],
  ['a header', `Bearer ${'eyJhbGciOi.J9.x-_~+/=='}`],
  ['an image', image],
  ['an image with parameters', image.replace(';', ';charset=utf-8;')],
  ['data that is no image', 'data:text/plain,Mrs%20Example'],
  ['the operator’s token in an address', '?token=0123456789abcdefghijABCDEFGHIJ'],
  ['a password in an address', 'postgres://evidence:hunter2hunter2@db.example/x'],
]

for (const [name, secret] of hidden) {
  test(`${name} is not in a line, wherever it was passed`, () => {
    const lines = logged((logger) => {
      logger.info({ note: secret, nested: { deep: [secret] } }, `said ${secret} aloud`)
      const cause = new Error(`Invalid value '${secret}' in request`)
      logger.error({ err: new Error(`could not fetch ${secret}`, { cause }) }, 'failed')
      logger.warn({ headers: { authorization: secret }, key: secret }, 'headers')
    })
    const telling = secret.startsWith('postgres') ? 'hunter2' : secret.replace(/^(Bearer |data:)/, '').slice(3)
    assert.ok(!lines.includes(telling), lines)
    assert.match(lines, /could not fetch/)
  })
}

test('what is not secret stays readable', () => {
  const lines = logged((logger) =>
    logger.info({ path: '/api/v1/models', request: 'req_ab12', ms: 3 }, 'the risk-benefit: data'),
  )
  assert.match(lines, /"path":"\/api\/v1\/models","request":"req_ab12","ms":3,"msg":"the risk-benefit: data"/)
})

test('once the server has a name, each line carries it', () => {
  assert.ok(!('server' in JSON.parse(logged((logger) => logger.info('before')))))
  nameServerInLog('a1')
  assert.equal(JSON.parse(logged((logger) => logger.info('after'))).server, 'a1')
})
