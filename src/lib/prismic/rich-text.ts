import {
  BOLD,
  headingNode,
  ITALIC,
  type LexicalNode,
  type LexicalRoot,
  lexicalRoot,
  lineBreakNode,
  linkNode,
  listNode,
  paragraphNode,
  textNode,
} from '../text/lexical-nodes.ts'
import { linkIn, type PrismicLink, type PrismicPicture, pictureIn } from './link.ts'
import { type TextBlock, type Values, valuesIn } from './values.ts'

/** Makes what a tree has for links and pictures: the fields of a link node, the node of a picture. */
export type TreeMakers = {
  link(link: PrismicLink): Record<string, unknown>
  picture(picture: PrismicPicture): LexicalNode
}

/** Levels of headings: the heading of a page is its own, so those of texts begin with the second. */
const LEVELS: Record<string, number> = { heading1: 2, heading2: 2, heading3: 3 }
const LOWEST = 4

/** Formatted text as the editor's tree. An embed becomes a link to what it embeds. */
export function toLexical(blocks: readonly TextBlock[], make: TreeMakers): LexicalRoot {
  const nodes: LexicalNode[] = []
  for (const [at, one] of blocks.entries()) {
    const { type } = one
    if (!isItem(type)) nodes.push(...blockNodes(one, make))
    else if (blocks[at - 1]?.type !== type) {
      const end = blocks.findIndex((other, index) => index > at && other.type !== type)
      const items = blocks.slice(at, end === -1 ? undefined : end)
      const kind = type === 'o-list-item' ? 'number' : 'bullet'
      nodes.push(
        listNode(
          kind,
          items.map((item) => inline(item, make)),
        ),
      )
    }
  }
  return lexicalRoot(nodes)
}

const isItem = (type: string) => type === 'list-item' || type === 'o-list-item'

function blockNodes(one: TextBlock, make: TreeMakers): LexicalNode[] {
  const { type, block } = one
  if (type === 'image') {
    const picture = pictureIn(block)
    return picture ? [make.picture(picture)] : []
  }
  if (type === 'embed') return embedNodes(block, make)
  if (one.text.trim() === '') return []
  if (!type.startsWith('heading')) return [paragraphNode(inline(one, make))]
  return [headingNode(LEVELS[type] ?? LOWEST, inline(one, make))]
}

function embedNodes(block: Values, make: TreeMakers): LexicalNode[] {
  const embed = valuesIn(block.oembed) ?? valuesIn(block.embed) ?? block
  const url = typeof embed.embed_url === 'string' ? embed.embed_url : ''
  if (url === '') return []
  const title = typeof embed.title === 'string' && embed.title !== '' ? embed.title : url
  const fields = make.link({ to: 'web', url, text: title, newTab: false })
  return [paragraphNode([linkNode(fields, [textNode(title)])])]
}

type Span = { start: number; end: number; format: number; link: PrismicLink | null }

function inline({ text, spans }: TextBlock, make: TreeMakers): LexicalNode[] {
  const known = spans.map(spanOf)
  const ends = known.flatMap(({ start, end }) => [start, end])
  const bounds = [...new Set([0, text.length, ...ends])]
    .filter((at) => at >= 0 && at <= text.length)
    .toSorted((a, b) => a - b)
  const runs: { link: PrismicLink | null; words: LexicalNode[] }[] = []
  for (const [index, start] of bounds.entries()) {
    const end = bounds[index + 1] ?? start
    const around = known.filter((span) => span.start <= start && span.end >= end)
    const format = around.reduce((sum, span) => sum | span.format, 0)
    const link = around.find((span) => span.link !== null)?.link ?? null
    const words = lines(text.slice(start, end), format)
    const last = runs.at(-1)
    // A link goes on where emphasis begins or ends inside of it.
    if (last && link === last.link) last.words.push(...words)
    else runs.push({ link, words })
  }
  return runs.flatMap(({ link, words }) => (link ? [linkNode(make.link(link), words)] : words))
}

const FORMATS: Record<string, number> = { strong: BOLD, em: ITALIC }

function spanOf(span: Values): Span {
  const { start, end, type, data } = span
  const format = FORMATS[String(type)] ?? 0
  const link = type === 'hyperlink' ? linkIn(data) : null
  return { start: Number(start), end: Number(end), format, link }
}

function lines(text: string, format: number): LexicalNode[] {
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [lineBreakNode()] : []),
      ...(line === '' ? [] : [textNode(line, format)]),
    ])
}
