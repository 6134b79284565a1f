import { context } from '@opentelemetry/api'
import { inSpan, isTraced } from '#lib/tracing/span.ts'
import { type DatabaseSystem, inStatementSpan } from '#lib/tracing/statement.ts'
import type { BookingDatabase, Sql } from './database.ts'

/**
 * The database with a span for each transaction and each statement of what is traced. Statements go out with the
 * places of their values (`$1`), never with the values.
 */
export function traced(db: BookingDatabase): BookingDatabase {
  const system = db.kind === 'postgres' ? 'postgresql' : 'sqlite'
  const attributes = { 'db.system.name': system, 'db.namespace': 'booking' }
  return {
    ...db,
    ...tracedSql(db, system),
    transaction: (locks, work) => {
      if (!isTraced()) return db.transaction(locks, work)
      return inSpan('transaction', { attributes }, () => {
        // A queue may run it on behalf of somebody else's turn.
        const own = context.active()
        return db.transaction(locks, (sql) =>
          context.with(own, () => work({ ...sql, ...tracedSql(sql, system) })),
        )
      })
    },
    snapshot: (work) => {
      if (!isTraced()) return db.snapshot(work)
      return inSpan('snapshot', { attributes }, () => {
        const own = context.active()
        return db.snapshot((sql) =>
          context.with(own, () => work({ ...sql, ...tracedSql(sql, system) })),
        )
      })
    },
  }
}

function tracedSql(sql: Sql, system: DatabaseSystem): Sql {
  const where = { system, database: 'booking' } as const
  return {
    all: (text, values) =>
      isTraced()
        ? inStatementSpan(where, { sql: text, text }, () => sql.all(text, values))
        : sql.all(text, values),
    run: (text, values) =>
      isTraced()
        ? inStatementSpan(where, { sql: text, text }, () => sql.run(text, values))
        : sql.run(text, values),
  }
}
