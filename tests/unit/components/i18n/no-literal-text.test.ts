import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

interface Node {
  type: string
  [member: string]: unknown
}

// TypeScript 7 has no parser that programs can call; Next brings Babel's.
const { parse }: { parse(code: string, options: object): Node } = createRequire(import.meta.url)(
  'next/dist/compiled/babel/parser',
)

/** Attributes that a reader sees or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'hint',
  'label',
  'lead',
  'placeholder',
  'title',
])

/**
 * English on purpose: questions in the language of the articles, and errors without a code, whose messages are never
 * shown.
 */
const exemptFiles = new Set(['components/chat/sample-questions.ts', 'components/errors/answer-error.ts'])
const isExempt = (file: string) => file.startsWith('components/i18n/') || exemptFiles.has(file)

/** Texts of a file that a reader would meet in English whatever the language of the page. */
function fixedTexts(code: string): string[] {
  return [...spokenIn(parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] }))]
    .map((text) => text.trim().replace(/\s+/g, ' '))
    .filter((text) => /\p{L}{2}/u.test(text))
}

function* spokenIn(node: Node): Generator<string> {
  if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement' || isCode(node)) return
  if (node.type === 'JSXText') yield String(node['value'])
  if (isSpokenAttribute(node) || node.type === 'JSXElement' || node.type === 'JSXFragment') yield* drawnBy(node)
  const text = textOf(node)
  if (text !== undefined && isSentence(text)) yield text
  for (const child of childrenOf(node)) yield* spokenIn(child)
}

/** What a program reads is the same in every language. */
function isCode({ type, openingElement }: Node): boolean {
  const name = type === 'JSXElement' && isNode(openingElement) ? openingElement['name'] : undefined
  return isNode(name) && /^code$/i.test(String(name['name']))
}

function isSpokenAttribute({ type, name }: Node): boolean {
  return type === 'JSXAttribute' && isNode(name) && spokenAttributes.has(String(name['name']))
}

/** The literals that an attribute or the children of an element come down to, whichever branch is taken. */
function* drawnBy(node: Node): Generator<string> {
  const values = node.type === 'JSXAttribute' ? [node['value']] : [node['children']].flat()
  for (const value of values.filter(isNode))
    if (value.type === 'StringLiteral') yield String(value['value'])
    else if (value.type === 'JSXExpressionContainer' && isNode(value['expression']))
      yield* literalsOf(value['expression'])
}

function* literalsOf(node: Node): Generator<string> {
  const text = textOf(node)
  if (text !== undefined) yield text
  const branches = ['ConditionalExpression', 'LogicalExpression', 'BinaryExpression'].includes(node.type)
    ? [node['consequent'], node['alternate'], node['right'], node['left']]
    : []
  const isComparison = /^[=!<>]/.test(String(node['operator']))
  if (!isComparison) for (const branch of branches.filter(isNode)) yield* literalsOf(branch)
}

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node['value'])
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = [node['quasis']].flat() as { value: { raw: string } }[]
  return quasis.map(({ value }) => value.raw).join(' ')
}

/** "Something went wrong on this page." and similar text anywhere: it is meant to be read. */
function isSentence(text: string): boolean {
  return /^\p{Lu}\p{Ll}* +\p{L}.*[.?!…]$/u.test(text.trim())
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

describe('the text of the page', () => {
  test('is in components/i18n and nowhere else', async () => {
    const found: string[] = []
    for await (const file of glob('{app,components}/**/*.{ts,tsx}', { cwd: root }))
      if (!isExempt(file))
        found.push(...fixedTexts(readFileSync(root + file, 'utf8')).map((text) => `${file}: ${text}`))
    assert.deepEqual(found, [])
  })

  test('is detected in each form in which it could be hard-coded', () => {
    const hidden = [
      '<p>Hello there</p>',
      '<img alt="Chart" />',
      '<input placeholder={isNew ? "First" : `Item`} />',
      "<p>{isOpen && 'Open'}</p>",
      "const said = { advice: 'Try it again.' }",
      'const said = `Wait a few seconds.`',
    ]
    for (const code of hidden) assert.notDeepEqual(fixedTexts(code), [], code)
    const silent = [
      '<p className="grow text-lg">{messages.title}</p>',
      '<a>{kind === "open" ? a : b} <code>npm start</code></a>',
      "throw new Error('No provider.')",
    ]
    for (const code of silent) assert.deepEqual(fixedTexts(code), [], code)
  })
})
