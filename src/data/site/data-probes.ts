import path from 'node:path'
import { folderProbe } from '#lib/outage/folder-probe.ts'
import type { Probe } from '#lib/outage/outage.ts'
import { directPostgresProbe, postgresProbe } from '#lib/outage/postgres-probe.ts'
import { sqliteOutage, sqliteProbe } from '#lib/outage/sqlite-probe.ts'
import { directUrlOf, isPooled, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { getPayload } from './payload.ts'

/** By what it is found out whether a site can reach and write its data. */
export function dataProbes(where: PostgresAddresses & { dataDir: string }): Probe[] {
  const folder = folderProbe(where.dataDir)
  const { databaseUrl } = where
  if (databaseUrl) {
    const directUrl = directUrlOf(where) ?? databaseUrl
    const postgres = postgresProbe(databaseUrl, directUrl)
    return isPooled(where)
      ? [folder, postgres, directPostgresProbe(databaseUrl, directUrl)]
      : [folder, postgres]
  }
  const fileOf = (name: string) => path.resolve(where.dataDir, name)
  return [folder, sqliteProbe(fileOf('booking.db')), contentProbe(fileOf('content.db'))]
}

/** The content's file is Payload's to open: two SQLite libraries do not know of each other's locks. */
function contentProbe(file: string): Probe {
  return {
    name: file,
    check: async () => {
      try {
        const { db } = (await getPayload()) as unknown as { db: { tryToWrite(): Promise<void> } }
        await db.tryToWrite()
        return null
      } catch (error) {
        return sqliteOutage(file, error)
      }
    },
  }
}
