import { SpanKind } from '@opentelemetry/api'
import { inSpan } from './span.ts'

export type DatabaseSystem = 'sqlite' | 'postgresql'

/** One of the site's two databases: `booking` or `content`. */
export type DatabaseName = 'booking' | 'content'

type Summary = { operation: string; table?: string }

const OPERATION = /\b(?:INSERT|UPDATE|DELETE)\b/i
const WORD = /[A-Za-z]+/
const TABLE = /\b(?:FROM|INTO|UPDATE)\s+"?([a-z_][a-z0-9_]*)/i

const summaries = new Map<string, Summary>()

/** What a statement does, and the first table that it names. */
export function summaryOf(text: string): Summary {
  const known = summaries.get(text)
  if (known) return known
  const operation = (OPERATION.exec(text) ?? WORD.exec(text))?.[0].toUpperCase() ?? 'SQL'
  const table = TABLE.exec(text)?.[1]
  const named = operation === 'WITH' ? 'SELECT' : operation
  const summary = table === undefined ? { operation: named } : { operation: named, table }
  if (summaries.size < 500) summaries.set(text, summary)
  return summary
}

/**
 * Runs a statement in a span of its own, if what it is done for is traced. `text` goes to the OTLP collector: it is
 * left out where it may hold values and not only their places.
 */
export function inStatementSpan<T>(
  where: { system: DatabaseSystem; database: DatabaseName },
  { sql, text }: { sql: string; text?: string },
  run: () => Promise<T>,
): Promise<T> {
  const { operation, table } = summaryOf(sql)
  return inSpan(
    table === undefined ? operation : `${operation} ${table}`,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': where.system,
        'db.namespace': where.database,
        'db.operation.name': operation,
        ...(table === undefined ? {} : { 'db.collection.name': table }),
        ...(text === undefined ? {} : { 'db.query.text': text }),
      },
    },
    run,
  )
}
