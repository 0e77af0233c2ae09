import { Document, ImageRun, Packer, Paragraph, TextRun } from 'docx'
import { htmlToContent } from 'docx/html'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { toAnswerMdast } from './answer-mdast'
import { toTitleMarkdown, toTurnMarkdown } from './conversation-markdown'
import type { PlotImage } from './draw-plot'
import type { ExportedTurn } from './exported-turn'
import { toRichText } from './rich-text'

/** Parts of the document other than its text. */
interface DocumentParts {
  /** Of each turn. */
  plots: readonly (readonly PlotImage[])[]
  /** Renders server messages in the language of the page; null in English. */
  translate: Translator | null
}

/**
 * A conversation as a Word document with native headings, lists and tables. Turns are converted separately, so that a
 * malformed one does not affect the others.
 */
export async function toConversationDocx(
  turns: readonly ExportedTurn[],
  at: Date,
  messages: PageMessages,
  { plots, translate }: DocumentParts,
): Promise<Blob> {
  const children = [
    ...toContent(toTitleMarkdown(at, messages), messages),
    ...turns.flatMap((turn, index) => [
      ...toContent(toTurnMarkdown(turn, messages, translate), messages),
      ...(plots[index] ?? []).flatMap(toFigure),
    ]),
  ]
  const { product } = messages
  return Packer.toBlob(new Document({ title: product, creator: product, styles, sections: [{ children }] }))
}

function toContent(markdown: string, messages: PageMessages) {
  return htmlToContent(toRichText(separateReferences(toAnswerMdast(markdown, messages))))
}

function toFigure({ png, width, height, title, description }: PlotImage): Paragraph[] {
  const image = new ImageRun({
    type: 'png',
    data: png,
    transformation: { width, height },
    altText: { name: title, title, description },
  })
  return [
    new Paragraph({ children: [new TextRun({ text: title, bold: true })], keepNext: true }),
    new Paragraph({ children: [image] }),
  ]
}

/** Each reference becomes a paragraph, so that it can be moved, sorted and numbered by itself. */
function separateReferences(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap(splitAtReferences) }
}

function splitAtReferences(block: RootContent): RootContent[] {
  if (block.type !== 'paragraph') return [block]
  const parts: PhrasingContent[][] = [[]]
  for (const [at, node] of block.children.entries()) {
    const next = block.children[at + 1]
    if (node.type === 'break' && next?.type === 'text' && /^\[\d{1,3}\] /.test(next.value)) parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts.map((children) => ({ ...block, children }))
}

/** Otherwise Word uses a small serif font, no paragraph spacing, and an arbitrary font for Chinese. */
const styles = {
  default: {
    document: {
      run: { size: '11pt', font: { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Microsoft YaHei' } },
      paragraph: { spacing: { after: 120 } },
    },
  },
} as const
