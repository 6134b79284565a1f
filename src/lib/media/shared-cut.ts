/** Pixels of a picture that shared links show: what Open Graph and its readers ask for. */
export const sharedSize = { width: 1200, height: 630 } as const

const ENDING = '-shared.jpg'

/** File name of the cut that shared links show of an upload, from the upload's own name without its extension. */
export function sharedCutName(stem: string): string {
  return `${stem}${ENDING}`
}

/**
 * Whether a file is such a cut. It is made anew under the same name when the focal point is moved; all other files
 * keep their content for good.
 */
export function isSharedCut(name: string): boolean {
  return name.endsWith(ENDING)
}
