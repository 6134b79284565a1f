import type { LocalDate } from '#lib/time/time.ts'
import { databaseNow } from '#storage/clock.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { FiguresThread } from './figures-thread.ts'
import type { KeptDay } from './read-days.ts'
import type { FiguresApi } from './types.ts'

/** After how long (ms) every restaurant's service day is over, whatever its zone. */
const OVER_AFTER = 48 * 60 * 60_000

/** Days that are computed at once: looking for them reads the days of all years. */
const DAYS_AT_ONCE = 1000

/** Days that are written at once, so that no claim waits long. */
const DAYS_PER_WRITE = 50

/** The figures of a booking database. */
export function createFigures(db: BookingDatabase): FiguresApi {
  const thread = new FiguresThread({ address: db.address })
  return {
    byLocation: (question) => thread.ask('byLocation', question),
    together: async (locationIds, spans) =>
      thread.ask('together', { locationIds, spans, before: await firstOpenDay(db) }),
    siteCounts: (locationIds, weeks) => thread.ask('siteCounts', { locationIds, weeks }),
    siteTotals: (locationIds, weeks) => thread.ask('siteTotals', { locationIds, weeks }),
    keepPastDays: async (ended = () => false) => {
      const before = await firstOpenDay(db)
      let kept = 0
      while (!ended()) {
        const days = await thread.ask('toKeep', { before, limit: DAYS_AT_ONCE })
        for (let from = 0; from < days.length; from += DAYS_PER_WRITE)
          await keepDays(db, days.slice(from, from + DAYS_PER_WRITE))
        kept += days.length
        if (days.length < DAYS_AT_ONCE) break
      }
      return kept
    },
    close: () => thread.close(),
  }
}

/** The first day that may not be over yet at some restaurant. */
async function firstOpenDay(db: BookingDatabase): Promise<LocalDate> {
  return new Date((await databaseNow(db)) - OVER_AFTER).toISOString().slice(0, 10)
}

/** A day that changed again meanwhile has another stamp by now, and is computed again. */
async function keepDays(db: BookingDatabase, days: readonly KeptDay[]): Promise<void> {
  const rows = days.map((_, n) => `($${4 * n + 1}, $${4 * n + 2}, $${4 * n + 3}, $${4 * n + 4})`)
  await db.run(
    `INSERT INTO day_figures (location_id, service_day, stamp, figures) VALUES ${rows.join(', ')}
     ON CONFLICT (location_id, service_day) DO UPDATE
       SET stamp = excluded.stamp, figures = excluded.figures`,
    days.flatMap(({ locationId, day, stamp, figures }) => [locationId, day, stamp, figures]),
  )
}
