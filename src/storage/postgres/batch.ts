import type { Connection, PoolClient, Submittable } from 'pg'
import pg from 'pg'
import { markDataError } from '#lib/outage/data-errors.ts'
import type { SqlValue } from '../database.ts'

/** Postgres' error code for a statement after one that failed in the same transaction. */
export const TRANSACTION_ABORTED = '25P02'

/** A statement; with a `name` it stays prepared on its connection. */
export type Statement = { name?: string | undefined; text: string; values?: readonly SqlValue[] }

/** Rows by column name, and the number of rows returned or changed. */
export type QueryResult = { rows: Record<string, unknown>[]; count: number }

type Column = { name: string; parse(text: string): unknown }
type PendingStatement = Statement & {
  answer: QueryResult
  columns: Column[]
  resolve(answer: QueryResult): void
  reject(error: unknown): void
}

/** The columns of each connection's prepared statements, by statement name. */
let prepared = new WeakMap<Connection, Map<string, Column[]>>()

/**
 * Whether the server refused a prepared statement because a migration has changed the columns that it returns.
 * Nothing was done; from then on every connection prepares its statements again.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return (error as { routine?: string }).routine === 'RevalidateCachedQuery'
}

/**
 * Sends all statements issued in one turn of the event loop as one pipeline with a single `Sync`: the server
 * answers in one packet, and skips the rest after a failure. Statements issued meanwhile go into the next
 * batch.
 */
export class StatementBatcher {
  readonly #client: PoolClient
  readonly #prepare: boolean
  #unsent: PendingStatement[] = []
  #underWay = false

  /** Without `prepare` no statement stays prepared, whatever its name. */
  constructor(client: PoolClient, { prepare = true } = {}) {
    this.#client = client
    this.#prepare = prepare
  }

  run(statement: Statement): Promise<QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
    const name = this.#prepare ? statement.name : undefined
    const answer = { rows: [], count: 0 }
    const asked = { ...statement, name, answer, columns: [], resolve, reject }
    if (this.#unsent.push(asked) === 1 && !this.#underWay) process.nextTick(() => this.#send())
    return promise
  }

  #send(): void {
    if (this.#unsent.length === 0) return
    const statements = this.#unsent
    this.#unsent = []
    this.#underWay = true
    const ended = () => {
      this.#underWay = false
      this.#send()
    }
    this.#client.query(new Batch(statements, ended))
  }
}

/** The query object given to the driver, which calls it back with each message of the server. */
class Batch implements Submittable {
  readonly #statements: PendingStatement[]
  readonly #ended: () => void
  #known = new Map<string, Column[]>()
  #done = 0

  constructor(statements: PendingStatement[], ended: () => void) {
    this.#statements = statements
    this.#ended = ended
  }

  submit(connection: Connection): void {
    const known = prepared.get(connection) ?? new Map<string, Column[]>()
    prepared.set(connection, known)
    this.#known = known
    connection.stream.cork()
    for (const asked of this.#statements) {
      const { name = '', text, values = [] } = asked
      const columns = known.get(name)
      if (columns) asked.columns = columns
      else {
        // A batch that failed later may have prepared it already.
        if (name) connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values: values.map(textOf) }, true)
      if (!columns) connection.describe({ type: 'P', name: '' }, true)
      connection.execute({}, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    const asked = this.#statements[this.#done]
    if (asked) {
      asked.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const asked = this.#statements[this.#done]
    const row: Record<string, unknown> = {}
    for (const [n, { name, parse }] of asked?.columns.entries() ?? []) {
      const value = fields[n] ?? null
      row[name] = value === null ? null : parse(value)
    }
    asked?.answer.rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const asked = this.#statements[this.#done++]
    if (!asked) return
    asked.answer.count = Number(/\d+$/.exec(text)?.[0] ?? 0)
    if (asked.name) this.#known.set(asked.name, asked.columns)
  }

  handleError(error: unknown, connection: Connection): void {
    // After an error of its own the server continues; after any other, such as a timeout, nothing more arrives.
    if (!isOfServer(error)) connection.stream.destroy()
    if (isOutdatedPlan(error)) prepared = new WeakMap()
    this.callback(error)
  }

  handleReadyForQuery(): void {
    this.callback(null)
  }

  /** Ends the batch. The driver wraps this callback to clear its timeout. */
  callback = (failure: unknown): void => {
    const error = failure && markDataError(failure)
    const statements = this.#statements.splice(0)
    if (statements.length === 0) return
    // An error after all statements were answered is a failed commit: all of them failed.
    const answered = error && this.#done === statements.length ? 0 : this.#done
    for (const { resolve, answer } of statements.slice(0, answered)) resolve(answer)
    const [failed, ...aborted] = statements.slice(answered)
    failed?.reject(error)
    for (const { reject } of aborted) reject(isOfServer(error) ? abortedError(error) : error)
    this.#ended()
  }
}

function isOfServer(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}

/** The error of a statement that was skipped because an earlier one failed. */
function abortedError(cause: unknown): Error {
  return Object.assign(new Error('a statement before it failed', { cause }), {
    code: TRANSACTION_ABORTED,
  })
}

function textOf(value: SqlValue): string | null {
  return value === null ? null : String(value)
}

/** Counts and instants fit a number (2^53 ms is the year 287396). */
function parserOf(type: number): (text: string) => unknown {
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, 'text')
}
