import type { Payload, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { withTimeout } from '#lib/process/with-timeout.ts'
import type { BookingSetting, Location } from '#payload-types.ts'
import { runSql } from '../database/sql.ts'
import { type GroupSpecialDay, readGroupSpecialDays } from '../hours/group-special-days.ts'
import { toBookingSettings } from './to-booking-settings.ts'

/** Between two tries to hand over what the booking engine could not take (ms). */
const RETRY_MS = 1000
/** How long a save waits for the booking engine to take over what it changed (ms). */
const SAVE_WAIT_MS = 1000

/** `staff`: who chose the time zone that it brings, if it does. */
type HandoverOrder = { location: number; number: number; staff: string }

/** Open transactions that ordered a handover, and the locations that they removed from the booking engine. */
type OpenTransaction = { payload: Payload; removed: Set<number> }
const openTransactions = () =>
  processSingleton('handovers-ordered', () => new Map<number | string, OpenTransaction>())
/** The one handing over of this process, whether it is to be done once more, and when it is tried again. */
type Worker = { running: Promise<void> | null; again: boolean; retry: NodeJS.Timeout | undefined }
const worker = () =>
  processSingleton('handovers', (): Worker => ({ running: null, again: false, retry: undefined }))

/**
 * Orders, in the transaction of `req`, that the booking engine takes over what is stored of a location's booking
 * settings. It does within a second of the commit, or at the next start: two databases cannot commit as one.
 */
export async function orderHandover(location: number, req: PayloadRequest): Promise<void> {
  await writeOrder(location, req.payload, req)
  await trackTransaction(req)
}

/** Notes whose choice the time zone is that the next handover of a location brings. */
export async function recordZoneChange(location: number, req: PayloadRequest): Promise<void> {
  const staff = req.user ? Number(req.user.id) : 'NULL'
  await runSql(
    req.payload,
    `INSERT INTO settings_handovers (location_id, number, staff) VALUES (${Number(location)}, 0, ${staff})
     ON CONFLICT (location_id) DO UPDATE SET staff = excluded.staff`,
    req,
  )
}

/** Orders the same for all locations that have booking settings, or for those of them that are named. */
export async function orderHandovers(which: 'all' | readonly number[], req: PayloadRequest) {
  if (which !== 'all' && which.length === 0) return
  const named = which === 'all' ? 'true' : `location_id IN (${which.map(Number).join(', ')})`
  const rows = `SELECT location_id, NOW_MS FROM booking_settings WHERE ${named}`
  await writeOrders(rows, req.payload, req)
  await trackTransaction(req)
}

/** Has the settings of a location that was taken out of the booking engine put back if `req` is rolled back. */
export async function putBackAfterRollback(location: number, req: PayloadRequest): Promise<void> {
  const opened = await trackTransaction(req)
  opened?.removed.add(location)
}

async function trackTransaction(req: PayloadRequest): Promise<OpenTransaction | null> {
  const transaction = await req.transactionID
  if (!transaction) return null
  const opened = openTransactions().get(transaction) ?? { payload: req.payload, removed: new Set() }
  openTransactions().set(transaction, opened)
  return opened
}

async function writeOrder(location: number, payload: Payload, req?: PayloadRequest): Promise<void> {
  await writeOrders(`VALUES (${Number(location)}, NOW_MS)`, payload, req)
}

/** Writes orders for `locations`, rows of an id and `NOW_MS`. */
async function writeOrders(locations: string, payload: Payload, req?: PayloadRequest) {
  // By the clock, so that they go on rising where an older content database is put back.
  const now = String(Date.now())
  await runSql(
    payload,
    `INSERT INTO settings_handovers (location_id, number) ${locations.replace('NOW_MS', now)}
     ON CONFLICT (location_id) DO UPDATE SET number =
       CASE WHEN settings_handovers.number < ${now} THEN ${now}
         ELSE settings_handovers.number + 1 END`,
    req,
  )
}

/** Hands over what a transaction has ordered; called by the database adapter when it has ended. */
export async function handOverAfterTransaction(
  id: number | string,
  committed: boolean,
): Promise<void> {
  const ended = openTransactions().get(id)
  openTransactions().delete(id)
  if (!ended) return
  const { payload, removed } = ended
  if (!committed) {
    if (removed.size === 0) return
    for (const location of removed) await writeOrder(location, payload)
  }
  await withTimeout(handOver(payload), SAVE_WAIT_MS, () => {})
}

/**
 * Hands over everything that was ordered and is not done. What the booking engine cannot take stays ordered and
 * is tried again after a second; settings that it has already change nothing.
 */
export function handOver(payload: Payload): Promise<void> {
  const state = worker()
  clearTimeout(state.retry)
  state.again = true
  state.running ??= (async () => {
    while (state.again) {
      state.again = false
      await handOverAll(payload)
    }
  })().finally(() => {
    state.running = null
  })
  return state.running
}

async function handOverAll(payload: Payload): Promise<void> {
  try {
    const orders = await openOrders(payload)
    if (orders.length === 0) return
    // No older than these orders; whoever changes them meanwhile orders again.
    const groupDays = await readGroupSpecialDays(payload)
    for (const order of orders) {
      await applyOrder(order, payload, groupDays)
      // One at a time: between two of them, guests are answered.
      await yieldToEventLoop()
    }
  } catch (error) {
    console.error('booking settings are not handed over yet', error)
    worker().retry = setTimeout(() => void handOver(payload), RETRY_MS).unref()
  }
}

/** Ends handing over, before the content database is closed: what is left is done at the next start. */
export async function endHandover(): Promise<void> {
  const state = worker()
  state.again = false
  await state.running
  clearTimeout(state.retry)
}

/**
 * Hands over what the booking engine lacks, too: settings whose location it does not know, or knows in an older
 * revision, because a process ended between the two databases or one of them was restored.
 */
export async function handOverAtStart(payload: Payload): Promise<void> {
  const engine = await bookingEngine()
  const known = new Map((await engine.locations()).map((one) => [one.locationId, one.revision]))
  const rows = await runSql(
    payload,
    `SELECT b.location_id, h.applied FROM booking_settings b
     LEFT JOIN settings_handovers h ON h.location_id = b.location_id`,
  )
  for (const { location_id: location, applied } of rows) {
    const revision = known.get(String(location))
    if (revision === undefined || revision < Number(applied ?? 0)) {
      await writeOrder(Number(location), payload)
    }
  }
  await handOver(payload)
}

async function openOrders(payload: Payload): Promise<HandoverOrder[]> {
  const rows = await runSql(
    payload,
    'SELECT location_id, number, staff FROM settings_handovers WHERE number > applied ORDER BY number',
  )
  return rows.map((row) => ({
    location: Number(row.location_id),
    number: Number(row.number),
    staff: String(row.staff ?? ''),
  }))
}

async function applyOrder(
  { location, number, staff }: HandoverOrder,
  payload: Payload,
  groupDays: readonly GroupSpecialDay[],
): Promise<void> {
  const engine = await bookingEngine()
  const settings = await storedSettings(location, payload, groupDays)
  if (settings) {
    const saved = await engine.saveSettings(String(location), settings, number, staff)
    if (!saved.ok && saved.code === 'clash') {
      // Booked since it was saved, on a night when the clocks change. Until one of them is moved or cancelled, the
      // zone before goes on; the order stays, and the ticker comes back to it.
      console.error(`location ${location} keeps its time zone: a booking cannot move`, saved.detail)
      return
    }
    if (!saved.ok) console.error(`the house book refuses the settings of location ${location}`)
    // Deleted while they were handed over, after the booking engine was told to forget the location.
    if (!(await storedSettings(location, payload, groupDays)))
      await engine.removeLocation(String(location))
  } else {
    const removed = await engine.removeLocation(String(location))
    if (!removed.ok) console.error(`location ${location} was deleted, and has bookings to come`)
  }
  await runSql(
    payload,
    `UPDATE settings_handovers SET applied = number, staff = NULL
     WHERE location_id = ${location} AND number = ${number}`,
  )
}

/** The fields of a location that are part of its booking settings. */
const LOCATION_FIELDS = { timeZone: true, province: true, country: true, hours: true } as const

/** Booking settings as published: drafts of the location do not count. Null where it takes no bookings. */
async function storedSettings(
  id: number,
  { db }: Payload,
  groupDays: readonly GroupSpecialDay[],
): Promise<BookingSettingsInput | null> {
  const [document, location] = await Promise.all([
    db.findOne<BookingSetting>({
      collection: 'booking-settings',
      where: { location: { equals: id } },
    }),
    db.findOne<Location>({
      collection: 'locations',
      where: { id: { equals: id } },
      select: LOCATION_FIELDS,
    }),
  ])
  return document && location ? toBookingSettings(document, location, groupDays) : null
}
