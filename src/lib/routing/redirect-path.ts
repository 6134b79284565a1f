import { matchRoute } from './match-route.ts'

const PATH = /^\/[a-z0-9._~/-]*[a-z0-9_~-]$/i

/**
 * Why editors cannot redirect from a path; null where they can. `invalid`: no path as browsers ask for it. `taken`:
 * what the site answers by itself, shortcuts included, never asks for a redirect.
 */
export function redirectPathFault(path: unknown): 'invalid' | 'taken' | null {
  if (typeof path !== 'string' || !PATH.test(path)) return 'invalid'
  const kind = matchRoute(path)?.route.kind
  return kind === undefined || kind === 'public' ? null : 'taken'
}
