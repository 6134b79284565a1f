import type { SqlValue } from './sql.ts'

/** Conditions that all have to hold, with their parameters; of an empty list nothing is a member. */
export class Conditions {
  readonly values: SqlValue[] = []
  readonly #parts: string[] = []

  /** `column` (or an expression) is one of some texts. */
  among(column: string, values: readonly string[]): void {
    const places = values.map((value) => `$${this.values.push(value)}`)
    this.#parts.push(places.length > 0 ? `${column} IN (${places.join(', ')})` : '1 = 0')
  }

  /** The clause, `WHERE` included; empty without any condition. */
  get text(): string {
    return this.#parts.length > 0 ? `WHERE ${this.#parts.join(' AND ')}` : ''
  }
}
