import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, describeSchema } from '#cms/database/schema-drift.ts'
import type { Place } from '#tests/support/site.ts'
import { dumpPostgres } from './dump-postgres.ts'

/** Everything that an installation's databases are made of, but for the rows: one statement each, sorted. */
export async function tablesOf({ dataDir, databaseUrl }: Place): Promise<string[]> {
  if (databaseUrl) return (await dumpPostgres(databaseUrl, { rows: false })).split(';\n').sort()
  const statements = ['content.db', 'booking.db'].flatMap((name) => {
    const database = new DatabaseSync(path.join(dataDir, name), { readOnly: true })
    const rows = database.prepare('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL').all()
    database.close()
    return rows.map(({ sql }) => `${name}: ${String(sql).replaceAll(/\s+/g, ' ')}`)
  })
  return statements.sort()
}

/** Columns that the content model asks for, as `content.pages.title`; opens no database. */
export async function columnsOfModel(dialect: Dialect): Promise<string[]> {
  process.env.LOG_LEVEL = 'silent'
  process.env.TABLESIDE_SECRET ||= 'describing the model needs a secret that is never used'
  const { default: config } = await import('../../../src/payload.config.ts')
  const { snapshot } = await describeSchema(await config, dialect)
  const tables = Object.values(snapshot.tables as Record<string, SnapshotTable>)
  return tables.flatMap(({ name, columns }) =>
    Object.values(columns).map((column) => `content.${name}.${column.name}`),
  )
}

type SnapshotTable = { name: string; columns: Record<string, { name: string }> }
