import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { SqlValue } from '../database.ts'

/** A statement and which value goes to each of its places; null = they come as they are numbered. */
type Prepared = { statement: StatementSync; order: number[] | null }

/** The statements of a connection, with numbered parameters (`$1`), each prepared once. */
export class Statements {
  readonly #connection: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(connection: DatabaseSync) {
    this.#connection = connection
  }

  /** Runs a statement and returns its rows. */
  all(text: string, values: readonly SqlValue[]): unknown[] {
    const known = this.#prepare(text)
    return known.statement.all(...placed(known, values))
  }

  /** Runs a statement and returns how many rows it wrote or deleted. */
  run(text: string, values: readonly SqlValue[]): number {
    const known = this.#prepare(text)
    return Number(known.statement.run(...placed(known, values)).changes)
  }

  /** By place takes half the time of by name. */
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
