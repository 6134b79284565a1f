export type Values = Record<string, unknown>

/** The members of an object; null for everything else. */
export function valuesIn(value: unknown): Values | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : null
}

/** The objects of a list. */
export function rowsIn(value: unknown): Values[] {
  const list: unknown[] = Array.isArray(value) ? value : []
  return list.map(valuesIn).filter((one) => one !== null)
}

/** A block of formatted text: a paragraph, a heading, an item of a list, a picture or an embed. */
export type TextBlock = { type: string; text: string; spans: Values[]; block: Values }

const TEXT_BLOCK = /^(?:paragraph|preformatted|heading[1-6]|o-list-item|list-item|image|embed)$/

/** The blocks of formatted text, as the API and exports have them; null where a value is none. */
export function textBlocksIn(value: unknown): TextBlock[] | null {
  const rows = rowsIn(value)
  if (!Array.isArray(value) || rows.length === 0 || rows.length < value.length) return null
  const blocks = rows.map((block): TextBlock | null => {
    const type = typeof block.type === 'string' ? block.type : ''
    if (!TEXT_BLOCK.test(type)) return null
    // Exports have the text of a block in an object of its own.
    const { text, spans } = valuesIn(block.content) ?? block
    return { type, text: typeof text === 'string' ? text : '', spans: rowsIn(spans), block }
  })
  return blocks.includes(null) ? null : (blocks as TextBlock[])
}

/** The words of a text, a number, or formatted text with a line for each block; empty where there are none. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  const blocks = textBlocksIn(value) ?? []
  return blocks
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
}

/**
 * Whether a field of a document is empty: no words, no rows, no target. Slices and groups of which every field is empty are, too.
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.every(isEmpty)
  const values = valuesIn(value)
  if (!values) return false
  if (values.link_type === 'Any') return true
  return Object.values(values).every(isEmpty)
}
