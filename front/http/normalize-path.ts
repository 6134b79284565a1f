/**
 * The path percent-decoded, in lower case and without trailing slashes. Rules are matched against this
 * form, because the routers behind the front accept other spellings of the same path.
 */
export function normalizePath(path: string): string {
  // A path that cannot be decoded reaches no route; it is matched as it is.
  return (tryDecode(path) ?? path).toLowerCase().replace(/\/+$/, '')
}

/** Whether a path, in any spelling, is below `/api`, where errors are JSON. */
export function isApiPath(path: string): boolean {
  return /^\/api(?:\/|$)/.test(normalizePath(path))
}

/** Whether a path's percent-encoding is valid. */
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
