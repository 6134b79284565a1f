import { ok } from '#lib/result.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext } from '../staff-log/types.ts'
import type { Dish, SoldOut, SoldOutEntry } from './types.ts'

type Row = {
  item_id: string
  title: string
  until: number
  staff: string
  at: number
  now: number
}

/** What is sold out, stored in the database of the bookings. */
export function createSoldOut(db: BookingDatabase): SoldOut {
  const { dialect } = db
  return {
    entries: async (locationId) => {
      const rows = await db.all<Row>(
        `SELECT item_id, title, until, staff, at, ${dialect.now} AS now FROM sold_out
         WHERE location_id = $1 ORDER BY at DESC, item_id`,
        [locationId],
      )
      return rows.map(entryOf)
    },
    now: async (locationId) => {
      const rows = await db.all<{ item_id: string; until: number }>(
        `SELECT item_id, until FROM sold_out WHERE location_id = $1 AND until > ${dialect.now}
         ORDER BY item_id`,
        [locationId],
      )
      const ends = rows.map(({ until }) => until)
      return {
        items: rows.map(({ item_id }) => item_id),
        endsAt: ends.length > 0 ? Math.min(...ends) : null,
      }
    },
    set: async (at, dish, until) => {
      const exclusive = [`sold-out ${at.locationId} ${dish.id}`]
      await db.transaction({ exclusive }, (sql) => setSoldOut(sql, at, dish, until))
    },
    changes: async (since) => {
      const [clock] = await db.all<{ version: number }>('SELECT version FROM sold_out_clock')
      const version = clock?.version ?? 0
      if (version === since) return { version, locations: [] }
      const rows = await db.all<{ location_id: string }>(
        `SELECT DISTINCT location_id FROM sold_out WHERE version > $1 AND version <= $2`,
        [since, version],
      )
      return { version, locations: rows.map(({ location_id }) => location_id) }
    },
  }
}

async function setSoldOut(
  sql: BookingSql,
  at: StaffContext,
  { id, title }: Dish,
  until: number | null,
) {
  const [row] = await sql.all<{ until: number; now: number }>(
    `SELECT until, ${sql.dialect.now} AS now FROM sold_out WHERE location_id = $1 AND item_id = $2`,
    [at.locationId, id],
  )
  const soldOut = row !== undefined && row.until > row.now
  if (soldOut === (until !== null)) return ok(null)
  // The row stays locked until the commit, so that versions become visible in order.
  const [clock] = await sql.all<{ version: number }>(
    'UPDATE sold_out_clock SET version = version + 1 RETURNING version',
  )
  await sql.run(
    `INSERT INTO sold_out (location_id, item_id, title, until, staff, at, version)
     VALUES ($1, $2, $3, COALESCE(CAST($4 AS bigint), ${sql.dialect.now}), $5, ${sql.dialect.now}, $6)
     ON CONFLICT (location_id, item_id) DO UPDATE SET title = excluded.title,
       until = excluded.until, staff = excluded.staff, at = excluded.at, version = excluded.version`,
    [at.locationId, id, title, until, at.staff, clock?.version ?? 0],
  )
  const notify = sql.dialect.notify('tableside_sold_out')
  if (notify) await sql.all(notify)
  const subject = `sold-out ${at.locationId} ${id}`
  const act = until === null ? 'back_on' : 'sold_out'
  await logStaffAction(sql, at, { subject, act, detail: title })
  return ok(null)
}

function entryOf({ item_id, title, until, staff, at, now }: Row): SoldOutEntry {
  return { itemId: item_id, title, soldOut: until > now, until, staff, at }
}

const WEEK = 7 * 24 * 60 * 60_000

/** Deletes reports of long ago; the staff log stays. */
export async function purgeSoldOut(db: BookingDatabase): Promise<void> {
  await db.run(`DELETE FROM sold_out WHERE until < ${db.dialect.now} - ${WEEK}`)
}
