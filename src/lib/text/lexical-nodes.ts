/** A node of the editor's Lexical tree, as Payload stores it. */
export type LexicalNode = { type: string; version: number } & Record<string, unknown>
export type LexicalRoot = { root: LexicalNode & { children: LexicalNode[] } }

/** Bits of the format of a text node. */
export const BOLD = 1
export const ITALIC = 2

/** A tree of these blocks. */
export function lexicalRoot(children: LexicalNode[]): LexicalRoot {
  return { root: { ...block('root'), children } }
}

/** The tree of a plain text with a paragraph for each line that is not blank; null where there is none. */
export function lexicalParagraphs(text: string): LexicalRoot | null {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  return filled.length === 0
    ? null
    : lexicalRoot(filled.map((line) => paragraphNode([textNode(line)])))
}

export function paragraphNode(children: LexicalNode[]): LexicalNode {
  return { ...block('paragraph'), textFormat: 0, textStyle: '', children }
}

/** `level`: 2 to 4, which the site has styles for. */
export function headingNode(level: number, children: LexicalNode[]): LexicalNode {
  return { ...block('heading'), tag: `h${level}`, children }
}

export function listNode(listType: 'bullet' | 'number', items: LexicalNode[][]): LexicalNode {
  const children = items.map((own, index) => ({
    ...block('listitem'),
    ...{ value: index + 1, children: own },
  }))
  const tag = listType === 'number' ? 'ol' : 'ul'
  return { ...block('list'), listType, start: 1, tag, children }
}

/** `fields` has the target as Payload's link feature stores it. */
export function linkNode(fields: Record<string, unknown>, children: LexicalNode[]): LexicalNode {
  return { ...block('link'), version: 3, fields, children }
}

export function textNode(text: string, format = 0): LexicalNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

export function lineBreakNode(): LexicalNode {
  return { type: 'linebreak', version: 1 }
}

function block(type: string): LexicalNode {
  return { type, version: 1, format: '', indent: 0, direction: 'ltr' }
}
