import { breadcrumbList, type Crumb } from '#app/(site)/breadcrumb-list.ts'
import { env } from '#env.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import * as t from './messages.gen.ts'
import { getPage, getShell } from './reads.ts'

type Listing = 'location-listing-page' | 'news-listing-page'

const LISTINGS: Record<Listing, () => Crumb> = {
  'location-listing-page': () => ({ name: t.locations(), path: '/locations' }),
  'news-listing-page': () => ({ name: t.news(), path: '/news' }),
}

type BreadcrumbsProps = {
  /** The list that the page belongs to. */
  of: Listing
  /** The pages below the list, the page itself last. */
  trail: Crumb[]
}

/** Structured breadcrumbs of a page below the first level: home, its list, and the pages down to it. */
export async function Breadcrumbs({ of, trail }: BreadcrumbsProps) {
  const [{ shortName }, listing] = await Promise.all([getShell(), getPage(of)])
  const list = { ...LISTINGS[of](), ...(listing ? { name: listing.title } : {}) }
  const whole = [{ name: shortName, path: '/' }, list, ...trail]
  return <JsonLd value={breadcrumbList(whole, env.publicUrl)} />
}
