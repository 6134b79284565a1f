import type { RichNode, RichText } from './rich-text.ts'

/**
 * The first `limit` words of a text with an ellipsis after the last, or null where it has no more than
 * that (D-26). Marks, links, headings and lists stay what they are; what follows the cut is left out.
 */
export function firstWords(value: RichText, limit: number): RichText | null {
  const budget = { left: limit, cut: false }
  const children = cutAll(value.root.children, budget)
  return budget.cut ? { root: { children } } : null
}

type Budget = { left: number; cut: boolean }

function cutAll(nodes: readonly RichNode[], budget: Budget): RichNode[] {
  const kept: RichNode[] = []
  for (const node of nodes) {
    if (budget.cut) break
    kept.push(cut(node, budget))
  }
  return kept.filter((node) => node.children === undefined || node.children.length > 0)
}

function cut(node: RichNode, budget: Budget): RichNode {
  if (node.children) return { ...node, children: cutAll(node.children, budget) }
  if (node.text === undefined) return node
  const words = [...node.text.matchAll(/\S+/g)]
  if (words.length <= budget.left) {
    budget.left -= words.length
    return node
  }
  budget.cut = true
  const last = words[budget.left - 1]
  const end = last ? last.index + last[0].length : 0
  return { ...node, text: `${node.text.slice(0, end).replace(/[\s.,;:!?–—-]+$/, '')}…` }
}
