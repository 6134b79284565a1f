/**
 * Where staff look at slices that are not saved (spec:routes.simulator). Its contract: `GET` answers anybody a
 * frame that listens for the admin's live preview; `POST` of `{"slices": […]}` as JSON, the blocks as the
 * admin's form has them, at most 1 MB, answers the page that draws them, and 403 without a draft cookie of this
 * site.
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
