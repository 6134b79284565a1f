import { BusyError } from '#lib/busy.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookCode, book } from '../bookings/book.ts'
import { type Limits, limitsFor, networkOfHold } from '../bookings/booking-limits.ts'
import { bookingByHold, bookingById } from '../bookings/reservations.ts'
import type { Booked, Guest, LimitCode, ReserveCode, ReserveRequest } from '../bookings/types.ts'
import { liveHold } from '../holds/holds.ts'
import { hashOf } from '../identity/tokens.ts'
import type { Charge } from '../payments/types.ts'
import type { ChosenAddOn } from '../pricing/bill.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { currentSnapshot, settingsLockKey } from '../settings/snapshots.ts'
import type { BookingDatabase, BookingSql, Sql } from '../store/database.ts'
import { type Attempt, beginAttempt, endAttempt, withLeaseRenewal } from './attempt-lease.ts'
import { amountDueOfRequest, inProgressIfBusy, payAndBook } from './pay-and-book.ts'

const SCOPE = 'reserve'

/**
 * Books a hold once: one that is booked already answers with its booking, whatever key asks, and one
 * whose visit was cancelled says so. One attempt at a time is at a hold; a second submit sees the first
 * one under way. Booking, key and the end of the attempt are committed together, so that a crash leaves
 * either nothing or all of them. An attempt that is refused or that fails leaves its key free: a corrected
 * form is a new attempt. `charge` is asked where a card has to pay; without it such a table is refused.
 */
export async function reserveOnce(
  db: BookingDatabase,
  secret: string,
  request: ReserveRequest,
  charge: Charge | null,
): Promise<Result<Booked, ReserveCode>> {
  const attempt = await beginAttempt(db, request)
  if (!attempt) {
    // In this order: what is booked is not live any more, and what is not live is booked or lost.
    if (await liveHold(db, request)) return refuse('in_progress')
    return (await findEarlierBooking(db, secret, request)) ?? refuse('hold_lost')
  }
  // Where the database is gone the lease runs out by itself; what came of the attempt is what counts.
  const end = () => endAttempt(db, attempt).catch(() => {})
  let booked: Awaited<ReturnType<typeof bookWithinAttempt>>
  try {
    booked = await withLeaseRenewal(db, attempt, () =>
      bookWithinAttempt(db, secret, attempt, request, charge),
    )
  } catch (error) {
    // Who was kept waiting once is not kept waiting a second time.
    const ended = end()
    if (!(error instanceof BusyError)) await ended
    throw error
  }
  if (!booked.ok) await end()
  return inProgressIfBusy(async () => {
    if (booked.ok) return ok(await bookingById(db, secret, booked.value))
    // Whoever settles payments may have booked it meanwhile.
    return booked.code === 'in_progress'
      ? booked
      : ((await findEarlierBooking(db, secret, request)) ?? booked)
  })
}

/** Books within an attempt: the id of the reservation. */
async function bookWithinAttempt(
  db: BookingDatabase,
  secret: string,
  attempt: Attempt,
  request: ReserveRequest,
  charge: Charge | null,
): Promise<Result<string, ReserveCode>> {
  const current = await currentSnapshot(db, request.locationId)
  if (!current) return refuse('hold_lost')
  const fault = guestProblem(request.guest, current.settings)
  if (fault) return refuse(fault)
  if (await isKeyReused(db, request)) return refuse('key_reused')
  const due = await amountDueOfRequest(db, request)
  if (!due.ok) return due
  const network = await networkOfHold(db, request.token)
  const limits = limitsFor(db, { ...request, network }, current.settings)
  if (!due.value || !charge) return bookOnce(db, secret, attempt, request, { limits })
  const bookWith = (payment: string) => bookOnce(db, secret, attempt, request, { payment })
  return payAndBook(db, request, { charge, limits, bookWith })
}

/** What a submit is answered whose hold is booked already; null = it is not. */
async function findEarlierBooking(
  db: BookingDatabase,
  secret: string,
  request: ReserveRequest,
): Promise<Result<Booked, 'key_reused' | 'cancelled'> | null> {
  const earlier = await bookingByHold(db, secret, request)
  if (!earlier) return null
  const { guest, experience, status } = earlier.reservation
  // An experience may have other terms since its visit was moved.
  const version = request.experience?.version ?? 0
  const made = {
    ...request,
    guest,
    experience: experience && { id: experience.id, version },
    addOns: experience?.bill.lines ?? [],
  }
  if (bodyHash(made) !== bodyHash(request)) return refuse('key_reused')
  return status === 'cancelled' ? refuse('cancelled') : ok(earlier)
}

/** Books, writes down the attempt's key, and ends it, in one transaction: within `limits`, or what was paid for. */
function bookOnce(
  db: BookingDatabase,
  secret: string,
  attempt: Attempt,
  request: ReserveRequest,
  { limits, payment = null }: { limits?: Limits; payment?: string | null },
): Promise<Result<string, BookCode | LimitCode | 'key_reused'>> {
  type Done = Result<string, BookCode | LimitCode | 'key_reused'>
  const locks = { exclusive: limits?.lockKeys ?? [], shared: [settingsLockKey(request.locationId)] }
  return db.transaction(locks, async (sql): Promise<Done> => {
    const within = await limits?.check(sql)
    if (within && !within.ok) return within
    const done = await book(sql, secret, request, payment)
    if (!done.ok) return done
    if (!(await storeKey(sql, request, done.value))) return refuse('key_reused')
    await endAttempt(sql, attempt)
    return done
  })
}

function keyOf({ locationId, idempotencyKey }: ReserveRequest): string {
  return hashOf(`${locationId} ${idempotencyKey}`)
}

/** Whether the attempt's key has made another booking than this body asks for. */
async function isKeyReused(sql: Sql, request: ReserveRequest): Promise<boolean> {
  if (!request.idempotencyKey) return false
  const rows = await sql.all<{ body_hash: string }>(
    `SELECT body_hash FROM idempotency WHERE scope = $1 AND key = $2 AND state = 'done'`,
    [SCOPE, keyOf(request)],
  )
  return rows[0] !== undefined && rows[0].body_hash !== bodyHash(request)
}

/** Keeps the key of a booking for a day; false where it has made another one meanwhile. */
async function storeKey(
  sql: BookingSql,
  request: ReserveRequest,
  reservationId: string,
): Promise<boolean> {
  const { now } = sql.dialect
  if (!request.idempotencyKey) return true
  const kept = await sql.run(
    `INSERT INTO idempotency (scope, key, body_hash, state, answer, lease_until, created_at)
     VALUES ($1, $2, $3, 'done', $4, ${now}, ${now})
     ON CONFLICT (scope, key) DO UPDATE
       SET body_hash = excluded.body_hash, state = 'done', answer = excluded.answer
       WHERE idempotency.state = 'running'`,
    [SCOPE, keyOf(request), bodyHash(request), reservationId],
  )
  return kept === 1
}

function guestProblem(guest: Guest, settings: BookingSettings): ReserveCode | null {
  if (settings.emailRequired && !guest.email) return 'email_required'
  const limit = settings.specialRequestLimit
  return limit !== null && guest.specialRequest.length > limit ? 'request_too_long' : null
}

function bodyHash({ locationId, token, guest, experience, addOns }: ReserveRequest): string {
  const { firstName, lastName, email, phone, specialRequest, marketingOptIn } = guest
  const body = [
    locationId,
    token,
    firstName,
    lastName,
    email,
    phone,
    specialRequest,
    marketingOptIn,
    // What was hashed before there were experiences stays as it was.
    ...(experience ? [experience.id, experience.version, ...inOrder(addOns ?? [])] : []),
  ]
  return hashOf(JSON.stringify(body))
}

function inOrder(addOns: ChosenAddOn[]): string[] {
  return addOns
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted()
}
