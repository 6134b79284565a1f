import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { NO_TABLE } from '../inventory/table-columns.ts'
import { currentFloorPlan } from './current-floor-plan.ts'
import { findReservation } from './find-reservation.ts'
import type { HostRow } from './host-reservation.ts'
import {
  claimOtherTables,
  isExpectedOrSeated,
  recordMove,
  releaseTables,
  tablesOf,
} from './move-party.ts'
import type { ReservationRef, SwapCode } from './types.ts'

/**
 * `HostApi.swap`, in the caller's transaction: both parties give up their tables for the rest of their turns,
 * then each claims the other's; a refusal takes everything back.
 */
export async function swapParties(
  sql: BookingSql,
  subject: ReservationRef,
  other: Pick<ReservationRef, 'id' | 'seen'>,
): Promise<Result<null, SwapCode>> {
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  const foundOther = await findReservation(sql, { ...subject, ...other })
  if (!foundOther.ok) return foundOther
  const rows = [found.value, foundOther.value] as const
  const problem = swapProblem(...rows)
  if (problem) return refuse(problem)
  const current = await currentFloorPlan(sql, subject.locationId)
  if (!current) return refuse('not_found')
  const leaving = rows.map(({ id }) => id)
  const [one, two] = rows
  const moves = [
    { ...current, row: one, to: tableOf(two), leaving },
    { ...current, row: two, to: tableOf(one), leaving },
  ]
  for (const move of moves) await releaseTables(sql, move, tablesOf(move.row))
  for (const move of moves) {
    const claimed = await claimOtherTables(sql, move)
    if (!claimed.ok) return claimed
    await recordMove(sql, subject, move, 'swap')
  }
  return ok(null)
}

function swapProblem(one: HostRow, two: HostRow) {
  if (!isExpectedOrSeated(one) || !isExpectedOrSeated(two)) return 'wrong_state'
  if (one.service_day !== two.service_day) return 'wrong_state'
  if (one.place === NO_TABLE || two.place === NO_TABLE) return 'no_table'
  return one.place === two.place ? 'same_table' : null
}

function tableOf(row: HostRow) {
  return { code: row.place, tables: tablesOf(row), attribute: row.attribute }
}
