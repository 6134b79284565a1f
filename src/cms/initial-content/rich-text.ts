import {
  headingNode,
  type LexicalNode,
  type LexicalRoot,
  lexicalRoot,
  linkNode,
  listNode,
  paragraphNode,
  textNode,
} from '#lib/text/lexical-nodes.ts'

/**
 * The rich text of prose: blocks divided by blank lines, `## ` and `### ` headings, lists of lines that
 * begin with `- `, and `[text](address)` links.
 */
export function richTextFromProse(prose: string): LexicalRoot {
  const blocks = prose
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.trim())
  return lexicalRoot(blocks.map(blockOf))
}

function blockOf(text: string): LexicalNode {
  const heading = /^(#{2,4}) (.+)$/s.exec(text)
  if (heading?.[1] && heading[2]) return headingNode(heading[1].length, inline(heading[2]))
  if (!text.startsWith('- ')) return paragraphNode(inline(text))
  const lines = text.split('\n').map((line) => line.replace(/^- /, ''))
  return listNode('bullet', lines.map(inline))
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

function inline(text: string): LexicalNode[] {
  const nodes: LexicalNode[] = []
  let rest = text.replaceAll('\n', ' ')
  for (let found = LINK.exec(rest); found; found = LINK.exec(rest)) {
    const [whole, label = '', url = ''] = found
    if (found.index > 0) nodes.push(textNode(rest.slice(0, found.index)))
    nodes.push(linkNode({ linkType: 'custom', newTab: false, url }, [textNode(label)]))
    rest = rest.slice(found.index + whole.length)
  }
  if (rest !== '') nodes.push(textNode(rest))
  return nodes
}
