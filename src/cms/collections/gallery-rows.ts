/** The most pictures that a restaurant has beside its own. */
export const GALLERY_ROWS = 12
