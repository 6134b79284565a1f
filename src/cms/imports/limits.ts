/** The largest file that is taken, in bytes. */
export const MOST_BYTES = 256 * 1024 * 1024

/** The most rows of one file. */
export const MOST_ROWS = 100_000

/** Characters of rows that are in memory at once, but for a single row that has more. */
export const MOST_CHARACTERS = 2_000_000

/** How many rows of a file are read at once, at most `most`: fewer where its rows are long. */
export function rowsAtOnce({ longestRow = 0 }: { longestRow?: number }, most: number): number {
  const fitting = Math.floor(MOST_CHARACTERS / Math.max(1, longestRow))
  return Math.min(most, Math.max(1, fitting))
}
