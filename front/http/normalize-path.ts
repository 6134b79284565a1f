/**
 * A path in the one spelling that rules are compared with: percent-encoding undone, lower case, no
 * slash at its end. The routers behind the front take other spellings for the same address.
 */
export function plainSpelling(path: string): string {
  // A path that nobody can decode reaches no route; it is compared as it came.
  return (decoded(path) ?? path).toLowerCase().replace(/\/+$/, '')
}

/** Whether a path, however it is spelled, is one of the site's own interface: refused in JSON, always. */
export function isInterface(path: string): boolean {
  return /^\/api(?:\/|$)/.test(plainSpelling(path))
}

/** Whether the percent-encoding of a path can be undone. */
export function isReadable(path: string): boolean {
  return decoded(path) !== null
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
