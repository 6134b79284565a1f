import pg from 'pg'

type Row = Record<string, string>
type Ask = (sql: string) => Promise<Row[]>

/** The schemas of an installation: content, and bookings. */
const SCHEMAS = ['public', 'booking']
const OURS = `n.nspname IN (${SCHEMAS.map((name) => `'${name}'`).join(', ')})`
const NAME = `format('%I.%I', n.nspname, c.relname)`

/**
 * All of a site's Postgres database as one SQL script, which a driver can run as a single query on an empty
 * database; with `rows: false` its tables alone, and where their sequences stand is left out. Knows what the site's migrations make (enums, tables, sequences, constraints, indexes, triggers) and throws
 * where there is anything else.
 */
export async function dumpPostgres(url: string, { rows = true } = {}): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Names are written with their schema.
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL search_path = ''`)
    const ask: Ask = async (sql) => (await client.query<Row>(sql)).rows
    await refuseOthers(ask)
    const lines = [
      ...SCHEMAS.map((name) => `CREATE SCHEMA IF NOT EXISTS ${name}`),
      ...(await enums(ask)),
      ...(await sequences(ask, rows)),
      ...(await tables(ask, rows)),
      ...(await owners(ask)),
      ...(await constraints(ask)),
      ...(await indexes(ask)),
      ...(await triggers(ask)),
    ]
    return `${lines.join(';\n')};\n`
  } finally {
    await client.end()
  }
}

async function refuseOthers(ask: Ask): Promise<void> {
  const others = await ask(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OURS} AND c.relkind NOT IN ('r', 'i', 'S')
     UNION ALL SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE ${OURS} AND p.prorettype <> 'pg_catalog.trigger'::regtype
     UNION ALL SELECT t.typname FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
       WHERE ${OURS} AND t.typtype NOT IN ('e', 'b', 'c')
     UNION ALL SELECT c.relname || '.' || a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${OURS} AND a.attnum > 0 AND (a.attidentity <> '' OR a.attgenerated <> '')`,
  )
  if (others.length === 0) return
  throw new Error(`The dump does not know of: ${others.map(({ name }) => name).join(', ')}`)
}

async function enums(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `SELECT format('%I.%I', n.nspname, t.typname) AS name,
       string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder) AS labels
     FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace JOIN pg_enum e ON e.enumtypid = t.oid
     WHERE ${OURS} GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ name, labels }) => `CREATE TYPE ${name} AS ENUM (${labels})`)
}

async function sequences(ask: Ask, withRows: boolean): Promise<string[]> {
  const rows = await ask(
    `SELECT ${NAME} AS name, format_type(s.seqtypid, NULL) AS type
     FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} ORDER BY 1`,
  )
  const lines: string[] = []
  for (const { name, type } of rows) {
    lines.push(`CREATE SEQUENCE ${name} AS ${type}`)
    if (!withRows) continue
    const [at] = await ask(`SELECT last_value, is_called FROM ${name}`)
    lines.push(`SELECT setval('${name}', ${at?.last_value}, ${at?.is_called})`)
  }
  return lines
}

/** Tables with their rows; what refers to others is added when all are there. */
async function tables(ask: Ask, withRows: boolean): Promise<string[]> {
  const rows = await ask(
    `SELECT ${NAME} AS name,
       string_agg(format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod), ' COLLATE ' || k.collation,
         ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), CASE WHEN a.attnotnull THEN ' NOT NULL' END),
         ', ' ORDER BY a.attnum) AS columns,
       string_agg(format('%I', a.attname), ', ' ORDER BY a.attnum) AS names,
       string_agg(format('quote_nullable(%I::text)', a.attname), ', ' ORDER BY a.attnum) AS quoted
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     LEFT JOIN LATERAL (SELECT format('%I.%I', kn.nspname, k.collname) AS collation FROM pg_collation k
       JOIN pg_namespace kn ON kn.oid = k.collnamespace JOIN pg_type t ON t.oid = a.atttypid
       WHERE k.oid = a.attcollation AND a.attcollation <> t.typcollation) k ON true
     LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
     WHERE ${OURS} AND c.relkind = 'r' GROUP BY 1 ORDER BY 1`,
  )
  const lines: string[] = []
  for (const { name, columns, names, quoted } of rows) {
    lines.push(`CREATE TABLE ${name} (${columns})`)
    if (!withRows) continue
    const values = await ask(`SELECT concat_ws(', ', ${quoted}) AS row FROM ${name} ORDER BY 1`)
    const all = values.map(({ row }) => `(${row})`).join(',\n')
    if (all) lines.push(`INSERT INTO ${name} (${names}) VALUES\n${all}`)
  }
  return lines
}

/** A sequence goes with the column that it counts for. */
async function owners(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `SELECT format('%I.%I', sn.nspname, s.relname) AS sequence,
       format('%I.%I.%I', n.nspname, c.relname, a.attname) AS column
     FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
     JOIN pg_namespace sn ON sn.oid = s.relnamespace
     JOIN pg_class c ON c.oid = d.refobjid JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
     WHERE ${OURS} AND d.deptype = 'a' ORDER BY 1`,
  )
  return rows.map(({ sequence, column }) => `ALTER SEQUENCE ${sequence} OWNED BY ${column}`)
}

async function constraints(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', ${NAME}, k.conname, pg_get_constraintdef(k.oid)) AS line
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} AND k.contype IN ('p', 'u', 'c', 'f') ORDER BY k.contype = 'f', 1`,
  )
  return rows.map(({ line = '' }) => line)
}

/** Indexes that stand by themselves and for no constraint. */
async function indexes(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `SELECT pg_get_indexdef(i.indexrelid) AS line
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${OURS} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid) ORDER BY 1`,
  )
  return rows.map(({ line = '' }) => line)
}

/** Triggers with the functions that they run. */
async function triggers(ask: Ask): Promise<string[]> {
  const functions = await ask(
    `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE ${OURS} ORDER BY 1`,
  )
  const rows = await ask(
    `SELECT pg_get_triggerdef(t.oid) AS line FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${OURS} AND NOT t.tgisinternal ORDER BY 1`,
  )
  return [...functions, ...rows].map(({ line = '' }) => line)
}
