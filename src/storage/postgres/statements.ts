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

const names = new Map<string, string>()

/** The name under which a statement is prepared once per connection; none after 500 statements. */
function nameOf(text: string): string | undefined {
  // With a replaced clock every text is new.
  if (names.size > 500) return undefined
  const known = names.get(text) ?? `booking_${names.size}`
  names.set(text, known)
  return known
}
