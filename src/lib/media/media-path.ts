/** Public address of a stored file; the name carries a hash of the content, so it never changes. */
export function mediaPath(filename: string): string
export function mediaPath(filename: string | null): string | null
export function mediaPath(filename: string | null): string | null {
  return filename ? `/media/${encodeURIComponent(filename)}` : null
}
