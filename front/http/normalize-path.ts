/**
 * A path in the one spelling that rules are compared with: percent-encoding undone, lower case, no
 * slash at its end. The routers behind the front take other spellings for the same address.
 */
export function normalizePath(path: string): string {
  // A path that nobody can decode reaches no route; it is compared as it came.
  return (tryDecode(path) ?? path).toLowerCase().replace(/\/+$/, '')
}

/** Whether a path, however it is spelled, is one of the site's own interface: refused in JSON, always. */
export function isApiPath(path: string): boolean {
  return /^\/api(?:\/|$)/.test(normalizePath(path))
}

/** Whether the percent-encoding of a path can be undone. */
export function isDecodable(path: string): boolean {
  return tryDecode(path) !== null
}

function tryDecode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
