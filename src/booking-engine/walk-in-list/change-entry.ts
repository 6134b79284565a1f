import { ok, type Result, refuse } from '#lib/result.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import { queueMessage } from '#outbox/messages.ts'
import type { BookingSql } from '#storage/database.ts'
import { currentFloorPlan, serviceDayAt } from '../host/current-floor-plan.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import type { TableReadyPayload } from '../messages/booking-messages.ts'
import { TABLE_READY } from '../messages/text-kinds.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { StaffContext, StaffLogEntry } from '../staff-log/types.ts'
import {
  type EntryRow,
  findEntry,
  insertEntry,
  setEntryConsent,
  setState,
  updateEntry,
} from './entry-rows.ts'
import { unseatEntry } from './seat-entry.ts'
import type {
  EntryAction,
  EntryCode,
  EntryRef,
  EntryState,
  WalkInFields,
  WalkInLists,
} from './types.ts'

/** The states from which an action is possible. */
const ALLOWED_FROM: Record<EntryAction, readonly EntryState[]> = {
  notify: ['waiting'],
  leave: ['waiting', 'notified'],
  remove: ['waiting', 'notified'],
  undo: ['notified', 'seated', 'left', 'removed'],
}

const LOGGED_AS: Record<EntryAction, StaffLogEntry['act']> = {
  notify: 'list_notify',
  leave: 'list_leave',
  remove: 'list_remove',
  undo: 'list_undo',
}

/** `WalkInLists.add`, in the caller's transaction. */
export async function addEntry(
  sql: BookingSql,
  request: Parameters<WalkInLists['add']>[0],
): Promise<Result<{ id: string }, 'unknown_location'>> {
  const { key, locationId, staff, ...fields } = request
  const earlier = await sql.all<{ id: string }>(
    'SELECT id FROM walk_in_list WHERE id = $1 AND location_id = $2',
    [key, locationId],
  )
  if (earlier[0]) return ok({ id: key })
  const current = await currentFloorPlan(sql, locationId)
  if (!current) return refuse('unknown_location')
  const day = serviceDayAt(current.plan, Math.floor(current.now / SLOT_MS))
  await insertEntry(sql, { id: key, locationId, day }, fields)
  const consents = fields.texts && fields.phone !== ''
  if (consents) await setEntryConsent(sql, { id: key, staff }, true)
  const at = { locationId, staff }
  const detail = [
    `party ${fields.party}`,
    ...(consents ? ['texts'] : []),
    `quoted ${fields.quoted}`,
  ].join('; ')
  await logChange(
    sql,
    at,
    { id: key, location_id: locationId, service_day: day },
    'list_add',
    detail,
  )
  return ok({ id: key })
}

/** `WalkInLists.change`, in the caller's transaction. */
export async function changeEntry(
  sql: BookingSql,
  subject: EntryRef,
  fields: WalkInFields,
): Promise<Result<null, EntryCode>> {
  const found = await findEntry(sql, subject)
  if (!found.ok) return found
  const row = found.value
  if (row.state !== 'waiting' && row.state !== 'notified') return refuse('wrong_state')
  const changes = [
    ...(['party', 'quoted'] as const).flatMap((field) =>
      row[field] === fields[field] ? [] : [`${field} ${row[field]} ${fields[field]}`],
    ),
    // Never a guest's data.
    ...(['name', 'phone', 'wish', 'note'] as const).filter((field) => row[field] !== fields[field]),
  ]
  const had = row.texts_at !== null
  const consents = fields.texts && fields.phone !== ''
  if (consents !== had) changes.push('texts')
  if (changes.length === 0) return ok(null)
  if (consents !== had || (consents && row.phone !== fields.phone)) {
    await setEntryConsent(sql, { id: row.id, staff: subject.staff }, consents)
  }
  await updateEntry(sql, row.id, fields)
  await logChange(sql, subject, row, 'list_change', changes.join('; '))
  return ok(null)
}

/** `WalkInLists.act`, in the caller's transaction. */
export async function changeState(
  sql: BookingSql,
  subject: EntryRef,
  act: EntryAction,
): Promise<Result<null, EntryCode>> {
  const found = await findEntry(sql, subject)
  if (!found.ok) return found
  const row = found.value
  if (!ALLOWED_FROM[act].includes(row.state)) return refuse('wrong_state')
  if (row.state === 'seated') {
    const unseated = await unseatEntry(sql, subject, row)
    if (!unseated.ok) return unseated
  }
  await setState(sql, row, stateAfter(act, row))
  if (act === 'notify') await queueTableReady(sql, row)
  await logChange(sql, subject, row, LOGGED_AS[act])
  return ok(null)
}

/** Queues the text message to a party whose table is ready; nothing if it did not consent to any. */
async function queueTableReady(sql: BookingSql, row: EntryRow): Promise<void> {
  if (row.phone === '' || row.texts_at === null) return
  const payload: TableReadyPayload = { entry: row.id }
  const to = { locationId: row.location_id, recipient: row.phone }
  // Whoever is notified again is told again.
  await queueMessage(sql, { kind: TABLE_READY, id: `${row.id}:${row.changed_at}`, ...to, payload })
}

/** The state that an action leads to. */
function stateAfter(
  act: EntryAction,
  { state, notified_at }: Pick<EntryRow, 'state' | 'notified_at'>,
): EntryState {
  switch (act) {
    case 'notify':
      return 'notified'
    case 'leave':
      return 'left'
    case 'remove':
      return 'removed'
    case 'undo':
      return state !== 'notified' && notified_at !== null ? 'notified' : 'waiting'
  }
}

/** Logs a change, and tells the other screens of it. Call it last. */
export async function logChange(
  sql: BookingSql,
  at: StaffContext,
  row: Pick<EntryRow, 'id' | 'location_id' | 'service_day'>,
  act: StaffLogEntry['act'],
  detail = '',
): Promise<void> {
  const { locationId, staff } = at
  await logStaffAction(sql, { locationId, staff }, { subject: row.id, act, detail })
  await bumpDayVersions(sql, [claimedDay(row)])
}
