/**
 * A path in the one spelling that rules are compared with: percent-encoding undone, lower case, no
 * slash at its end. The routers behind the front take other spellings for the same address.
 */
export function plainSpelling(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A path that nobody can decode reaches no route; it is compared as it came.
  }
  return decoded.toLowerCase().replace(/\/+$/, '')
}
