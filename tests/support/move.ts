import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { contentsOf } from '#scripts/lib/move/compare.ts'
import { connect, postgresSource } from '#scripts/lib/move/postgres.ts'
import { openSqliteSource } from '#scripts/lib/move/sqlite.ts'
import { type Table, tablesOn } from '#scripts/lib/move/tables.ts'
import { createDatabase } from './postgres.ts'
import type { Place } from './site.ts'

/** A folder that is there until the test has ended. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Address of an empty database that is there until the test has ended. */
export async function newDatabase(): Promise<string> {
  const { url, drop } = await createDatabase(inject('postgres'))
  onTestFinished(drop)
  return url
}

/** Rows that a statement answers. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The rows and the digest of each table of an installation. */
export async function digests({ databaseUrl, dataDir }: Place, tables: Table[]) {
  const database = databaseUrl
    ? postgresSource(await connect(databaseUrl))
    : openSqliteSource(dataDir)
  const found: Record<string, unknown> = {}
  for (const table of tables) found[table.label] = await contentsOf(database, table)
  await database.close()
  return found
}

/** The tables of an installation on Postgres. */
export async function tablesAt(url: string): Promise<Table[]> {
  const client = await connect(url)
  const tables = await tablesOn(client)
  await client.end()
  return tables
}
