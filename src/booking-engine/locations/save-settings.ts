import { isDeepStrictEqual } from 'node:util'
import { ok, type Result } from '#lib/result.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
import type { DayRule } from '../settings/day-rules.ts'
import { withExperienceVersions } from '../settings/experience-versions.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { currentSnapshot, type Snapshot, settingsLockKey } from '../settings/snapshots.ts'
import { applyTimeZoneMove } from './time-zone/apply-move.ts'

/**
 * Stores parsed settings as the next snapshot. Equal settings keep the number, and an older revision than the
 * one in force changes nothing. A change of time zone moves what is upcoming.
 */
export function saveSnapshot(
  db: BookingDatabase,
  locationId: string,
  settings: BookingSettings,
  { revision, staff = '' }: { revision?: number | undefined; staff?: string | undefined },
): Promise<Result<{ number: number }, 'clash'>> {
  type Saved = Result<{ number: number }, 'clash'>
  return db.transaction(
    { exclusive: [settingsLockKey(locationId)] },
    async (sql): Promise<Saved> => {
      const current = await currentSnapshot(sql, locationId)
      const newness = revision ?? current?.revision ?? 0
      if (current && newness < current.revision) return ok({ number: current.number })
      const from = current?.settings.timeZone ?? settings.timeZone
      if (from !== settings.timeZone) {
        const zone = { locationId, from, to: settings.timeZone, staff }
        const moved = await applyTimeZoneMove(sql, zone)
        if (!moved.ok) return moved
      }
      const next = await nextNumber(sql, locationId)
      const versioned = {
        ...withExperienceVersions(settings, current?.settings, next),
        ...(current?.settings.dayRules ? { dayRules: current.settings.dayRules } : {}),
      }
      const isNew = !isDeepStrictEqual(current?.settings, versioned)
      const number = isNew ? next : (current?.number ?? next)
      if (isNew) await writeSnapshot(sql, locationId, { number, settings: versioned })
      if (isNew || newness !== current?.revision) {
        await putInForce(sql, locationId, number, newness)
      }
      return ok({ number })
    },
  )
}

/** Puts the rules of single days in force, in the caller's transaction, which has locked the settings exclusively. */
export async function saveDayRules(
  sql: BookingSql,
  locationId: string,
  { settings, revision }: { settings: BookingSettings; revision: number },
  rules: readonly DayRule[],
): Promise<void> {
  const { dayRules: _, ...others } = settings
  const number = await nextNumber(sql, locationId)
  const dayRules = rules.length > 0 ? { dayRules: [...rules] } : {}
  await writeSnapshot(sql, locationId, { number, settings: { ...others, ...dayRules } })
  await putInForce(sql, locationId, number, revision)
}

async function nextNumber(sql: Sql, locationId: string): Promise<number> {
  const rows = await sql.all<{ last: number | null }>(
    'SELECT MAX(number) AS last FROM snapshots WHERE location_id = $1',
    [locationId],
  )
  return (rows[0]?.last ?? 0) + 1
}

async function writeSnapshot(
  sql: BookingSql,
  locationId: string,
  { number, settings }: Snapshot,
): Promise<void> {
  await sql.run(
    `INSERT INTO snapshots (location_id, number, settings, saved_at)
     VALUES ($1, $2, $3, ${sql.dialect.now})`,
    [locationId, number, JSON.stringify(settings)],
  )
}

async function putInForce(sql: BookingSql, locationId: string, number: number, revision: number) {
  await sql.run(
    `INSERT INTO current_settings (location_id, number, revision) VALUES ($1, $2, $3)
     ON CONFLICT (location_id) DO UPDATE SET number = excluded.number, revision = excluded.revision`,
    [locationId, number, revision],
  )
  const notify = sql.dialect.notify('tableside_locations')
  if (notify) await sql.all(notify)
}
