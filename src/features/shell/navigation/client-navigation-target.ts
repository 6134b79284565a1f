import { HARD_PATH, SHORTCUT_ENDS } from '#lib/routing/browser-routes.gen.ts'
import type { PanelKind } from '../panel/panel-url.ts'
import type { VisitorState } from '../visitor/visitor-core.ts'

/** The members of an anchor that decide how it is followed. */
export type AnchorLike = {
  href: string
  target: string
  hasAttribute(name: string): boolean
}

/**
 * The address of this site that an anchor leads to by soft navigation, or null where the browser
 * follows it itself: other origins, new tabs, downloads, places in the same page, hard addresses.
 */
export function clientNavigationTarget(anchor: AnchorLike, current: string): string | null {
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null
  const here = new URL(current)
  const there = new URL(anchor.href, current)
  if (there.origin !== here.origin || HARD_PATH.test(there.pathname)) return null
  const samePage = there.pathname === here.pathname && there.search === here.search
  if (samePage && there.hash) return null
  return there.pathname + there.search + there.hash
}

/**
 * Where a visitor route ends for this visitor (spec:routes.shortcut-links), so that the redirect is saved; null for
 * any other address and as long as the visitor's location is not known. The query is kept.
 */
export function resolvedAddress(href: string, visitor: VisitorState): string | null {
  const uid = visitor.selected?.uid
  const url = new URL(href, 'http://origin.invalid')
  const end = SHORTCUT_ENDS[url.pathname]
  if (!uid || !end) return null
  const [page, panel] = end
  url.pathname = `/locations/${uid}${page}`
  if (panel) openPanel(url, panel, uid)
  return url.pathname + url.search + url.hash
}

/** Opens one panel and not the other, as the redirect does (spec:routes.panel-query-conflict). */
function openPanel({ searchParams }: URL, panel: PanelKind, uid: string): void {
  searchParams.delete(panel === 'order' ? 'reserve' : 'order')
  searchParams.set(panel, uid)
}

type Settleable = Pick<HTMLAnchorElement, 'getAttribute' | 'setAttribute'>

/**
 * Gives anchors of visitor routes the address where they end, each time anew from the address that
 * they were rendered with: a visitor who sets another location is not led to the one before.
 */
export function visitorLinkResolver(): (anchor: Settleable, visitor: VisitorState) => void {
  const known = new WeakMap<Settleable, { rendered: string; settled: string }>()
  return (anchor, visitor) => {
    const href = anchor.getAttribute('href') ?? ''
    const last = known.get(anchor)
    // Another address than ours: the page has since given the anchor a new one.
    const rendered = last?.settled === href ? last.rendered : href
    const settled = (rendered.startsWith('/') && resolvedAddress(rendered, visitor)) || rendered
    if (settled !== rendered) known.set(anchor, { rendered, settled })
    if (settled !== href) anchor.setAttribute('href', settled)
  }
}
