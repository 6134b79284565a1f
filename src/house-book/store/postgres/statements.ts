import type { Sql, SqlValue } from '../database.ts'
import type { QueryResult, Statement } from './batch.ts'
import { asBusyError } from './wait-limits.ts'

/** Statements of the engine as what runs them for it wants them. */
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

/** The error of a statement: other transactions have its rows, not others who ask for the same. */
export function asStatementError(error: unknown): unknown {
  return asBusyError(error, { shared: true })
}

const names = new Map<string, string>()

/** A statement is prepared once per connection under a name of its own. */
function nameOf(text: string): string | undefined {
  // Texts with a rehearsed clock never repeat.
  if (names.size > 500) return undefined
  const known = names.get(text) ?? `booking_${names.size}`
  names.set(text, known)
  return known
}
