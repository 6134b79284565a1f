import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { inject } from 'vitest'
import { createDatabase } from './postgres.ts'

/** A content system on a database of its own; `stop` ends it and removes its files. */
export type FreshContent = { payload: Payload; dataDir: string; stop(): Promise<void> }

/** Starts an empty content system and writes its tables anew, as drills need it, whose run has no empty one to be copied. */
export async function freshContent(kind: 'sqlite' | 'postgres'): Promise<FreshContent> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-fresh-'))
  const database = kind === 'postgres' ? await createDatabase(inject('postgres')) : null
  Object.assign(process.env, {
    ...{ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', LOG_LEVEL: 'silent' },
    TABLESIDE_SECRET: 'the secret of a drill that keeps nothing',
  })
  const [{ migrateContent }, { env }] = await Promise.all([
    import('#cms/database/migrate.ts'),
    import('#env.ts'),
  ])
  await migrateContent(env)
  const { getPayload } = await import('#data/site/payload.ts')
  const payload = await getPayload()
  return {
    ...{ payload, dataDir },
    async stop() {
      await payload.destroy()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
