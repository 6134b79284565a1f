import type { ResolvedLink } from '#lib/link.ts'
import { resolveLink } from '#lib/links.ts'
import type { Picture } from '#lib/picture.ts'
import { hasRichText, type RichText } from '#lib/rich-text.ts'
import { readGlobal } from './global.ts'
import { toPicture } from './media.ts'
import { toRichText } from './rich-text.ts'
import { readZones } from './zones.ts'

/** A banner; without `locations` it is for all of them (S1 §3, D-20). */
export type BannerData = {
  uid: string
  text: string
  link: ResolvedLink | null
  /** Ids of the locations it is for; empty = all. */
  locations: number[]
}

/** A popup (S2 §3, §4). */
export type PopupData = {
  uid: string
  variation: 'newsletter' | 'call-to-action'
  title: string
  description: string | null
  image: { desktop: Picture; mobile: Picture | null } | null
  cta: ResolvedLink | null
  /** Ids of the locations it is for, those of its zones included; null = all. */
  locations: number[] | null
}

/** What a page that does not exist says; null where the editors have no document for it (D-05). */
export type NotFoundData = {
  title: string | null
  description: string | null
  cta: ResolvedLink | null
}

/** Published banners in document order. */
export async function readBanners(): Promise<BannerData[]> {
  const banner = await readGlobal('banner')
  return (banner?.slices ?? []).map((slice) => ({
    uid: slice.uid,
    text: slice.text,
    link: resolveLink(slice.link),
    locations: (slice.items ?? []).map(idOf),
  }))
}

/** Published popups in document order. */
export async function readPopups(): Promise<PopupData[]> {
  const [popup, zones] = await Promise.all([readGlobal('popup'), readZones()])
  return (popup?.slices ?? []).map((slice) => {
    const desktop = toPicture(slice.image?.desktop)
    const limits = slice.items ?? []
    const locations = limits.flatMap(({ relationTo, value }) => {
      if (relationTo === 'locations') return [idOf(value)]
      return zones.find((zone) => zone.id === String(idOf(value)))?.locations ?? []
    })
    return {
      uid: slice.uid,
      variation: slice.variation,
      title: slice.title,
      description: slice.description || null,
      image: desktop ? { desktop, mobile: toPicture(slice.image?.mobile) } : null,
      cta: resolveLink(slice.cta),
      locations: limits.length > 0 ? [...new Set(locations)] : null,
    }
  })
}

/** The text of the cookie notice, or null where it is off or empty (S2 §3). */
export async function readCookieNotice(): Promise<RichText | null> {
  const cookies = await readGlobal('cookies')
  const description = cookies?.enabled ? toRichText(cookies.description) : null
  return hasRichText(description) ? description : null
}

/** The 404 page's own words. */
export async function readNotFound(): Promise<NotFoundData | null> {
  const page = await readGlobal('not-found-page')
  if (!page) return null
  const link = resolveLink(page.cta)
  return {
    title: page.title || null,
    description: page.description || null,
    cta: link && page.ctaText ? { ...link, text: page.ctaText } : null,
  }
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'object' ? value.id : value
}
