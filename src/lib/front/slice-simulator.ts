/**
 * Path of the slice simulator, which previews unsaved slices (spec:routes.simulator). `GET` returns a frame
 * that listens for the admin's live preview; `POST` of `{"slices": […]}` as JSON, at most 1 MB, returns the
 * rendered page, and 403 without a draft cookie of this site.
 */
export const SLICE_SIMULATOR_PATH = '/slice-simulator'

/** The body of a post, or null where it is none. */
export function parsePostedSlices(body: string): unknown[] | null {
  try {
    const { slices } = JSON.parse(body) as { slices?: unknown }
    return Array.isArray(slices) ? slices : null
  } catch {
    return null
  }
}
