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

/** The same, and which former addresses a path is led by: two where a post is seen at a location. */
export type FormerAddresses = FormerPaths & { addressesOf(path: string): string[] }

/** A document that a name in a path stands for, and its former address where the name is that. */
type Named = Destination & { former?: string }

/** Where a path leads, and by which former addresses. */
type Moved = { target: string; by: (string | undefined)[] }

/**
 * Leads every path that a published document's former name is part of to the one of today. Asked by its
 * parts, for a post is seen at every location, and both of them may have had other names.
 */
export function formerPaths(
  former: readonly FormerName[],
  documents: Destinations,
): FormerAddresses {
  const locations = namesOf('locations', former, documents)
  const posts = namesOf('news-posts', former, documents)
  const pages = namesOf('pages', former, documents)
  const find = (path: string): Moved | undefined => {
    const match = matchRoute(path)
    if (!match) return undefined
    const { uid, post, textpage, country } = match.params
    const { pattern } = match.route
    if (textpage) return movedTo(pages.former.get(textpage))
    if (uid) {
      const here = locations.find(uid)
      const news = post === undefined ? undefined : posts.find(post)
      if (!here || (post !== undefined && !news)) return undefined
      const target = pattern.replace('[uid]', here.uid).replace('[post]', news?.uid ?? '')
      return target === path ? undefined : { target, by: [here.former, news?.former] }
    }
    const moved = post === undefined ? undefined : posts.former.get(post)
    if (!moved || (country !== undefined && !COUNTRIES.has(country))) return undefined
    const isRedirect = pattern.startsWith('/news-redirect/')
    return movedTo(isRedirect ? { ...moved, path: `/news-redirect/${moved.uid}` } : moved)
  }
  return {
    get: (path) => find(path)?.target,
    addressesOf: (path) => (find(path)?.by ?? []).filter((one) => one !== undefined),
  }
}

const COUNTRIES = new Set(['ca', 'us'])

const movedTo = (named: Named | undefined): Moved | undefined =>
  named && { target: named.path, by: [named.former] }

function namesOf(kind: NamedKind, all: readonly FormerName[], documents: Destinations) {
  const published = documents[kind]
  const current = new Map<string, Named>([...published.values()].map((one) => [one.uid, one]))
  const former = new Map<string, Named>()
  for (const { address, id, ...one } of all) {
    const destination = one.kind === kind ? published.get(id) : undefined
    if (destination) former.set(formerUid(address), { ...destination, former: address })
  }
  return { former, find: (uid: string) => current.get(uid) ?? former.get(uid) }
}

/** The name in an address: its last part. */
export function formerUid(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
