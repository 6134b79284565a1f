import { isRecord } from '../is-record.ts'
import type { ResolvedLink } from './link.ts'
import { routes } from './routes.ts'
import { safeHref } from './safe-href.ts'

/** Where a link goes whose target is gone (spec:links.broken). */
const BROKEN = '/404'

/** Paths of the document types that have an address without a parameter. */
const SINGLE: ReadonlyMap<string | undefined, string> = new Map(
  routes
    .filter(({ documentType, pattern }) => documentType && !pattern.includes('['))
    .map(({ documentType, pattern }) => [documentType, pattern]),
)

const UID = /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/

/** Path of a document by its type (spec:links.by-type); anything else is the home page. */
export function documentPath(type: string, uid?: string | null): string {
  const single = SINGLE.get(type.startsWith('menu-') ? 'menu' : type)
  if (single) return single
  const known = typeof uid === 'string' && UID.test(uid)
  if (type === 'location') return known ? `/locations/${uid}` : BROKEN
  if (type === 'news-post') return known ? `/news/${uid}` : BROKEN
  if (type === 'text-page') return known ? `/${uid}` : BROKEN
  return '/'
}

const TYPES: Record<string, string> = {
  locations: 'location',
  'news-posts': 'news-post',
  menus: 'menu',
}

/**
 * An editor's link as an anchor needs it. Total: null where nothing was chosen; a document or file that
 * is gone leads to /404; an address that a browser must not follow keeps its text and has no `href`.
 */
export function resolveLink(link: unknown): ResolvedLink | null {
  if (!isRecord(link)) return null
  const href = hrefOf(link)
  if (href === undefined) return null
  return {
    href,
    text: typeof link.text === 'string' ? link.text.trim() : '',
    external: href !== null && /^https?:/i.test(href),
    newTab: href !== null && link.newTab === true,
  }
}

/**
 * The same for a link whose words stand beside it, and are its text. The database forgets a document that is
 * gone, and keeps the words: with them, a link to nothing leads to /404.
 */
export function resolveNamedLink(link: unknown, words: string): ResolvedLink | null {
  if (!words.trim()) return null
  const text = words.trim()
  const resolved = resolveLink(link)
  if (resolved) return { ...resolved, text }
  return isBrokenLink(link) ? { href: BROKEN, text, external: false, newTab: false } : null
}

/** Whether a link that somebody has made was to a document or a file that is gone. */
export function isBrokenLink(link: unknown): boolean {
  if (!isRecord(link) || resolveLink(link)) return false
  return link.link_type === 'Document' || link.link_type === 'Media'
}

/** Undefined where nothing was chosen, null where what was chosen is unsafe. */
function hrefOf(link: Record<string, unknown>): string | null | undefined {
  switch (link.link_type) {
    // A web address alone (`reserveLink.url`) has no choice of kinds.
    case undefined:
    case 'Web':
      return typeof link.url === 'string' && link.url.trim() ? safeHref(link.url) : undefined
    case 'Document':
      return link.document ? documentHref(link.document) : undefined
    case 'Media':
      return link.media ? mediaHref(link.media) : undefined
    default:
      return undefined
  }
}

function documentHref(document: unknown): string {
  if (!isRecord(document) || !isRecord(document.value)) return BROKEN
  const { relationTo, value } = document
  if (typeof relationTo !== 'string') return BROKEN
  const type = TYPES[relationTo] ?? (typeof value.type === 'string' ? value.type : relationTo)
  return documentPath(type, typeof value.uid === 'string' ? value.uid : null)
}

function mediaHref(media: unknown): string {
  if (!isRecord(media) || typeof media.filename !== 'string' || media.filename === '') return BROKEN
  return `/media/${encodeURIComponent(media.filename)}`
}
