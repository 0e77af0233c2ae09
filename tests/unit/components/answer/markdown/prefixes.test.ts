import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { completeMarkdown } from '@/components/answer/markdown/complete-markdown'
import { appendDefinitions, collectDefinitions } from '@/components/answer/markdown/link-definitions'
import { remarkCitations } from '@/components/answer/markdown/remark-citations'
import { remarkInlineFootnotes } from '@/components/answer/markdown/remark-inline-footnotes'
import { remarkNoSetextHeadings } from '@/components/answer/markdown/remark-no-setext-headings'
import { remarkStripInvisible } from '@/components/answer/markdown/remark-strip-invisible'
import { type Block, extendBlocks } from '@/components/answer/markdown/split-blocks'
import { awkwardMarkdown } from '../../../../fixtures/awkward-markdown'

const known = new Set([1, 2, 3])

function draw(text: string, base: number): string {
  const marks = () => remarkCitations({ known, unverified: [], base })
  const remarkPlugins = [
    [remarkGfm, { singleTilde: false }],
    marks,
    remarkNoSetextHeadings,
    remarkInlineFootnotes,
    remarkStripInvisible,
  ]
  // The tuple is how unified passes options; its type wants a mutable one.
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins: remarkPlugins as never }, text))
}

/** What the page shows for each prefix of a text, one character longer each time. */
function frames(text: string): { prefix: string; html: string }[] {
  let blocks: Block[] = []
  const drawn = new Map<string, string>()
  return Array.from({ length: text.length }, (_, index) => {
    const prefix = text.slice(0, index + 1)
    blocks = extendBlocks(blocks, prefix)
    const definitions = collectDefinitions(blocks.slice(0, -1))
    const html = blocks.map((block, at) => {
      if (at === blocks.length - 1) return draw(completeMarkdown(block.text, at === 0), block.start)
      const text = appendDefinitions(block.text, definitions)
      const known = drawn.get(`${block.start} ${text}`) ?? draw(text, block.start)
      drawn.set(`${block.start} ${text}`, known)
      return known
    })
    return { prefix, html: html.join('') }
  })
}

function kinds(html: string): string[] {
  const kinds: string[] = []
  let depth = 0
  for (const [tag, closing = '', name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
    const isVoid = /^(?:br|hr|img|input)$/.test(name)
    if (closing === '' && depth === 0) kinds.push(name)
    if (closing !== '') depth -= 1
    else if (!isVoid && !tag.endsWith('/>')) depth += 1
  }
  return kinds
}

function words(html: string): string {
  return (
    html
      .replace(/<cite>(\d+)<\/cite>/g, '[$1]')
      .replace(/<[^>]*>/g, '')
      // A link whose address comes later loses its brackets then.
      .replace(/\[([^\]]+)\](?:\[[a-zA-Z 1]*\])?/g, '$1')
      .replace(/\s+/g, ' ')
  )
}

describe('every prefix of an awkward text', () => {
  for (const [name, text] of Object.entries(awkwardMarkdown)) {
    test(`${name}: shown content keeps its element and is never taken back`, () => {
      let before = { prefix: '', html: '' }
      for (const frame of frames(text)) {
        const [was, is] = [kinds(before.html), kinds(frame.html)]
        assert.deepEqual(
          is.slice(0, was.length),
          was,
          `elements changed at: ${JSON.stringify(frame.prefix.slice(-40))}`,
        )
        const [said, says] = [words(before.html), words(frame.html)]
        // A character or two may be held back again: "*" may open what "**" closes.
        const lost = said.length - says.length
        assert.ok(lost <= 2, `${lost} characters went at: ${JSON.stringify(frame.prefix.slice(-40))}\n${said}\n${says}`)
        before = frame
      }
    })

    // Nothing may be missing because blocks are rendered separately.
    test(`${name}: the last frame equals the rendering of the whole text`, () => {
      const whole = draw(text, 0)
      const blocks = extendBlocks([], text)
      const definitions = collectDefinitions(blocks)
      const last = blocks.map((block) => draw(appendDefinitions(block.text, definitions), block.start))
      assert.equal(words(last.join('')).replaceAll(' ', ''), words(whole).replaceAll(' ', ''))
    })
  }
})
