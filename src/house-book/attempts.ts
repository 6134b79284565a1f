import { ok, type Result, refuse } from '#lib/result.ts'
import { book, bookingById } from './reservations.ts'
import type { BookingSettings } from './settings.ts'
import type { BookingDatabase } from './store/database.ts'
import { hashOf } from './tokens.ts'
import type { Booked, Guest, ReserveCode, ReserveRequest } from './types.ts'

/** How long an attempt may be under way before another one may take its key over, ms. */
const LEASE = 60_000
const SCOPE = 'reserve'

/**
 * Books a hold once per key. The key's row is committed first, so that a second submit sees the first
 * one under way; answer and booking are committed together, so that a crash leaves either nothing or
 * both. A refused attempt frees its key: a corrected form is a new attempt.
 */
export async function reserveOnce(
  db: BookingDatabase,
  secret: string,
  request: ReserveRequest,
  settings: BookingSettings,
): Promise<Result<Booked, ReserveCode>> {
  const fault = guestFault(request.guest, settings)
  if (fault) return refuse(fault)
  const key = hashOf(`${request.locationId} ${request.idempotencyKey ?? request.token}`)
  const begun = await begin(db, key, bodyHash(request))
  if (!begun.ok) return begun
  if (begun.value) return ok(await bookingById(db, secret, begun.value))
  const booked = await db.transaction({}, async (sql): Promise<Result<string, 'hold_lost'>> => {
    const done = await book(sql, db, secret, request, request.guest)
    if (!done.ok) return done
    await sql.all(
      `UPDATE idempotency SET state = 'done', answer = $3 WHERE scope = $1 AND key = $2`,
      [SCOPE, key, done.value],
    )
    return done
  })
  if (booked.ok) return ok(await bookingById(db, secret, booked.value))
  await db.all(`DELETE FROM idempotency WHERE scope = $1 AND key = $2 AND state = 'running'`, [
    SCOPE,
    key,
  ])
  return booked
}

/** Takes the key: null = this attempt is the one; an id = the reservation that the key already made. */
async function begin(
  db: BookingDatabase,
  key: string,
  body: string,
): Promise<Result<string | null, 'in_progress' | 'key_reused'>> {
  const { now } = db.words
  const mine = await db.all(
    `INSERT INTO idempotency (scope, key, body_hash, state, lease_until, created_at)
     VALUES ($1, $2, $3, 'running', ${now} + ${LEASE}, ${now})
     ON CONFLICT (scope, key) DO UPDATE
       SET body_hash = excluded.body_hash, lease_until = excluded.lease_until
       WHERE idempotency.state = 'running' AND idempotency.lease_until <= ${now}
     RETURNING key`,
    [SCOPE, key, body],
  )
  if (mine.length > 0) return ok(null)
  const rows = await db.all<{ body_hash: string; state: string; answer: string | null }>(
    'SELECT body_hash, state, answer FROM idempotency WHERE scope = $1 AND key = $2',
    [SCOPE, key],
  )
  const row = rows[0]
  if (row && row.body_hash !== body) return refuse('key_reused')
  return row?.state === 'done' ? ok(row.answer) : refuse('in_progress')
}

function guestFault(guest: Guest, settings: BookingSettings): ReserveCode | null {
  if (settings.emailRequired && !guest.email) return 'email_required'
  const limit = settings.specialRequestLimit
  return limit !== null && guest.specialRequest.length > limit ? 'request_too_long' : null
}

function bodyHash({ locationId, token, guest }: ReserveRequest): string {
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
  ]
  return hashOf(JSON.stringify(body))
}
