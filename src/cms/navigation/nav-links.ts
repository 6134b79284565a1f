import type {
  PayloadRequest,
  SanitizedPermissions,
  StaticDescription,
  StaticLabel,
  VisibleEntities,
} from 'payload'
import { type NavEntry, navSections } from './nav-sections.ts'

/** A link of the admin's menu; `description` may be empty. */
export type NavLink = { id: string; href: string; label: string; description: string }

/** A group of the admin's menu with the links that one member of staff may follow. */
export type NavLinkGroup = { label: string; description: string; links: NavLink[] }

type NavContext = {
  req: PayloadRequest
  permissions: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities | undefined
}

/** The admin's menu for the signed-in member of staff: entries of their work that access lets them read; no empty groups. */
export function navLinksFor(context: NavContext): NavLinkGroup[] {
  return navSections.flatMap(({ label, description, entries }) => {
    const links = entries.flatMap((entry) => linkTo(entry, context) ?? [])
    return links.length > 0 ? [{ label: label(), description: description(), links }] : []
  })
}

function linkTo(
  entry: NavEntry,
  { req, permissions, visibleEntities }: NavContext,
): NavLink | null {
  if (!entry.isAllowed(req)) return null
  if ('view' in entry && 'label' in entry) {
    const { view, label, description } = entry
    const texts = { label: label(), description: description() }
    return { id: `nav-${view}`, href: `/admin/${view}`, ...texts }
  }
  const { payload } = req
  if ('collection' in entry) {
    const slug = entry.collection
    const seen = visibleEntities?.collections.includes(slug)
    if (!seen || !permissions?.collections?.[slug]?.read) return null
    const { labels, admin } = payload.collections[slug].config
    const texts = { label: plain(labels.plural), description: plain(admin.description) }
    const href = entry.view ? `/admin/${entry.view}` : `/admin/collections/${slug}`
    return { id: `nav-${slug}`, href, ...texts }
  }
  const slug = entry.global
  const seen = visibleEntities?.globals.includes(slug)
  if (!seen || !permissions?.globals?.[slug]?.read) return null
  const found = payload.globals.config.find((one) => one.slug === slug)
  const texts = { label: plain(found?.label), description: plain(found?.admin?.description) }
  return { id: `nav-global-${slug}`, href: `/admin/globals/${slug}`, ...texts }
}

type LabelText = StaticLabel | StaticDescription | ((...args: never[]) => unknown) | undefined

/** The admin speaks one language. */
function plain(text: LabelText | null): string {
  return typeof text === 'string' ? text : ''
}
