/** Rows between two turns of the event loop: with a tenth of a millisecond each, some milliseconds. */
const ROWS_PER_TURN = 50

/**
 * Resolves after what else waits in this process has had its turn. Work on a synchronous driver, or in memory,
 * is answered within one turn of the event loop however often it is awaited.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** As `rows.map(work)`, with turns of the event loop in between. */
export async function mapYielding<Row, T>(
  rows: readonly Row[],
  work: (row: Row) => T,
): Promise<T[]> {
  const done: T[] = []
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_PER_TURN === 0) await yieldToEventLoop()
    done.push(work(row))
  }
  return done
}
