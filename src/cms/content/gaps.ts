/** Double square brackets, opening or closing: they mark words that an editor still has to replace. */
const BRACKETS = /\[\[|\]\]/

/** Whether anything in a value has a gap, or half of one. */
export function hasGap(value: unknown): boolean {
  if (typeof value === 'string') return BRACKETS.test(value)
  if (typeof value !== 'object' || value === null) return false
  // Formats and links divide the words of a paragraph.
  if (isNode(value) && BRACKETS.test(wordsOf(value))) return true
  return Object.values(value).some(hasGap)
}

type Node = { text?: unknown; children?: readonly Node[] }

const isNode = (value: object): value is Node =>
  'children' in value && Array.isArray(value.children)

function wordsOf({ text, children = [] }: Node): string {
  return typeof text === 'string' ? text : children.map(wordsOf).join('')
}
