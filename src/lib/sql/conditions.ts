import type { SqlValue } from './sql.ts'

/** Conditions that all have to hold, with their parameters; of an empty list nothing is a member. */
export class Conditions {
  readonly values: SqlValue[]
  readonly #parts: string[] = []

  /** `values`: those of the statement that this is a part of. */
  constructor(values: SqlValue[] = []) {
    this.values = values
  }

  /** A condition without parameters. */
  where(condition: string): void {
    this.#parts.push(condition)
  }

  /** `column` (or an expression) is one of some texts. */
  whereIn(column: string, values: readonly string[]): void {
    const places = values.map((value) => `$${this.values.push(value)}`)
    this.#parts.push(places.length > 0 ? `${column} IN (${places.join(', ')})` : '1 = 0')
  }

  /** `column` (or an expression) is none of some texts. */
  whereNotIn(column: string, values: readonly string[]): void {
    const places = values.map((value) => `$${this.values.push(value)}`)
    if (places.length > 0) this.#parts.push(`${column} NOT IN (${places.join(', ')})`)
  }

  /** `column` contains a text, whatever characters it has. */
  whereContains(column: string, text: string): void {
    const pattern = `%${text.replace(/[!%_]/g, '!$&')}%`
    this.#parts.push(`${column} LIKE $${this.values.push(pattern)} ESCAPE '!'`)
  }

  /** Adds `(g1) OR (g2) …`; without groups the clause matches nothing. */
  or(groups: readonly ((group: Conditions) => void)[]): void {
    const parts = groups.map((fill) => {
      const group = new Conditions(this.values)
      fill(group)
      return `(${group.#parts.join(' AND ') || '1 = 1'})`
    })
    this.#parts.push(parts.length > 0 ? `(${parts.join(' OR ')})` : '1 = 0')
  }

  /** The clause, `WHERE` included; empty without any condition. */
  get text(): string {
    return this.#parts.length > 0 ? `WHERE ${this.#parts.join(' AND ')}` : ''
  }
}
