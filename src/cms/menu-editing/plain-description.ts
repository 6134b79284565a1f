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
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  return filled.length === 0
    ? null
    : { root: { ...block('root'), children: filled.map(paragraph) } }
}

function paragraph(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  return { ...block('paragraph'), textFormat: 0, textStyle: '', children: [words] }
}

function block(type: string) {
  return { type, version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
}
