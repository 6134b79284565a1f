import { ok, type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import type { BookingDatabase, BookingSql, Sql } from '#storage/database.ts'
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
import { type Attempt, beginAttempt, endAttempt, withLeaseRenewal } from './attempt-lease.ts'
import { amountDueOfRequest, inProgressIfBusy, payAndBook } from './pay-and-book.ts'

const SCOPE = 'reserve'

/**
 * Books a hold once. If it is booked already, returns that booking under any key, or `cancelled` if it was
 * cancelled since. A hold has one attempt at a time; a second submit is refused `in_progress`. Booking, key and
 * the end of the attempt are committed together, so that a crash leaves all of them or none. A refused or
 * failed attempt leaves its key unused: a corrected form is a new attempt. `charge` is called if a card has to
 * pay; without it such a table is refused.
 */
export async function reserveOnce(
  db: BookingDatabase,
  secrets: Secrets,
  request: ReserveRequest,
  charge: Charge | null,
): Promise<Result<Booked, ReserveCode>> {
  const attempt = await beginAttempt(db, request)
  if (!attempt) {
    // In this order: a hold that is not live is booked or lost.
    if (await liveHold(db, request)) return refuse('in_progress')
    return (await findEarlierBooking(db, secrets, request)) ?? refuse('hold_lost')
  }
  // If the database is gone the lease expires by itself; the outcome of the attempt is what matters.
  const end = () => endAttempt(db, attempt).catch(() => {})
  let booked: Awaited<ReturnType<typeof bookWithinAttempt>>
  try {
    booked = await withLeaseRenewal(db, attempt, () =>
      bookWithinAttempt({ db, secret: secrets[0], attempt, request }, charge),
    )
  } catch (error) {
    // A client that has waited for a busy database does not wait for this as well.
    const ended = end()
    if (!(error instanceof BusyError)) await ended
    throw error
  }
  if (!booked.ok) await end()
  return inProgressIfBusy(async () => {
    if (booked.ok) return ok(await bookingById(db, secrets, booked.value))
    // The settlement of open payments may have booked it meanwhile.
    return booked.code === 'in_progress'
      ? booked
      : ((await findEarlierBooking(db, secrets, request)) ?? booked)
  })
}

/** A request whose attempt is under way. */
type Reserving = {
  db: BookingDatabase
  secret: string
  attempt: Attempt
  request: ReserveRequest
}

/** Books within an attempt; returns the id of the reservation. */
async function bookWithinAttempt(
  reserving: Reserving,
  charge: Charge | null,
): Promise<Result<string, ReserveCode>> {
  const { db, request } = reserving
  const current = await currentSnapshot(db, request.locationId)
  if (!current) return refuse('hold_lost')
  const problem = guestProblem(request.guest, current.settings)
  if (problem) return refuse(problem)
  if (await isKeyReused(db, request)) return refuse('key_reused')
  const due = await amountDueOfRequest(db, request)
  if (!due.ok) return due
  const network = await networkOfHold(db, request.token)
  const limits = limitsFor(db, { ...request, network }, current.settings)
  if (!due.value || !charge) return bookOnce(reserving, { limits })
  const bookWith = (payment: string) => bookOnce(reserving, { payment })
  return payAndBook(db, request, { charge, limits, bookWith })
}

/** The answer to a request whose hold is booked already; null = it is not. */
async function findEarlierBooking(
  db: BookingDatabase,
  secrets: Secrets,
  request: ReserveRequest,
): Promise<Result<Booked, 'key_reused' | 'cancelled'> | null> {
  const earlier = await bookingByHold(db, secrets, request)
  if (!earlier) return null
  const { guest, experience, status } = earlier.reservation
  // The terms of the experience may have changed since the booking was moved.
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

/**
 * Books, stores the idempotency key and ends the attempt, in one transaction: within `limits`, or with the
 * `payment` that was made for it.
 */
function bookOnce(
  { db, secret, attempt, request }: Reserving,
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

/** Whether the key has already made a booking with another request body. */
async function isKeyReused(sql: Sql, request: ReserveRequest): Promise<boolean> {
  if (!request.idempotencyKey) return false
  const rows = await sql.all<{ body_hash: string }>(
    `SELECT body_hash FROM idempotency WHERE scope = $1 AND key = $2 AND state = 'done'`,
    [SCOPE, keyOf(request)],
  )
  return rows[0] !== undefined && rows[0].body_hash !== bodyHash(request)
}

/** Stores the idempotency key of a booking for a day; returns false if it made another booking meanwhile. */
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
    // Hashes from before there were experiences stay valid.
    ...(experience ? [experience.id, experience.version, ...sortedAddOns(addOns ?? [])] : []),
  ]
  return hashOf(JSON.stringify(body))
}

function sortedAddOns(addOns: ChosenAddOn[]): string[] {
  return addOns
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted()
}
