/** A node of the editor's Lexical tree, as Payload stores it. */
export type LexicalNode = { type: string; version: number } & Record<string, unknown>
export type LexicalRoot = { root: LexicalNode & { children: LexicalNode[] } }

/**
 * The rich text of prose: blocks divided by blank lines, `## ` and `### ` headings, lists of lines that
 * begin with `- `, and `[text](address)` links.
 */
export function richTextFromProse(prose: string): LexicalRoot {
  const blocks = prose
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim())
  return { root: { ...block('root'), children: blocks.map(blockOf) } }
}

function blockOf(text: string): LexicalNode {
  const heading = /^(#{2,4}) (.+)$/s.exec(text)
  if (heading?.[1] && heading[2]) {
    return { ...block('heading'), tag: `h${heading[1].length}`, children: inline(heading[2]) }
  }
  if (text.startsWith('- ')) return list(text.split('\n').map((line) => line.replace(/^- /, '')))
  return { ...block('paragraph'), textFormat: 0, textStyle: '', children: inline(text) }
}

function list(lines: string[]): LexicalNode {
  const children = lines.map((line, index) => ({
    ...block('listitem'),
    value: index + 1,
    children: inline(line),
  }))
  return { ...block('list'), listType: 'bullet', start: 1, tag: 'ul', children }
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

function inline(text: string): LexicalNode[] {
  const nodes: LexicalNode[] = []
  let rest = text.replaceAll('\n', ' ')
  for (let found = LINK.exec(rest); found; found = LINK.exec(rest)) {
    const [whole, label = '', url = ''] = found
    if (found.index > 0) nodes.push(words(rest.slice(0, found.index)))
    nodes.push(linkNode(label, url))
    rest = rest.slice(found.index + whole.length)
  }
  if (rest !== '') nodes.push(words(rest))
  return nodes
}

function linkNode(label: string, url: string): LexicalNode {
  const fields = { linkType: 'custom', newTab: false, url }
  return { ...block('link'), version: 3, fields, children: [words(label)] }
}

function words(text: string): LexicalNode {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}

function block(type: string): LexicalNode {
  return { type, version: 1, format: '', indent: 0, direction: 'ltr' }
}
