import { nearestOpen } from '#lib/geo/default-location.ts'
import { inStoreQuery } from '#lib/menus/in-store-menu.ts'
import type { ShortcutTarget } from '#lib/routing/route.ts'
import { type Shortcut, shortcuts } from '#lib/routing/shortcuts.ts'
import { type Decision, decideBrowsing, decideLocation, type Visit } from './decide.ts'

/** Where a shortcut leads, and the location to remember for the session where one was chosen. */
export type Target = { path: string; remember?: string }

/** The kinds of news posts that live below another address. */
export type NewsType = 'location-or-zone-based' | 'ca-locations' | 'us-locations' | (string & {})

const EVERYWHERE = '/locations'
/** Parameters that open a panel; a target has one of them. */
const PANELS = ['reserve', 'order']

/** Where `shortcut` leads a visitor; `search` is the query as it came, without `?`. */
export function shortcutTarget(shortcut: Shortcut, visit: Visit, search: string): Target {
  const { page, location, panel }: ShortcutTarget = shortcuts[shortcut]
  if (location === 'nearest') return { path: inStoreMenu(page, visit, search) }
  const decision = decideLocation(visit)
  if (!decision) return { path: withQuery(EVERYWHERE, search) }
  const { uid } = decision.location
  const query = panel ? replaced(search, PANELS, `${panel}=${uid}`) : search
  return target(withQuery(page.replace('[uid]', uid), query), decision)
}

/** The menu for guests at the table: of the restaurant they sit in, told by geolocation alone. */
function inStoreMenu(page: string, visit: Visit, search: string): string {
  const here = nearestOpen(visit.coordinates(), visit.locations)
  if (!here) return withQuery(EVERYWHERE, search)
  const names = ['utm_source', 'utm_medium', 'utm_campaign']
  return withQuery(
    page.replace('[uid]', here.uid),
    replaced(search, names, inStoreQuery(here.title)),
  )
}

/**
 * Where the news post `post` of this type is to be read (spec:routes.news-target); `type` null = there is none.
 * Its own address for all types that have no better one; the listing where the group has no location.
 */
export function newsTarget(post: string, type: NewsType | null, visit: Visit, search = ''): Target {
  if (type === null) return { path: '/404' }
  if (type === 'ca-locations') return { path: withQuery(`/news/ca/${post}`, search) }
  if (type === 'us-locations') return { path: withQuery(`/news/us/${post}`, search) }
  if (type !== 'location-or-zone-based') return { path: withQuery(`/news/${post}`, search) }
  const decision = decideBrowsing(visit)
  // Its own address would lead here again.
  if (!decision) return { path: withQuery(EVERYWHERE, search) }
  return target(withQuery(`/locations/${decision.location.uid}/news/${post}`, search), decision)
}

function target(path: string, { chosen, location }: Decision): Target {
  return chosen ? { path, remember: location.uid } : { path }
}

/** The whole query but for Next's own `_rsc` (spec:routes.keeps-query), spelled as it came. */
function withQuery(path: string, search: string): string {
  const kept = without(search, ['_rsc'])
  return kept === '' ? path : `${path}?${kept}`
}

function replaced(search: string, names: string[], parameters: string): string {
  return [without(search, names), parameters].filter(Boolean).join('&')
}

function without(search: string, names: string[]): string {
  const kept = search.split('&').filter((part) => {
    const [name = ''] = part.split('=', 1)
    return !names.includes(name)
  })
  return kept.join('&')
}
