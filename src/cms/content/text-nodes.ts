import { isRecord } from '#lib/is-record.ts'

/** Most nodes within one another that a text may have; a list in a list in a quote has eight. */
const DEEPEST = 50

/**
 * Whether a value has the shape of a formatted text: an object whose root has a list of nodes, each of them an object with
 * a list of nodes or none, whose type and text are strings where it has them. Nothing is said of what the nodes are.
 */
export function isFormattedText(value: unknown): boolean {
  const root = (value as { root?: unknown } | null)?.root
  if (!isRecord(root) || !Array.isArray(root.children)) return false
  const left = [{ node: root, depth: 0 }]
  // A loop, since what is nested deep enough ends any function that calls itself.
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, depth } = next
    if (depth > DEEPEST || !isNode(node)) return false
    const children = (node.children ?? []) as unknown[]
    for (const child of children) {
      if (!isRecord(child)) return false
      left.push({ node: child, depth: depth + 1 })
    }
  }
  return true
}

type Values = Record<string, unknown>

function isNode({ type, children, text }: Values): boolean {
  const isList = children === undefined || Array.isArray(children)
  return isList && [type, text].every((one) => one === undefined || typeof one === 'string')
}
