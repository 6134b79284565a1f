import { type SqlDialect, type SqlValue, sqlFor } from './database.ts'

type SqlType = 'text' | 'integer' | 'bigint'
type Values<Row> = Record<keyof Row, SqlValue>

/** All columns of a row, each with its SQL type. */
export type ColumnTypes<Row> = { readonly [Column in keyof Row]-?: SqlType }

/** A statement with the values of its parameters, in the order of `Sql`'s arguments. */
type StatementWithValues = [text: string, values: SqlValue[]]

type InsertOptions<Row> = {
  /** Columns that the database computes: their SQL expressions. */
  computed?: (dialect: SqlDialect) => Record<string, string>
  /** Condition under which the row is inserted; `parameter` returns the expression of a column's value. */
  where?: (parameter: (column: keyof Row & string) => string, dialect: SqlDialect) => string
  /** What follows the values, such as `ON CONFLICT` or `RETURNING`. */
  suffix?: string
}

/**
 * Builds the INSERT of one row. Columns are named once and values are given by name, so that the compiler finds
 * one that is missing, unknown or of the wrong type.
 */
export function insertOf<Row extends Values<Row>>(
  table: string,
  columns: ColumnTypes<Row>,
  { computed = () => ({}), where, suffix = '' }: InsertOptions<Row> = {},
): (dialect: SqlDialect, row: Row) => StatementWithValues {
  const { names, parameter } = parametersOf(columns)
  const text = sqlFor((dialect) => {
    const expressions = computed(dialect)
    const all = [...names, ...Object.keys(expressions)].join(', ')
    const values = [...names.map(parameter), ...Object.values(expressions)].join(', ')
    const source = where
      ? `SELECT ${values} WHERE ${where(parameter, dialect)}`
      : `VALUES (${values})`
    return `INSERT INTO ${table} (${all}) ${source} ${suffix}`
  })
  return (dialect, row) => [text(dialect), names.map((name) => row[name])]
}

/** Builds the UPDATE of one row by its `id`, like `insertOf`. */
export function updateOf<Row extends Values<Row>>(
  table: string,
  columns: ColumnTypes<Row>,
  computed: (dialect: SqlDialect) => Record<string, string> = () => ({}),
): (dialect: SqlDialect, id: string, row: Row) => StatementWithValues {
  const { names, parameter } = parametersOf(columns)
  const text = sqlFor((dialect) => {
    const assignments = [
      ...names.map((name) => `${name} = ${parameter(name)}`),
      ...Object.entries(computed(dialect)).map(([name, expression]) => `${name} = ${expression}`),
    ]
    return `UPDATE ${table} SET ${assignments.join(', ')} WHERE id = $${names.length + 1}`
  })
  return (dialect, id, row) => [text(dialect), [...names.map((name) => row[name]), id]]
}

function parametersOf<Row>(columns: ColumnTypes<Row>) {
  const names = Object.keys(columns) as (keyof Row & string)[]
  const parameter = (name: keyof Row & string) =>
    `CAST($${names.indexOf(name) + 1} AS ${columns[name]})`
  return { names, parameter }
}
