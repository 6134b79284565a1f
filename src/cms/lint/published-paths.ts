import { decodePart } from '#lib/routing/decode-part.ts'
import {
  type Destination,
  type FormerName,
  type FormerPaths,
  formerPaths,
} from '#lib/routing/former-paths.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { type AddressableCollection, addressOf } from '../addresses/addressable-collections.ts'
import type { HasPath } from './links.ts'

/** Names in addresses of everything that is published. */
export type PublishedNames = {
  locations: ReadonlySet<string>
  posts: ReadonlySet<string>
  textPages: ReadonlySet<string>
  /** File names of the media library, those of its sizes included. */
  files: ReadonlySet<string>
  /** Paths from which editors redirect. */
  redirects: ReadonlySet<string>
  /** Redirects from former addresses. */
  former: FormerPaths
}

type Named = { id: number; uid?: unknown; type?: unknown; from?: unknown }

/** Published documents by collection, with the fields that their addresses are made of. */
type NamedContent = Record<AddressableCollection | 'redirects', readonly Named[]>

/** The names of published content; `files` are those of the media library. */
export function publishedNames(
  content: NamedContent,
  former: readonly FormerName[],
  files: ReadonlySet<string>,
): PublishedNames {
  const uids = (documents: readonly Named[]) => new Set(documents.map(({ uid }) => String(uid)))
  return {
    locations: uids(content.locations),
    posts: uids(content['news-posts']),
    textPages: uids(content.pages.filter(({ type }) => type === 'text-page')),
    files,
    redirects: new Set(content.redirects.map(({ from }) => String(from))),
    former: formerPaths(former, {
      locations: destinations('locations', content),
      'news-posts': destinations('news-posts', content),
      pages: destinations('pages', content),
    }),
  }
}

function destinations(
  slug: AddressableCollection,
  content: NamedContent,
): Map<number, Destination> {
  return new Map(
    content[slug].map((one) => [
      one.id,
      { uid: String(one.uid), path: addressOf(slug, one) ?? '/' },
    ]),
  )
}

type StoredMedia = { filename?: unknown; sizes?: unknown }

/** The names of a file of the media library: its own and those of its sizes. */
export function filesOf({ filename, sizes }: StoredMedia): string[] {
  const made = Object.values((sizes ?? {}) as Record<string, { filename?: unknown } | null>)
  return [filename, ...made.map((size) => size?.filename)].map(String)
}

/** Whether a path of the site leads somewhere, by what is published. */
export function publishedPathLookup(names: PublishedNames): HasPath {
  return (spelled) => {
    const path = spelled.length > 1 ? spelled.replace(/\/$/, '') : spelled
    if (names.redirects.has(path) || names.former.get(path) !== undefined) return true
    const match = matchRoute(path)
    if (!match) return false
    const { route, params } = match
    if (route.pattern.startsWith('/media/')) {
      return names.files.has(decodePart(params.rest ?? ''))
    }
    if (route.parameters !== 'content' || route.pattern.includes('[...')) return true
    return Object.entries(params).every(([name, value]) => isKnown(name, value, names))
  }
}

const COUNTRIES = new Set(['ca', 'us'])

function isKnown(name: string, value: string, names: PublishedNames): boolean {
  switch (name) {
    case 'uid':
      return names.locations.has(value)
    case 'post':
      return names.posts.has(value) || COUNTRIES.has(value)
    case 'country':
      return COUNTRIES.has(value)
    case 'textpage':
      return names.textPages.has(value)
    default:
      return true
  }
}
