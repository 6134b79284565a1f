import { ok, type Result, refuse } from '#lib/result.ts'
import type { ChosenAddOn } from './bill.ts'
import { type BookCode, book } from './book.ts'
import { dueOfRequest, payAndBook } from './money/pay.ts'
import type { Charge } from './money/types.ts'
import { bookingByHold, bookingById } from './reservations.ts'
import type { BookingSettings } from './settings.ts'
import type { BookingDatabase } from './store/database.ts'
import { hashOf } from './tokens.ts'
import type { Booked, Guest, ReserveCode, ReserveRequest } from './types.ts'

/** How long an attempt may be under way before another one may take its key over, ms. */
const LEASE = 60_000
const SCOPE = 'reserve'

/**
 * Books a hold once per key, and once at all: a hold that is booked already answers with its booking,
 * whatever key asks. The key's row is committed first, so that a second submit sees the first one
 * under way; answer and booking are committed together, so that a crash leaves either nothing or both.
 * An attempt that is refused or that fails frees its key: a corrected form is a new attempt. `charge`
 * is asked where a card has to pay; without it such a table is refused.
 */
export async function reserveOnce(
  db: BookingDatabase,
  secret: string,
  request: ReserveRequest,
  settings: BookingSettings,
  charge: Charge | null,
): Promise<Result<Booked, ReserveCode>> {
  const key = hashOf(`${request.locationId} ${request.idempotencyKey ?? request.token}`)
  const begun = await begin(db, key, bodyHash(request))
  if (!begun.ok) return begun
  if ('answer' in begun.value) return ok(await bookingById(db, secret, begun.value.answer))
  const attempt: Attempt = { key, lease: begun.value.lease }
  try {
    const booked = await bookAs(db, secret, attempt, request, settings, charge)
    if (!booked.ok) await abandon(db, attempt)
    return booked
  } catch (error) {
    // Where the database is gone the lease runs out by itself; what went wrong first is what counts.
    await abandon(db, attempt).catch(() => {})
    throw error
  }
}

/** An attempt under way: the key it took, and until when; the instant tells it from a later taker. */
type Attempt = { key: string; lease: number }

async function bookAs(
  db: BookingDatabase,
  secret: string,
  attempt: Attempt,
  request: ReserveRequest,
  settings: BookingSettings,
  charge: Charge | null,
): Promise<Result<Booked, ReserveCode>> {
  const fault = guestFault(request.guest, settings)
  if (fault) return refuse(fault)
  const due = await dueOfRequest(db, request)
  if (!due.ok) return due
  const bookWith = (payment: string | null) => bookOnce(db, secret, attempt, request, payment)
  const booked =
    due.value && charge
      ? await payAndBook(db, request, { due: due.value, charge, bookWith })
      : await bookWith(null)
  if (booked.ok) return ok(await bookingById(db, secret, booked.value))
  const earlier = await bookingByHold(db, secret, request)
  if (!earlier) return booked
  const { guest, experience } = earlier.reservation
  const made = { ...request, guest, experience, addOns: experience?.bill.lines ?? [] }
  return bodyHash(made) === bodyHash(request) ? ok(earlier) : refuse('key_reused')
}

/** Books, and writes the answer of the attempt's key, in one transaction. */
function bookOnce(
  db: BookingDatabase,
  secret: string,
  { key, lease }: Attempt,
  request: ReserveRequest,
  paymentId: string | null,
): Promise<Result<string, BookCode>> {
  return db.transaction({}, async (sql): Promise<Result<string, BookCode>> => {
    const done = await book(sql, db, secret, request, paymentId)
    if (!done.ok) return done
    await sql.run(
      `UPDATE idempotency SET state = 'done', answer = $4
       WHERE scope = $1 AND key = $2 AND lease_until = $3`,
      [SCOPE, key, lease, done.value],
    )
    return done
  })
}

/** Frees the key of an attempt that came to nothing, unless another one has taken it over. */
async function abandon(db: BookingDatabase, { key, lease }: Attempt): Promise<void> {
  await db.run(
    `DELETE FROM idempotency
     WHERE scope = $1 AND key = $2 AND lease_until = $3 AND state = 'running'`,
    [SCOPE, key, lease],
  )
}

/** Takes the key until `lease`, or answers with the reservation that the key already made. */
async function begin(
  db: BookingDatabase,
  key: string,
  body: string,
): Promise<Result<{ lease: number } | { answer: string }, 'in_progress' | 'key_reused'>> {
  const { now } = db.words
  const mine = await db.all<{ lease_until: number }>(
    `INSERT INTO idempotency (scope, key, body_hash, state, lease_until, created_at)
     VALUES ($1, $2, $3, 'running', ${now} + ${LEASE}, ${now})
     ON CONFLICT (scope, key) DO UPDATE
       SET body_hash = excluded.body_hash, lease_until = excluded.lease_until
       WHERE idempotency.state = 'running' AND idempotency.lease_until <= ${now}
     RETURNING lease_until`,
    [SCOPE, key, body],
  )
  if (mine[0]) return ok({ lease: mine[0].lease_until })
  const rows = await db.all<{ body_hash: string; answer: string | null }>(
    'SELECT body_hash, answer FROM idempotency WHERE scope = $1 AND key = $2',
    [SCOPE, key],
  )
  const row = rows[0]
  if (row && row.body_hash !== body) return refuse('key_reused')
  return row?.answer ? ok({ answer: row.answer }) : refuse('in_progress')
}

function guestFault(guest: Guest, settings: BookingSettings): ReserveCode | null {
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
