/**
 * Reads full texts in JATS (https://jats.nlm.nih.gov/) and its predecessor, as PubMed Central and Europe PMC publish
 * them: one article or a set. Each is parsed separately, so that a malformed one affects only itself, and memory use
 * stays flat. The document type is never read.
 */
import type { Article, Passage } from '@/lib/evidence/article/article'
import { placeUnderAbstract } from '@/lib/evidence/article/full-text'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { mayStoreFullText } from '@/lib/evidence/import/formats/licence'
import { findChild, findChildren, parseXml, type XmlElement, XmlError } from '@/lib/evidence/import/formats/parse-xml'
import { parseXmlFast } from '@/lib/evidence/import/formats/parse-xml-fast'
import { type ReaderEvent, recordTooLong } from '@/lib/evidence/import/formats/reader'
import { type LabelledText, splitAbstract } from '@/lib/evidence/import/formats/split-abstract'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { dropUnused } from './drop-unused'
import { readBody } from './read-body'
import { readLicence } from './read-licence'
import { readMetadata } from './read-metadata'
import { readText } from './read-text'
import { ArticleSplitter, type SplitArticle } from './split-articles'

export async function* readJats(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  const splitter = new ArticleSplitter()
  for await (const piece of text) for (const split of splitter.add(piece)) yield* readArticle(split, checkedAt)
  const { cut } = splitter
  if (cut) yield { type: 'refused', place: cut, reason: serverMessage('record_truncated', { end: '</article>' }) }
}

function* readArticle({ xml, record, line, isTooLong }: SplitArticle, checkedAt: string): Generator<ReaderEvent> {
  const place = { record, line }
  if (isTooLong) {
    yield { type: 'refused', place, reason: recordTooLong }
    return
  }
  try {
    const plain = dropUnused(xml)
    const article = articleFromJats(parseXmlFast(plain) ?? parseXml(plain), xml, checkedAt)
    if ('text' in article) yield { type: 'refused', place, reason: article }
    else {
      yield { type: 'article', place, article: article.article }
      if (article.isWithheld) yield { type: 'note', note: serverMessage('full_text_not_stored') }
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    yield { type: 'refused', place, reason: serverMessage('invalid_xml', { what: error.message.slice(0, 300) }) }
  }
}

/** @returns the article, or why it is refused; `isWithheld` if its licence does not let the full text be stored */
function articleFromJats(
  root: XmlElement,
  xml: string,
  checkedAt: string,
): { article: Article; isWithheld: boolean } | ServerMessage {
  const front = findChild(root, 'front')
  const meta = findChild(front, 'article-meta')
  if (!meta) return serverMessage('element_missing', { element: 'front/article-meta' })
  const fields = readMetadata(root, findChild(front, 'journal-meta'), meta)
  if (fields.title === '') return serverMessage('title_missing')
  const licence = readLicence(meta, xml)
  const abstract = readAbstract(meta)
  const body = readBody(root)
  const isStored = body.length > 0 && mayStoreFullText(licence)
  const passages = isStored ? [...abstract.map(placeUnderAbstract), ...body] : abstract
  const article = draftArticle({
    ...fields,
    checkedAt,
    provenance: isStored ? 'full-text' : 'abstract',
    ...(licence === null ? {} : { licence }),
    passages: passages.map((passage, ordinal) => ({ ...passage, ordinal })),
  })
  return { article, isWithheld: body.length > 0 && !isStored }
}

/** Graphical abstracts, key points and abstracts in other languages have a type or a name of their own. */
function readAbstract(meta: XmlElement): Passage[] {
  const abstracts = findChildren(meta, 'abstract')
  const main = abstracts.find(({ attributes }) => attributes['abstract-type'] === undefined) ?? abstracts[0]
  return main ? splitAbstract(listParts(main, '')) : []
}

function listParts(element: XmlElement, label: string): LabelledText[] {
  const parts: LabelledText[] = []
  let texts: string[] = []
  const close = () => {
    if (texts.length > 0) parts.push({ label, text: texts.join(' ') })
    texts = []
  }
  for (const child of element.children) {
    if (typeof child === 'string' || child.name === 'title' || child.name === 'label') continue
    if (child.name === 'sec') {
      close()
      parts.push(...listParts(child, readText(findChild(child, 'title')).replace(/[:.]$/, '') || label))
    } else texts.push(readText(child))
  }
  close()
  return parts
}
