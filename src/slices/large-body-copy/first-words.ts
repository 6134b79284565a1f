import type { RichNode, RichText } from '#lib/text/rich-text.ts'

/**
 * The first `limit` words of a text with an ellipsis after the last, or null where it has no more than
 * that (spec:slices.large-body-copy). Marks, links, headings and lists stay what they are; what follows the cut
 * is left out.
 */
export function firstWords(value: RichText, limit: number): RichText | null {
  if (value.root.children.reduce((sum, node) => sum + countWords(node), 0) <= limit) return null
  return { root: { children: cutAll(value.root.children, { left: limit }) } }
}

/** Words that may still come. */
type Budget = { left: number }

function wordsOf(node: RichNode): RegExpExecArray[] {
  return [...(node.text ?? '').matchAll(/\S+/g)]
}

function countWords(node: RichNode): number {
  const inside = (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0)
  return wordsOf(node).length + inside
}

function cutAll(nodes: readonly RichNode[], budget: Budget): RichNode[] {
  const kept: RichNode[] = []
  for (const node of nodes) {
    if (budget.left === 0) break
    kept.push(cut(node, budget))
  }
  return kept.filter((node) => node.children === undefined || node.children.length > 0)
}

function cut(node: RichNode, budget: Budget): RichNode {
  if (node.children) return { ...node, children: cutAll(node.children, budget) }
  const words = wordsOf(node)
  const last = words[budget.left - 1]
  budget.left -= Math.min(words.length, budget.left)
  if (!node.text || !last) return node
  const end = last.index + last[0].length
  return { ...node, text: `${node.text.slice(0, end).replace(/[\s.,;:!?–—-]+$/, '')}…` }
}
