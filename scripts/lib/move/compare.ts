import { createHash } from 'node:crypto'
import { OperatorError } from '#lib/process/operator-error.ts'
import type { MoveDatabase } from './database.ts'
import type { Table } from './tables.ts'

/** What a table has in it: its rows, and the SHA-256 of their canonical values in the order of its key. */
export type Contents = { rows: number; digest: string }

/** Reads a table wholly. */
export async function contentsOf(database: MoveDatabase, table: Table): Promise<Contents> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const batch of database.read(table)) {
    for (const row of batch) hash.update(`${JSON.stringify(row)}\n`)
    rows += batch.length
  }
  return { rows, digest: hash.digest('hex') }
}

/**
 * Reads all tables of both databases, and answers how many rows they have. Throws an `OperatorError` that
 * names each table that differs.
 */
export async function expectEqual(
  source: MoveDatabase,
  target: MoveDatabase,
  tables: Table[],
): Promise<number> {
  const differences: string[] = []
  let total = 0
  for (const table of tables) {
    const [wanted, found] = [await contentsOf(source, table), await contentsOf(target, table)]
    total += wanted.rows
    if (wanted.rows !== found.rows) {
      differences.push(`${table.label} (${wanted.rows} rows there, ${found.rows} here)`)
    } else if (wanted.digest !== found.digest) {
      differences.push(`${table.label} (other values)`)
    } else if (table.counted) {
      const [there, here] = [await source.lastId(table), await target.lastId(table)]
      if (there !== null && here !== null && there !== here)
        differences.push(`${table.label} (its next id)`)
    }
  }
  if (differences.length === 0) return total
  throw new OperatorError(
    `What was moved differs from what is there in ${differences.join(', ')}. If the site ran on the old ` +
      'databases since the move began, empty the new ones, and move again. The old ones were not changed.',
  )
}
