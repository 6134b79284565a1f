import { cpSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { playSaves } from '#tests/support/saves/play.ts'

const SAVES = 8
const SEED = 20_261_123

// ASVS 2.3.3
test.for(['sqlite', 'postgres'] as const)(
  'every save is kept whole or not at all, whatever fails on its way: %s',
  async (kind, { onTestFinished }) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-saves-'))
    const database = kind === 'postgres' ? await contentDatabase() : null
    onTestFinished(async () => database?.drop())
    if (!database) cpSync(inject('emptyContent').sqlite, dataDir, { recursive: true })
    const place = database ? { dataDir, databaseUrl: database.url } : { dataDir }
    const { violations, saved, failed, kills } = await playSaves(place, SAVES, SEED)
    expect(violations).toEqual([])
    expect(Math.min(saved, failed, kills)).toBeGreaterThan(0)
  },
)
