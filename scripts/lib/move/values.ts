import { OperatorError } from '#lib/process/operator-error.ts'

/** How a column's values are kept: by Postgres' type, of which SQLite's has less to say. */
export type ValueKind = 'text' | 'integer' | 'decimal' | 'boolean' | 'instant' | 'json'

/**
 * A value in the one form that both databases are compared in, as text: integers and decimals in plain
 * notation, `true` and `false`, instants as ISO 8601 in UTC, JSON with its keys sorted.
 */
export type Canonical = string | null

/** A value as SQLite's driver hands it out, with all integers as `bigint`. */
export type SqliteValue = null | number | bigint | string | NodeJS.ArrayBufferView

/** The kind of a column of a Postgres type (`timestamp(3) with time zone`). */
export function kindOf(type: string): ValueKind {
  if (/^(?:smallint|integer|bigint)$/.test(type)) return 'integer'
  if (type.startsWith('numeric')) return 'decimal'
  if (type.startsWith('timestamp')) return 'instant'
  if (type === 'boolean') return 'boolean'
  return /^jsonb?$/.test(type) ? 'json' : 'text'
}

/** Reads what SQLite keeps. Throws an `OperatorError` where it is not of its kind; `column` is named there. */
export function fromSqlite(kind: ValueKind, value: SqliteValue, column: string): Canonical {
  if (value === null) return null
  if (kind === 'integer' && typeof value === 'bigint') return String(value)
  if (kind === 'decimal' && (typeof value === 'bigint' || typeof value === 'number'))
    return decimal(plainNotation(String(Number(value))), column)
  if (kind === 'boolean' && (value === 0n || value === 1n)) return String(value === 1n)
  if (typeof value === 'string' && !value.includes('\0')) {
    if (kind === 'text') return value
    if (kind === 'instant') return instant(value, column)
    if (kind === 'json') return sortedJson(value, column)
  }
  throw unfit(column, kind)
}

/** Reads what Postgres writes as text, in UTC. Throws an `OperatorError` where SQLite has no such value. */
export function fromPostgres(kind: ValueKind, value: string | null, column: string): Canonical {
  if (value === null) return null
  if (kind === 'decimal') return decimal(value, column)
  if (kind === 'instant') return instant(value, column)
  return kind === 'json' ? sortedJson(value, column) : value
}

/** The value that SQLite is to keep. */
export function toSqlite(kind: ValueKind, value: Canonical): null | number | bigint | string {
  if (value === null) return null
  if (kind === 'boolean') return value === 'true' ? 1 : 0
  if (kind === 'integer') return BigInt(value)
  if (kind === 'decimal') return Number(value)
  return value
}

/** `2026-11-25T23:43:58.596Z`, as the program writes instants, or with a blank and no zone, as SQLite does. */
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,3})?)(?:Z|\+00)?$/

function instant(value: string, column: string): string {
  const [, day, time] = INSTANT.exec(value) ?? []
  const at = new Date(`${day}T${time}Z`)
  if (Number.isNaN(at.getTime())) throw unfit(column, 'instant')
  return at.toISOString()
}

function sortedJson(value: string, column: string): string {
  try {
    return JSON.stringify(sorted(JSON.parse(value)))
  } catch (error) {
    if (error instanceof SyntaxError) throw unfit(column, 'json')
    throw error
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** Throws where it has more digits than SQLite, and the program, would keep. */
function decimal(value: string, column: string): string {
  const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value
  const number = Number(plain)
  if (Number.isFinite(number) && plainNotation(String(number)) === plain) return plain
  throw unfit(column, 'decimal')
}

/** A number as JavaScript writes it (`1.5e-7`) without an exponent, and without a sign for zero. */
function plainNotation(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(number) ?? []
  if (exponent === undefined) return number === '-0' ? '0' : number
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits.padEnd(point, '0')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

const WORDS: Record<ValueKind, string> = {
  text: 'a text without the character U+0000',
  integer: 'an integer',
  decimal: 'a number that both databases can hold',
  boolean: 'true or false',
  instant: 'an instant between the years 0 and 9999, in milliseconds',
  json: 'JSON',
}

function unfit(column: string, kind: ValueKind): OperatorError {
  return new OperatorError(
    `${column} has a value that is not ${WORDS[kind]}, so it cannot be moved: correct it, and move again.`,
  )
}
