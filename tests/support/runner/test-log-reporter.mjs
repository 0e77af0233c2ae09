/**
 * Reporter of `node --test`: one line of JSON for each test or suite that ended, as `{ file, name, isSuite, status,
 * reason }`. `status` is `passed`, `failed` or `skipped`; `reason` says why it was skipped, or how it failed.
 */
export default async function* reportTests(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const { file = '', name, skip, details } = data
    const isSkipped = skip !== undefined && skip !== false
    const status = isSkipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed'
    const failure = status === 'failed' ? String(details?.error?.cause?.message ?? details?.error?.message) : ''
    const reason = typeof skip === 'string' ? skip : failure.slice(0, 600)
    yield `${JSON.stringify({ file, name, isSuite: details?.type === 'suite', status, reason })}\n`
  }
}
