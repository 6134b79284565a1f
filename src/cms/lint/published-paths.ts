import type { FormerPaths } from '#lib/routing/former-paths.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
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
  /** Where paths lead whose pages have others now. */
  former: FormerPaths
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
      return names.files.has(decodeURIComponent(params.rest ?? ''))
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
