import { isRecord } from '#lib/is-record.ts'
import { resolveLink } from '#lib/routing/links.ts'

/** Whether the published site has a page or file at a path of its own. */
export type HasPath = (path: string) => boolean

type Values = Record<string, unknown>

/** Whether a link that an editor set leads nowhere: an unsafe address, or a page that is not there. */
export function isDeadLink(link: unknown, knows: HasPath, origin: string): boolean {
  const resolved = resolveLink(link)
  if (!resolved) return false
  if (resolved.href === null || resolved.href === '/404') return true
  const address = URL.canParse(resolved.href, origin) ? new URL(resolved.href, origin) : null
  if (!address) return true
  return address.origin === origin && !knows(address.pathname)
}

/** The links in formatted text, spelled as link fields spell theirs, in order. */
export function linksOf(node: unknown): Values[] {
  if (!isRecord(node)) return []
  const own = node.type === 'link' || node.type === 'autolink' ? [asLink(node.fields)] : []
  return [...own, ...childrenOf(node).flatMap(linksOf)]
}

/** Whether formatted text has nothing to read or to look at. */
export function isBlank(node: unknown): boolean {
  if (!isRecord(node)) return true
  if (typeof node.text === 'string' && node.text.trim() !== '') return false
  if (node.type === 'upload' || node.type === 'block') return false
  return childrenOf(node).every(isBlank)
}

function asLink(fields: unknown): Values {
  const { linkType, doc, url } = isRecord(fields) ? fields : {}
  return { link_type: linkType === 'internal' ? 'Document' : 'Web', document: doc, url }
}

function childrenOf(node: Values): unknown[] {
  const { children } = isRecord(node.root) ? node.root : node
  return Array.isArray(children) ? children : []
}
