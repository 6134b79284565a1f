import { lexicalParagraphs } from '#lib/text/lexical-nodes.ts'
import type { MenuItem } from '#payload-types.ts'

type Description = NonNullable<MenuItem['description']>
type Node = { type?: unknown; format?: unknown; text?: unknown; children?: Node[] } & object

/**
 * A description as plain text with a line for each paragraph; empty where there is none, null where it has more to it
 * than words (emphasis, links, lists), which would be lost.
 */
export function plainDescription(description: MenuItem['description']): string | null {
  const paragraphs = ((description?.root.children ?? []) as Node[]).map(plainParagraph)
  return paragraphs.includes(null) ? null : paragraphs.join('\n').trim()
}

function plainParagraph({ type, children = [] }: Node): string | null {
  const words = children.map((node) =>
    node.type === 'text' && !node.format && typeof node.text === 'string' ? node.text : null,
  )
  return type !== 'paragraph' || words.includes(null) ? null : words.join('')
}

/** The description that plain text stands for, a paragraph for each line; null where it is empty. */
export function descriptionFrom(text: string): Description | null {
  return lexicalParagraphs(text) as Description | null
}
