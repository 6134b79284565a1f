import type {
  PayloadRequest,
  SanitizedPermissions,
  StaticDescription,
  StaticLabel,
  VisibleEntities,
} from 'payload'
import { type Place, sections } from './nav-sections.ts'

/** A link of the admin's menu; `about` may be empty. */
export type MenuLink = { id: string; href: string; label: string; about: string }

export type MenuGroup = { label: string; about: string; links: MenuLink[] }

type Asking = {
  req: PayloadRequest
  permissions: SanitizedPermissions | undefined
  visibleEntities: VisibleEntities | undefined
}

/** The menu of somebody: what is their work, and what access lets them see. Empty groups are left out. */
export function menuOf(asking: Asking): MenuGroup[] {
  return sections.flatMap(({ label, about, places }) => {
    const links = places.flatMap((place) => linkTo(place, asking) ?? [])
    return links.length > 0 ? [{ label, about, links }] : []
  })
}

function linkTo(place: Place, { req, permissions, visibleEntities }: Asking): MenuLink | null {
  if (!place.may(req)) return null
  if ('view' in place) {
    const { view, label, about } = place
    return { id: `nav-${view}`, href: `/admin/${view}`, label, about }
  }
  const { payload } = req
  if ('collection' in place) {
    const slug = place.collection
    const seen = visibleEntities?.collections.includes(slug)
    if (!seen || !permissions?.collections?.[slug]?.read) return null
    const { labels, admin } = payload.collections[slug].config
    const words = { label: plain(labels.plural), about: plain(admin.description) }
    return { id: `nav-${slug}`, href: `/admin/collections/${slug}`, ...words }
  }
  const slug = place.global
  const seen = visibleEntities?.globals.includes(slug)
  if (!seen || !permissions?.globals?.[slug]?.read) return null
  const found = payload.globals.config.find((one) => one.slug === slug)
  const words = { label: plain(found?.label), about: plain(found?.admin?.description) }
  return { id: `nav-global-${slug}`, href: `/admin/globals/${slug}`, ...words }
}

type Words = StaticLabel | StaticDescription | ((...args: never[]) => unknown) | undefined

/** The admin speaks one language. */
function plain(words: Words | null): string {
  return typeof words === 'string' ? words : ''
}
