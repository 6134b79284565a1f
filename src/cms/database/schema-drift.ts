import { BasePayload, type SanitizedConfig } from 'payload'
import { database } from './adapter.ts'

export const dialects = ['sqlite', 'postgres'] as const
export type Dialect = (typeof dialects)[number]

/** The database's shape as Drizzle writes it down. */
export type Snapshot = Record<string, unknown> & { version: string; id: string; prevId: string }

type DrizzleKit = {
  generateDrizzleJson(schema: unknown): Promise<Snapshot> | Snapshot
  generateMigration(before: Snapshot, after: Snapshot): Promise<string[]>
  upSnapshot?: (snapshot: Snapshot) => Snapshot
}

type SchemaAdapter = {
  schema: unknown
  defaultDrizzleSnapshot: Snapshot
  requireDrizzleKit(): DrizzleKit
}

/** What a dialect's tables are to be by the configuration; no database is opened. */
export async function describeSchema(config: SanitizedConfig, dialect: Dialect) {
  const adapter = (await adapterOf(config, dialect)) as unknown as SchemaAdapter
  const kit = adapter.requireDrizzleKit()
  const snapshot = await kit.generateDrizzleJson(adapter.schema)
  return {
    snapshot: withoutIds(snapshot),
    /** Statements from `before` (null = an empty database) to the configuration's shape. */
    statementsFrom: (before: Snapshot | null) =>
      kit.generateMigration(before ?? adapter.defaultDrizzleSnapshot, snapshot),
  }
}

async function adapterOf(config: SanitizedConfig, dialect: Dialect) {
  const databaseUrl = dialect === 'postgres' ? 'postgres://nobody@127.0.0.1:1/none' : undefined
  const payload = new BasePayload()
  await payload.init({
    config: { ...config, db: database({ databaseUrl, dataDir: '.' }) as SanitizedConfig['db'] },
    disableDBConnect: true,
    disableOnInit: true,
  })
  return payload.db
}

/** Without the random ids, so that the same schema is written as the same text. */
function withoutIds(snapshot: Snapshot): Snapshot {
  const none = '00000000-0000-0000-0000-000000000000'
  return JSON.parse(JSON.stringify({ ...snapshot, id: none, prevId: none })) as Snapshot
}
