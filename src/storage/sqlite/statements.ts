import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { SqlValue } from '../database.ts'

/** A prepared statement, and for each of its placeholders the index of its value; null = in the given order. */
type Prepared = { statement: StatementSync; order: number[] | null }

/** Maximum number of prepared statements of a connection. A statement with a list has another text for each length. */
const MOST_PREPARED = 500

/** Prepared statements of a connection, with numbered parameters (`$1`); the least recently used are dropped. */
export class Statements {
  readonly #connection: DatabaseSync
  readonly #prepared = new LRUCache<string, Prepared>({ max: MOST_PREPARED })

  constructor(connection: DatabaseSync) {
    this.#connection = connection
  }

  /** Runs a statement and returns its rows. */
  all(text: string, values: readonly SqlValue[]): unknown[] {
    const known = this.#prepare(text)
    return known.statement.all(...placed(known, values))
  }

  /** Runs a statement and returns the number of rows changed. */
  run(text: string, values: readonly SqlValue[]): number {
    const known = this.#prepare(text)
    return Number(known.statement.run(...placed(known, values)).changes)
  }

  /** Converts `$1` to `?`: binding by position takes half the time of binding by name. */
  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text)
    if (known) return known
    const order: number[] = []
    const withPlaces = text.replace(/\$(\d+)/g, (_, number: string) => {
      order.push(Number(number) - 1)
      return '?'
    })
    const numbered = order.every((value, index) => value === index)
    const statement = this.#connection.prepare(withPlaces)
    const prepared = { statement, order: numbered ? null : order }
    this.#prepared.set(text, prepared)
    return prepared
  }
}

function placed({ order }: Prepared, values: readonly SqlValue[]): SqlValue[] {
  return order === null ? [...values] : order.map((index) => values[index] ?? null)
}
