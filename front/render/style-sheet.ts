import { type ChildNode, parse } from 'postcss'

/** A style sheet that can be narrowed to what a document uses. */
export type StyleSheet = readonly StyleNode[]

type StyleNode =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'group'; prelude: string; always: boolean; children: StyleSheet }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'always'; text: string }

/** `classes`: those that an element or its ancestors must have for the selector to match. */
type Selector = { text: string; classes: readonly string[] }

/** Parses minified CSS of the build. Throws on a syntax error. */
export function parseStyleSheet(css: string): StyleSheet {
  return parse(css).nodes.flatMap(toStyleNode)
}

/** The CSS of `sheets`, in their order, that can match in a document with these classes. */
export function usedCss(sheets: readonly StyleSheet[], classes: ReadonlySet<string>): string {
  const rules = (keyframes: string) =>
    sheets.map((sheet) => cssOf(sheet, { classes, keyframes })).join('')
  // Animations are known once all rules are: keyframes count by their name in one of them.
  return rules(rules(''))
}

type Used = { classes: ReadonlySet<string>; keyframes: string }

function cssOf(sheet: StyleSheet, used: Used): string {
  return sheet.map((node) => cssOfNode(node, used)).join('')
}

function cssOfNode(node: StyleNode, used: Used): string {
  if (node.kind === 'always') return node.text
  if (node.kind === 'keyframes') return used.keyframes.includes(node.name) ? node.text : ''
  if (node.kind === 'group') {
    const inner = cssOf(node.children, used)
    return inner || node.always ? `${node.prelude}{${inner}}` : ''
  }
  const selectors = node.selectors.filter((selector) =>
    selector.classes.every((name) => used.classes.has(name)),
  )
  return selectors.length > 0 ? `${selectors.map(({ text }) => text).join()}{${node.body}}` : ''
}

/** At-rules that hold rules of the document. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])

function toStyleNode(node: ChildNode): StyleNode[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule') {
    const body = (node.nodes ?? []).join(';')
    return [{ kind: 'rule', selectors: node.selectors.map(toSelector), body }]
  }
  if (node.type !== 'atrule' || !node.nodes) return [{ kind: 'always', text: `${node};` }]
  const text = String(node)
  if (node.name.endsWith('keyframes')) return [{ kind: 'keyframes', name: node.params, text }]
  if (!GROUPS.has(node.name)) return [{ kind: 'always', text }]
  return [
    {
      kind: 'group',
      prelude: `@${node.name} ${node.params}`,
      // Layers have the order in which they are first named, with rules or without.
      always: node.name === 'layer',
      children: node.nodes.flatMap(toStyleNode),
    },
  ]
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

function toSelector(text: string): Selector {
  // A class within `:not()`, `:is()`, `:has()` or an attribute need not be in the document for the rule to match.
  const outside = withoutBrackets(text)
  if (outside.includes('\\')) return { text, classes: [] }
  return { text, classes: [...outside.matchAll(CLASS)].map(([, name = '']) => name) }
}

function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return less === text ? text : withoutBrackets(less)
}
