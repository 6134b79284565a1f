import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { playSaves } from '#tests/support/saves/play.ts'

/** Saves on each database; SAVES has more of them, or fewer. */
const SAVES = Number(process.env.SAVES ?? 500)
const SEED = Number(process.env.SEED ?? 7)

test('every save is kept whole or not at all, whatever fails on its way, on both databases', async () => {
  const folder = () => mkdtempSync(path.join(os.tmpdir(), 'tableside-saves-'))
  const { url: databaseUrl } = await createDatabase(inject('postgres'))
  for (const place of [{ dataDir: folder() }, { dataDir: folder(), databaseUrl }]) {
    await migrateContent({ databaseUrl: undefined, ...place })
    const played = await playSaves(place, SAVES, SEED)
    console.info('databaseUrl' in place ? 'postgres' : 'sqlite', JSON.stringify(played))
    expect(played.violations).toEqual([])
    expect(Math.min(played.saved, played.failed, played.kills)).toBeGreaterThan(0)
  }
})
