import type { Picture } from '../media/picture.ts'
import type { ResolvedLink } from '../routing/link.ts'

/**
 * Formatted text as pages get it: the editor's Lexical tree after `data/` has put a resolved link
 * into every link node and a picture into every upload node. Unknown nodes are allowed and skipped.
 */
export type RichText = { root: { children: RichNode[] } }

/** A node of the tree; which members it has depends on `type`. */
export type RichNode = {
  type: string
  children?: RichNode[]
  text?: string
  /** Lexical's bit mask on text nodes (bold 1, italic 2, …); an alignment on blocks. */
  format?: number | string
  tag?: string
  listType?: string
  start?: number
  link?: ResolvedLink | null
  picture?: Picture | null
}

/** Whether there is any text or picture to show. */
export function hasRichText(value: RichText | null | undefined): value is RichText {
  const filled = (node: RichNode): boolean =>
    Boolean(node.text?.trim()) || Boolean(node.picture) || Boolean(node.children?.some(filled))
  return Boolean(value?.root.children.some(filled))
}

/** The words alone, blocks joined by a space: for descriptions and structured data. */
export function plainText(value: RichText | null | undefined): string {
  const words = (node: RichNode): string =>
    node.type === 'text'
      ? (node.text ?? '')
      : (node.children ?? []).map(words).join(isBlock(node) ? ' ' : '')
  const isBlock = (node: RichNode) => node.type === 'list' || node.type === 'root'
  return (value?.root.children ?? []).map(words).join(' ').replace(/\s+/g, ' ').trim()
}
