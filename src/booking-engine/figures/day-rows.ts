import { SLOT_MS } from '#lib/time/time.ts'
import type { ReaderDialect, ReaderSql } from '#storage/reader.ts'
import { LEAD_HOURS } from './types.ts'

/** A service day of a location. */
export type LocationDay = { locationId: string; day: string }

/**
 * A sum of a day. `stay`: parties by outcome from slot `a` up to slot `b` · `size`: of `a` guests, `b` of them timed ·
 * `lead`: by the band `a` · `source` · `experience`: by name and currency, `a` = minor units in one major unit.
 */
export type DayRow = {
  location_id: string
  service_day: string
  measure: 'stay' | 'size' | 'lead' | 'source' | 'experience'
  name: string
  currency: string
  a: number
  b: number
  parties: number
  covers: number
  /** Minutes that timed parties stayed, or the amount of an experience. */
  amount: number
  /** Minutes that timed parties were planned to stay. */
  planned: number
}

const HOUR_MS = 60 * 60_000

/** The sums of some days, computed by the database. */
export function readDayRows(sql: ReaderSql, days: readonly LocationDay[]): Promise<DayRow[]> {
  const asked = JSON.stringify(days.map(({ locationId, day }) => [locationId, day]))
  return sql.all<DayRow>(statementOf(sql.dialect), [asked])
}

/**
 * The visits of the asked days, then one grouping for each measure. A mistaken walk-in, which the staff cancelled,
 * never was. A party leaves its table when it finishes, at the latest when its turn ends; the quarter in which it
 * leaves is free again (spec:engine.desk-walk-ins). It is timed from when it was last seated to when it finished.
 */
function statementOf({ dayRows, json }: ReaderDialect): string {
  const sum = 'COUNT(*) AS parties, CAST(SUM(party) AS bigint) AS covers'
  const none = 'CAST(0 AS bigint)'
  const bill = json('bill')
  const left = `visit_at / ${SLOT_MS}`
  return `
    WITH visits AS MATERIALIZED (
      SELECT r.location_id, r.service_day, r.first_slot, r.party, r.turn_minutes, r.bill,
        CASE WHEN r.status = 'cancelled' THEN 'cancelled' WHEN r.visit = 'no_show' THEN 'noShow'
          WHEN r.source = 'walk_in' THEN 'walkIn' ELSE 'booked' END AS outcome,
        CASE WHEN r.source = 'walk_in' THEN 'walk_in' ELSE COALESCE(r.staff_source, r.source) END AS source,
        CASE WHEN r.visit = 'finished' AND ${left} < r.first_slot THEN r.first_slot
          WHEN r.visit = 'finished' AND ${left} < r.first_slot + r.slots THEN ${left}
          ELSE r.first_slot + r.slots END AS end_slot,
        ${leadBand()} AS band,
        CASE WHEN r.visit = 'finished' THEN (r.visit_at - (
          SELECT MAX(a.at) FROM desk_acts a WHERE a.subject = r.id AND a.act IN ('seat', 'walk_in')
            AND a.at <= r.visit_at)) / 60000 END AS stayed
      FROM ${dayRows('$1')} asked JOIN reservations r
        ON r.location_id = asked.location_id AND r.service_day = asked.service_day
      WHERE NOT (r.status = 'cancelled' AND r.source = 'walk_in')
    ),
    served AS (SELECT * FROM visits WHERE outcome IN ('booked', 'walkIn'))
    SELECT location_id, service_day, 'stay' AS measure, outcome AS name, '' AS currency,
      CAST(first_slot AS bigint) AS a, CAST(end_slot AS bigint) AS b, ${sum},
      ${none} AS amount, ${none} AS planned
    FROM visits GROUP BY location_id, service_day, outcome, first_slot, end_slot
    UNION ALL
    SELECT location_id, service_day, 'size', '', '', CAST(party AS bigint), COUNT(stayed), ${sum},
      CAST(COALESCE(SUM(stayed), 0) AS bigint),
      CAST(COALESCE(SUM(CASE WHEN stayed IS NOT NULL THEN turn_minutes END), 0) AS bigint)
    FROM served GROUP BY location_id, service_day, party
    UNION ALL
    SELECT location_id, service_day, 'lead', '', '', CAST(band AS bigint), ${none}, ${sum}, ${none}, ${none}
    FROM served WHERE outcome = 'booked' GROUP BY location_id, service_day, band
    UNION ALL
    SELECT location_id, service_day, 'source', source, '', ${none}, ${none}, ${sum}, ${none}, ${none}
    FROM served GROUP BY location_id, service_day, source
    UNION ALL
    SELECT location_id, service_day, 'experience', name, currency, multiplier, ${none}, ${sum},
      CAST(SUM(total) AS bigint), ${none}
    FROM (SELECT location_id, service_day, party, ${bill} ->> 'name' AS name,
        ${bill} ->> 'currency' AS currency, CAST(${bill} ->> 'multiplier' AS bigint) AS multiplier,
        CAST(${bill} ->> 'total' AS bigint) AS total
      FROM served WHERE bill IS NOT NULL) sold
    GROUP BY location_id, service_day, name, currency, multiplier`
}

/** The band of a booking's lead time: how many of the limits it reaches. */
function leadBand(): string {
  const bands = LEAD_HOURS.map(
    (hours, band) => `WHEN r.starts_at - r.created_at < ${hours * HOUR_MS} THEN ${band}`,
  )
  return `CASE ${bands.join(' ')} ELSE ${LEAD_HOURS.length} END`
}
