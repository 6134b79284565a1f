import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateContent } from '#cms/database/migrate.ts'
import { createDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Content databases with every migration and nothing in them, to be copied: a folder, and an address. */
    emptyContent: { sqlite: string; postgres: string }
  }
}

/** Vitest's global set-up: an empty content database of each kind, migrated once for the whole run. */
export default async function setup(project: TestProject) {
  const sqlite = mkdtempSync(path.join(os.tmpdir(), 'tableside-empty-'))
  const database = await createDatabase(project.getProvidedContext().postgres)
  await migrateContent({ dataDir: sqlite, databaseUrl: undefined })
  await migrateContent({ dataDir: sqlite, databaseUrl: database.url })
  project.provide('emptyContent', { sqlite, postgres: database.url })
  return async () => {
    await database.drop()
    rmSync(sqlite, { recursive: true, force: true })
  }
}
