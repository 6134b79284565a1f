import type { Table } from './tables.ts'
import type { Canonical } from './values.ts'

/** The values of a row, in the order of its table's columns. */
export type CanonicalRow = Canonical[]

/** The databases of an installation, for reading. */
export type MoveDatabase = {
  /** Rows of a table in the order of its key, in batches, after the first `skip` of them. */
  read(table: Table, skip?: number): AsyncIterable<CanonicalRow[]>
  /** The last id that a table has given; 0 where none, null where the database does not keep it. */
  lastId(table: Table): Promise<number | null>
  /** The highest id of the rows of a table whose ids are counted; 0 where it is empty. */
  highestId(table: Table): Promise<number>
  close(): Promise<void>
}

/** The databases that are being filled. */
export type MoveTarget = MoveDatabase & {
  /** How many rows of each table that was begun are there, by label. */
  written(): Promise<Map<string, number>>
  /** Removes what a migration wrote into a table, and notes that it was begun. */
  begin(table: Table): Promise<void>
  /** Adds rows, and notes that there are `total` now, in one transaction. */
  append(table: Table, rows: CanonicalRow[], total: number): Promise<void>
  /** Has a table give ids above `id` from now on. */
  setLastId(table: Table, id: number): Promise<void>
  /** Removes the marks of the move: it is whole. */
  finish(): Promise<void>
}

const BATCH_ROWS = 500
/** Most characters of a batch, but for its last row. */
const BATCH_LENGTH = 4_000_000

/** Gathers rows into batches that fit into memory. */
export async function* inBatches(
  rows: AsyncIterable<CanonicalRow> | Iterable<CanonicalRow>,
): AsyncGenerator<CanonicalRow[]> {
  let batch: CanonicalRow[] = []
  let length = 0
  for await (const row of rows) {
    batch.push(row)
    for (const value of row) length += value?.length ?? 0
    if (batch.length < BATCH_ROWS && length < BATCH_LENGTH) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}
