import { resolveLink } from '#lib/routing/links.ts'
import type { RichNode, RichText } from '#lib/text/rich-text.ts'
import { toPicture } from './media.ts'

type Values = Record<string, unknown>

/** An editor's formatted text with its links resolved and its pictures in place; null if there is none. */
export function toRichText(value: unknown): RichText | null {
  const root = (value as { root?: { children?: unknown } } | null)?.root
  if (!Array.isArray(root?.children)) return null
  return { root: { children: root.children.flatMap(toNode) } }
}

/** Types of the members that pages read; a value of another type is left out. */
const KEPT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['string'],
  format: ['number', 'string'],
  tag: ['string'],
  listType: ['string'],
  start: ['number'],
}

function toNode(value: unknown): RichNode[] {
  if (typeof value !== 'object' || value === null) return []
  const node = value as Values
  if (typeof node.type !== 'string') return []
  const kept: Values = {}
  for (const [key, types] of Object.entries(KEPT_FIELDS))
    if (types.includes(typeof node[key])) kept[key] = node[key]
  return [
    {
      ...kept,
      type: node.type,
      ...(Array.isArray(node.children) ? { children: node.children.flatMap(toNode) } : {}),
      ...resolvedFields(node),
    },
  ]
}

function resolvedFields(node: Values): Partial<RichNode> {
  if (node.type === 'upload') return { picture: toPicture(node.value) }
  if (node.type !== 'link' && node.type !== 'autolink') return {}
  const fields = (node.fields ?? {}) as Values
  return {
    link: resolveLink({
      link_type: fields.linkType === 'internal' ? 'Document' : 'Web',
      document: fields.doc,
      url: fields.url,
      newTab: fields.newTab,
    }),
  }
}
