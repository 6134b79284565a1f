import type pg from 'pg'
import { UNFINISHED_MOVE } from '#lib/data-lock/unfinished-move.ts'
import { kindOf, type ValueKind } from './values.ts'

/** The two databases of an installation, by their schemas on Postgres. */
export type Schema = 'public' | 'booking'

/** A column; `type` is Postgres' name for its type. */
export type Column = { name: string; type: string; kind: ValueKind }

/** A table of an installation as both databases have it. */
export type Table = {
  schema: Schema
  name: string
  /** For people, and for what is kept of a move: `booking.units`. */
  label: string
  columns: Column[]
  /** Columns that no two rows share; all where there is no primary key. */
  key: Column[]
  /** The column whose values a sequence gives, if there is one. */
  counted: string | null
}

/**
 * Tables that are not moved, because each database has its own: applied migrations, progress of a move, purges of the
 * CDN, tries at the sign-in.
 */
export const OWN = [
  ...['public.content_migrations', 'booking.migrations'],
  ...[`public.${UNFINISHED_MOVE}`, `booking.${UNFINISHED_MOVE}`, 'booking.cdn_purges'],
  'public.sign_in_tries',
]

type Row = {
  schema: Schema
  name: string
  columns: { name: string; type: string }[]
  key: string[] | null
  counted: string | null
  refers_to: string[] | null
}

/** Tables that outlive a crash: what is in an unlogged one need not be moved. */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name,
    (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
       ORDER BY a.attnum)
     FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT json_agg(a.attname ORDER BY array_position(k.conkey, a.attnum))
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
     WHERE k.conrelid = c.oid AND k.contype = 'p') AS key,
    (SELECT a.attname FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped
       AND pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) IS NOT NULL
     LIMIT 1) AS counted,
    (SELECT json_agg(DISTINCT fn.nspname || '.' || f.relname)
     FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
     JOIN pg_namespace fn ON fn.oid = f.relnamespace
     WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS refers_to
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN ('public', 'booking') AND c.relkind = 'r' AND c.relpersistence = 'p'
  ORDER BY 1, 2`

/** The tables of an installation on Postgres, each after those that it refers to. */
export async function tablesOn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Row>(TABLES)
  const described = rows.map((row) => ({ ...tableOf(row), refersTo: row.refers_to ?? [] }))
  return inOrder(described.filter(({ label }) => !OWN.includes(label)))
}

function tableOf({ schema, name, columns, key, counted }: Row): Table {
  const described = columns.map((column) => ({ ...column, kind: kindOf(column.type) }))
  return {
    ...{ schema, name, label: `${schema}.${name}`, columns: described, counted },
    key: key ? described.filter((column) => key.includes(column.name)) : described,
  }
}

/** Sorts tables so that each stands after those that it refers to. Throws where they refer to each other in a circle. */
export function inOrder<T extends { label: string; refersTo: string[] }>(tables: T[]): T[] {
  const placed = new Set<string>()
  const sorted: T[] = []
  let left = tables
  while (left.length > 0) {
    const ready = left.filter(({ refersTo }) => refersTo.every((label) => placed.has(label)))
    if (ready.length === 0) {
      throw new Error(
        `These tables refer to each other: ${left.map(({ label }) => label).join(', ')}`,
      )
    }
    sorted.push(...ready)
    for (const { label } of ready) placed.add(label)
    left = left.filter(({ label }) => !placed.has(label))
  }
  return sorted
}
