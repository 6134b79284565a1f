/** Largest font file that is taken, bytes. */
export const MOST_FONT_BYTES = 2 * 1024 * 1024
/** Most bytes that a compressed font says it unpacks to. */
export const MOST_UNPACKED = 16 * 1024 * 1024
/** Most memory of the process in which fonts are read, bytes. */
export const MOST_MEMORY = 768 * 1024 * 1024
/** Longest time that reading and cutting a font may take, ms. */
export const LONGEST_MS = 30_000
