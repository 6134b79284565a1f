/** Returns a part of a path as it is meant: without its `%` codes, or as it stands where they are none. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
