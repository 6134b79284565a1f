import { LRUCache } from 'lru-cache'
import type { Sql, SqlValue } from '../database.ts'
import type { QueryResult, Statement } from './batch.ts'
import { asBusyError } from './wait-limits.ts'

/** The engine's SQL interface on top of a function that runs statements. */
export function sqlOver(runStatement: (statement: Statement) => Promise<QueryResult>): Sql {
  const query = (text: string, values: SqlValue[] = []) =>
    runStatement({ name: nameOf(text), text, values }).catch((error: unknown) => {
      throw asStatementError(error)
    })
  return {
    all: async <Row>(text: string, values?: SqlValue[]) =>
      (await query(text, values)).rows as Row[],
    run: async (text, values) => (await query(text, values)).count,
  }
}

/**
 * The error of a statement whose rows are locked by other transactions: `shared`, as everybody else who wants
 * them is blocked too.
 */
export function asStatementError(error: unknown): unknown {
  return asBusyError(error, { shared: true })
}

/** Maximum number of prepared statements. */
const MOST_NAMES = 500
/** Number of uses after which a statement is prepared. A statement with a list has another text for each length, and most are used once. */
const USES = 3

const names = new Map<string, string>()
/** Number of uses of each text that has no name yet. */
const uses = new LRUCache<string, number>({ max: 1_000 })

/** The name under which a statement is prepared, once per connection. Undefined if it was used less than `USES` times, or `MOST_NAMES` others have names. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const used = (uses.get(text) ?? 0) + 1
  uses.set(text, used)
  if (used < USES) return undefined
  const name = `booking_${names.size}`
  names.set(text, name)
  uses.delete(text)
  return name
}
