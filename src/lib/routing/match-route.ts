import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** The route of a path, and the values of its parameters by name. */
export type RouteMatch = { route: Route; params: Record<string, string> }

/** Content's own names in addresses: what an editor may enter as a uid. */
const UID = /^[a-z0-9](?:[a-z0-9_-]{0,98}[a-z0-9])?$/
const TOKEN = /./s

const compiled = routes.map((entry) => ({
  entry,
  segments: entry.pattern.slice(1).split('/'),
  parameter: entry.parameters === 'token' ? TOKEN : UID,
}))

/**
 * The route of a pathname (as sent, without query), or undefined where no page can be.
 * Parameters that no uid can have match nothing, and so does a trailing slash.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (!pathname.startsWith('/')) return undefined
  const given = pathname.slice(1).split('/')
  for (const { entry, segments, parameter } of compiled) {
    const params = matchSegments(segments, given, parameter)
    if (params) return { route: entry, params }
  }
  return undefined
}

function matchSegments(
  segments: string[],
  given: string[],
  parameter: RegExp,
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith('[...')) {
      params[segment.slice(4, -1)] = given.slice(index).join('/')
      return params
    }
    const value = given[index]
    if (value === undefined) return undefined
    if (segment.startsWith('[')) {
      if (!parameter.test(value)) return undefined
      params[segment.slice(1, -1)] = value
    } else if (segment !== value) {
      return undefined
    }
  }
  return given.length === segments.length ? params : undefined
}

/** First segments that no text page may take as its uid, because a route has them. */
export const reservedFirstSegments: ReadonlySet<string> = new Set([
  '404',
  '500',
  'index',
  'not-found',
  ...routes.flatMap(({ pattern }) => {
    const first = pattern.split('/')[1] ?? ''
    return first === '' || first.startsWith('[') ? [] : [first]
  }),
])
