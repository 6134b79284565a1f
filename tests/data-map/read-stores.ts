import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'

/** Something that a site keeps, with the place that the data map has for it. */
export type Kept = { place: string; content: Buffer | string }

type Where = { dataDir: string; databaseUrl?: string | undefined }

/** Every value of every column of both databases of a site, of all tables that there are, or of one (`content/imports`). */
export async function readTables(where: Where, only?: string): Promise<Kept[]> {
  return where.databaseUrl ? readPostgres(where.databaseUrl, only) : readSqlite(where.dataDir, only)
}

function readSqlite(dataDir: string, only?: string): Kept[] {
  return ['content', 'booking'].flatMap((name) => {
    const database = new DatabaseSync(path.join(dataDir, `${name}.db`), { readOnly: true })
    try {
      const tables = database
        .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
        .all()
      return tables
        .filter(({ name: table }) => !only || only === `${name}/${table}`)
        .flatMap(({ name: table }) =>
          database
            .prepare(`SELECT * FROM "${table}"`)
            .all()
            .flatMap((row) => valuesOf(`${name}/${table}`, row)),
        )
    } finally {
      database.close()
    }
  })
}

async function readPostgres(url: string, only?: string): Promise<Kept[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    )
    const all: Kept[] = []
    for (const { schema, name } of tables) {
      const store = schema === 'booking' ? 'booking' : 'content'
      if (only && only !== `${store}/${name}`) continue
      const { rows } = await client.query(`SELECT * FROM "${schema}"."${name}"`)
      all.push(...rows.flatMap((row) => valuesOf(`${store}/${name}`, row)))
    }
    return all
  } finally {
    await client.end()
  }
}

function valuesOf(table: string, row: object): Kept[] {
  return Object.entries(row).flatMap(([column, value]) =>
    value === null || value === ''
      ? []
      : [{ place: `${table}.${column}`, content: contentOf(value) }],
  )
}

function contentOf(value: unknown): Buffer | string {
  if (value instanceof Uint8Array) return Buffer.from(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Every file below a folder, each with its path and its name. */
export function readFiles(folder: string, prefix: string): Kept[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .flatMap((name) => [
      { place: `${prefix}/${name}`, content: readFileSync(path.join(folder, name)) },
      { place: `${prefix}/${name} (its name)`, content: name },
    ])
}
