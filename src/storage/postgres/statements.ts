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

/** Most statements that are prepared. */
const MOST_NAMES = 500
/** Uses from which on a statement is prepared. Lists make a text for each length, most of which are not met again. */
const USES = 3

const names = new Map<string, string>()
/** How often texts without a name were used. */
const uses = new LRUCache<string, number>({ max: 1_000 })

/** The name under which a statement is prepared once per connection; none of rare ones. */
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
