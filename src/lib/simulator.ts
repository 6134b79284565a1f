/**
 * Where staff look at slices that are not saved. Its contract: `POST` of `{"slices": […]}` as JSON, the
 * blocks as the admin's form has them, at most 1 MB, with a draft cookie of this site, answers the page
 * that draws them; `GET` answers a frame that listens for the admin's live preview and does so itself.
 * Without a draft cookie there is no such page.
 */
export const SIMULATOR = '/slice-simulator'

/** The body of a post, or null where it is none. */
export function readPosted(body: string): unknown[] | null {
  try {
    const { slices } = JSON.parse(body) as { slices?: unknown }
    return Array.isArray(slices) ? slices : null
  } catch {
    return null
  }
}
