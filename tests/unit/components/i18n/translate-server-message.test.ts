import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { serverZh } from '@/components/i18n/server-messages-zh'
import { translateServerMessage } from '@/components/i18n/translate-server-message'
import { errorFromRefusal, parseRefusal } from '@/lib/engines/upstream/upstream-errors'
import { detectFormat } from '@/lib/evidence/import/formats/detect-format'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { tooManyPixelsError } from '@/lib/images/image-errors'
import { inlineImages } from '@/lib/images/inline-images'
import { type MessageName, matchTemplate, messageTemplates } from '@/lib/shared/messages/server-messages'
import { ApiError, errorStatuses } from '@/lib/wire/errors'

const all = Object.entries(messageTemplates) as [MessageName, string][]

function names(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

/** As a sentence comes from the server, each value another one. */
function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `${name.length}0${name}`)
}

describe('a server message', () => {
  test('is recognised with its parameters among all others', () => {
    for (const [name, text] of all) {
      const values = Object.fromEntries(names(text).map((value) => [value, `${value.length}0${value}`]))
      assert.deepEqual(matchTemplate(filled(text)), { name, values })
    }
  })

  test('is translated to Chinese without unknown parameters', () => {
    for (const [name, text] of all) {
      const chinese = serverZh.sentences[name]
      for (const value of names(chinese)) assert.ok(names(text).includes(value), `${name}: ${value}`)
      assert.match(chinese, /\p{Script=Han}|^ (?:PDF|XML)/u, name)
    }
  })

  test('that is unknown falls back to its code, and without one stays as it is', () => {
    assert.equal(translateServerMessage(serverZh, 'The moon is full.', 'library_unavailable'), '文献库目前无法使用。')
    assert.equal(translateServerMessage(serverZh, 'The moon is full.', 'moon_full'), null)
    assert.equal(translateServerMessage(serverZh, 'The moon is full.', null), null)
  })
})

test('every error code has a Chinese message', () => {
  for (const [code] of errorStatuses()) assert.match(serverZh.codes[code], /\p{Script=Han}.*。$/u, code)
})

describe('real errors are translated to Chinese with their figures', () => {
  const said = ({ message, code }: { message: string; code?: string }) =>
    translateServerMessage(serverZh, message, code ?? null)

  test('a model server that takes no more requests', () => {
    const busy = errorFromRefusal(parseRefusal(429, { 'retry-after': '7' }, ''), undefined)
    assert.equal(said(busy), '模型服务器目前不再接受请求。请在 7 秒后再试。')
  })

  test('one image of several', async () => {
    const part = { type: 'image_url' as const, image_url: { url: 'data:image/png;base64,AAAA' } }
    const load = () => Promise.reject(tooManyPixelsError(9000, 8000, 50_000_000))
    const refused = await inlineImages(
      [{ role: 'user', content: [part, part] }],
      AbortSignal.timeout(1000),
      load,
    ).catch((error: unknown) => error)
    assert.ok(refused instanceof ApiError)
    assert.equal(
      said(refused),
      '第 1 张图片（共 2 张）：图片为 9000 × 8000 像素，总计 72000000；上限为 50000000 像素。请发送较小的副本。',
    )
  })

  test('a file that is something else', () => {
    try {
      detectFormat('<html><body>', 'results.html')
    } catch (error) {
      assert.ok(error instanceof RefusedFile)
      assert.match(said(error) ?? '', /^results\.html 是网页；.*。可导入的格式：.*压缩。$/)
      return
    }
    assert.fail('it was taken')
  })
})
