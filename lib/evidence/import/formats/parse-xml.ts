/**
 * Parses one small XML document strictly into a tree. It fetches nothing and knows only the five entities of XML, so
 * that a record can't expand beyond its own size.
 */
import { SaxesParser } from 'saxes'
import { convertShifted, TextBuilder } from './strip-markup'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Deeper than any real record; a hostile one must not overflow the stack of a tree walk. */
export const depthMax = 60
/** Ten times as many as the largest records have, which name thousands of authors. Each takes about a hundred bytes. */
export const elementsMax = 500_000

/** The record is not well-formed; the message says why, and `line` where, from 1. */
export class XmlError extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'XmlError'
    this.line = line
  }
}

/** @throws XmlError */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false } as const)
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open: XmlElement[] = [root]
  let here = root
  let elements = 0
  const fail = (message: string): never => {
    throw new XmlError(message.replace(/\.$/, ''), parser.line)
  }

  parser.on('error', (error) => fail(error.message))
  parser.on('doctype', () => fail('a document type inside a record'))
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [] }
    here.children.push(element)
    elements += 1
    if (elements > elementsMax) fail(`more than ${elementsMax.toLocaleString('en-US')} elements`)
    if (open.push(element) > depthMax) fail(`elements nested more than ${depthMax} deep`)
    here = element
  })
  parser.on('closetag', () => {
    open.pop()
    here = open.at(-1) ?? root
  })
  const addText = (text: string) => {
    here.children.push(text)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()

  const [element] = root.children
  return element === undefined || typeof element === 'string' ? fail('no element') : element
}

export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined
  for (const child of element.children) if (typeof child !== 'string' && child.name === name) return child
  return undefined
}

export function findChildren(element: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  for (const child of element?.children ?? []) if (typeof child !== 'string' && child.name === name) found.push(child)
  return found
}

/** The element at a path of names, or undefined. */
export function findDescendant(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(findChild, element)
}

/** The text of an element and its descendants, in order. */
export function collectText(element: XmlElement | undefined): string {
  const [first] = element?.children ?? []
  if (typeof first === 'string' && element?.children.length === 1) return first
  const text = new TextBuilder()
  for (const child of element?.children ?? []) {
    if (typeof child === 'string') text.add(child)
    else if (child.name === 'sup' || child.name === 'sub')
      text.add(convertShifted(text.last, collectText(child), child.name))
    else text.add(collectText(child))
  }
  return text.toString()
}
