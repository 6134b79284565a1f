/** Most pixels of a picture, those of all its frames together: more than cameras make, for a file of 25 MB. */
export const MOST_PIXELS = 64_000_000
/** Most memory of the process in which pictures are read, bytes. */
export const MOST_MEMORY = 768 * 1024 * 1024
/** Longest time that one step of the work may take, ms. */
export const LONGEST_MS = 60_000
