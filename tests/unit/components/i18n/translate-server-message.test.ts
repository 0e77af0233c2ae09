import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { translateServerMessage } from '@/components/i18n/translate-server-message'
import { serverZh } from '@/components/i18n/zh/server-messages'
import { errorFromRefusal, parseRefusal } from '@/lib/engines/upstream/upstream-errors'
import { detectFormat } from '@/lib/evidence/import/formats/detect-format'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { tooManyPixelsError } from '@/lib/images/image-errors'
import { inlineImages } from '@/lib/images/inline-images'
import { messageTemplates, type serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError, listErrorStatuses } from '@/lib/wire/errors'

const codes = Object.keys(messageTemplates) as (keyof typeof messageTemplates)[]

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

/** A template as it is after the wire or the database. */
function parsed(template: ApiError['template']): ApiError['template'] {
  return JSON.parse(JSON.stringify(template))
}

describe('a server message', () => {
  test('exists in every locale, without unknown parameters', () => {
    assert.deepEqual(Object.keys(serverZh.sentences).sort(), [...codes].sort())
    for (const code of codes) {
      const chinese = serverZh.sentences[code]
      for (const name of placeholders(chinese)) {
        assert.ok(placeholders(messageTemplates[code]).includes(name), `${code}: ${name}`)
      }
      assert.match(chinese, /\p{Script=Han}|^ (?:PDF|XML)/u, code)
    }
  })

  test('has a code that fits the wire', () => {
    for (const code of codes) assert.match(code, /^[a-z0-9]+(?:_[a-z0-9]+)*$/)
  })

  test('with a missing parameter does not compile', () => {
    // @ts-expect-error `seconds` is missing.
    const withoutSeconds: Parameters<typeof serverMessage<'model_rate_limited'>> = ['model_rate_limited', {}]
    // @ts-expect-error No parameters at all.
    const withoutParams: Parameters<typeof serverMessage<'model_rate_limited'>> = ['model_rate_limited']
    assert.notDeepEqual(withoutSeconds, withoutParams)
  })

  test('without a known template falls back to its error code, and without one stays as it is', () => {
    for (const template of [
      null,
      { code: 'moon_full', params: {} },
      { code: 'constructor', params: {} },
      { code: 'image_error', params: { index: 1, count: 2, sentence: { code: 'moon_full', params: {} } } },
    ]) {
      assert.equal(translateServerMessage(serverZh, template, 'library_unavailable'), '文献库目前无法使用。')
      assert.equal(translateServerMessage(serverZh, template, 'moon_full'), null)
      assert.equal(translateServerMessage(serverZh, template, null), null)
    }
  })
})

test('every error code has a Chinese message', () => {
  for (const [code] of listErrorStatuses()) assert.match(serverZh.codes[code], /\p{Script=Han}.*。$/u, code)
})

describe('real errors are translated to Chinese with their figures', () => {
  const translate = ({ template, code }: ApiError) => translateServerMessage(serverZh, parsed(template), code)

  test('a model server that takes no more requests', () => {
    const busy = errorFromRefusal(parseRefusal(429, { 'retry-after': '7' }, ''), undefined)
    assert.equal(translate(busy), '模型服务器目前不再接受请求。请在 7 秒后再试。')
  })

  test('one image of several that is refused', async () => {
    const part = { type: 'image_url' as const, image_url: { url: 'data:image/png;base64,AAAA' } }
    const load = () => Promise.reject(tooManyPixelsError(9000, 8000, 50_000_000))
    const refused = await inlineImages(
      [{ role: 'user', content: [part, part] }],
      AbortSignal.timeout(1000),
      load,
    ).catch((error: unknown) => error)
    assert.ok(refused instanceof ApiError)
    assert.equal(
      translate(refused),
      '第 1 张图片（共 2 张）：图片为 9,000 × 8,000 像素，总计 72,000,000；上限为 50,000,000 像素。请发送较小的副本。',
    )
  })

  test('a file that is something else', () => {
    try {
      detectFormat('<html><body>', 'results.html')
    } catch (error) {
      assert.ok(error instanceof RefusedFile)
      const { template } = error.serverMessage
      assert.match(
        translateServerMessage(serverZh, parsed(template), null) ?? '',
        /^results\.html 是网页；.*。可导入的文件：.*压缩。$/,
      )
      return
    }
    assert.fail('it was taken')
  })
})
