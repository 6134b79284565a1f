import type { FormerPaths } from '#lib/routing/former-paths.ts'

/**
 * Redirects as visitors are to be sent: each to the end of its chain at once, none that comes back to
 * where it was. `direct` leads from path to address; `origin` is the site's own, without a slash; `former`
 * leads on from paths that have no page any more.
 */
export function followRedirects(
  direct: ReadonlyMap<string, string>,
  origin: string,
  former: FormerPaths = NONE,
): Map<string, string> {
  const followed = new Map<string, string>()
  for (const from of direct.keys()) {
    const end = endOfChain(from, { get: (path) => direct.get(path) ?? former.get(path) }, origin)
    if (end !== null) followed.set(from, end)
  }
  return followed
}

const NONE: FormerPaths = { get: () => undefined }

function endOfChain(from: string, direct: FormerPaths, origin: string): string | null {
  const passed = new Set<string>()
  let path: string | null = from
  let end: string | null = null
  let plain = true
  while (path !== null) {
    if (passed.has(path)) return null
    passed.add(path)
    const next = direct.get(path)
    if (next === undefined) break
    // A query or fragment on the way would be lost: from there on the browser follows by itself.
    if (plain) end = next
    plain &&= !/[?#]/.test(next)
    path = localPath(next, origin)
  }
  return end
}

/** The path of an address of this site, as the front looks it up; null for other sites. */
function localPath(href: string, origin: string): string | null {
  const local = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  if (!local.startsWith('/')) return null
  const [path = ''] = local.split(/[?#]/, 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
