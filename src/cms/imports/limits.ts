/** The largest file that is taken, in bytes. */
export const MOST_BYTES = 256 * 1024 * 1024

/** The most rows of one file. */
export const MOST_ROWS = 100_000
