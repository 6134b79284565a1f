import { matchRoute } from './match-route.ts'

/** A published document as an address of before finds it: its name in addresses, and where it is. */
export type Destination = { uid: string; path: string }

/** What has names in addresses; text pages are named by their whole path. */
export type NamedKind = 'locations' | 'news-posts' | 'pages'

/** An address that a document had before. */
export type FormerName = { address: string; kind: NamedKind; id: number }

/** Published documents by their ids. */
export type Destinations = Record<NamedKind, ReadonlyMap<number, Destination>>

/** Where paths lead that had a page before; undefined where none had, or its document is not published. */
export type FormerPaths = { get(path: string): string | undefined }

/**
 * Leads every path that a published document's former name is part of to the one of today. Asked by its
 * parts, for a post is seen at every location, and both of them may have had other names.
 */
export function formerPaths(former: readonly FormerName[], documents: Destinations): FormerPaths {
  const locations = namesOf('locations', former, documents)
  const posts = namesOf('news-posts', former, documents)
  const pages = namesOf('pages', former, documents)
  return {
    get(path) {
      const match = matchRoute(path)
      if (!match) return undefined
      const { uid, post, textpage, country } = match.params
      const { pattern } = match.route
      if (textpage) return pages.former.get(textpage)?.path
      if (uid) {
        const here = locations.find(uid)
        const news = post === undefined ? undefined : posts.find(post)
        if (!here || (post !== undefined && !news)) return undefined
        const target = pattern.replace('[uid]', here.uid).replace('[post]', news?.uid ?? '')
        return target === path ? undefined : target
      }
      const moved = post === undefined ? undefined : posts.former.get(post)
      if (!moved || (country !== undefined && !COUNTRIES.has(country))) return undefined
      return pattern.startsWith('/news-redirect/') ? `/news-redirect/${moved.uid}` : moved.path
    },
  }
}

const COUNTRIES = new Set(['ca', 'us'])

function namesOf(kind: NamedKind, all: readonly FormerName[], documents: Destinations) {
  const published = documents[kind]
  const current = new Map([...published.values()].map((one) => [one.uid, one]))
  const former = new Map<string, Destination>()
  for (const { address, id, ...one } of all) {
    const destination = one.kind === kind ? published.get(id) : undefined
    if (destination) former.set(formerUid(address), destination)
  }
  return { former, find: (uid: string) => current.get(uid) ?? former.get(uid) }
}

/** The name in an address: its last part. */
export function formerUid(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
