import { ok, type Result, refuse } from '#lib/result.ts'
import type { Secrets } from '#lib/security/secrets.ts'
import { Conditions } from '#lib/sql/conditions.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import { queueMessage } from '#outbox/messages.ts'
import type { LocationIds } from '#outbox/read-scope.ts'
import type { BookingDatabase, Sql } from '#storage/database.ts'
import { insertOf } from '#storage/typed-rows.ts'
import { hashOf, keptTokenOf, randomToken, tokenOf } from '../identity/tokens.ts'

/** A guest who wants to be notified when a table for their party becomes free around a time. */
export type WaitlistEntry = {
  id: string
  locationId: string
  at: LocalDateTime
  /** The same as an instant, ms. */
  startsAt: number
  party: number
  /** Last instant (ms) at which no table was found for it; null = never looked. */
  lookedAt: number | null
}

export type WaitlistRequest = Pick<WaitlistEntry, 'locationId' | 'at' | 'startsAt' | 'party'> & {
  email: string
}

/** The payload of the mail to a notified guest. */
export type WaitlistPayload = { alert: string; slot: LocalDateTime }

/** An entry with what its mail and its page need. */
export type WaitlistEntryDetails = WaitlistEntry & {
  email: string
  stopToken: string
  state: WaitlistState
  /** When they were last notified, ms. */
  toldAt: number | null
}

type WaitlistState = 'waiting' | 'told' | 'stopped'

/** Entries per email address and day, which is also the limit of mails it can get. */
const DAILY_LIMIT = 5

/** How long the guest who was notified has the evening to themselves, ms. */
const HEAD_START = 5 * 60_000
const DAY = 24 * 60 * 60_000

/** Entries that one run looks at. */
const BATCH = 1000

/** Guests waiting for a table to become free, at any location and provider. */
export type Waitlist = {
  /**
   * Adds an entry; the same entry twice is one. `past`: its time is over · `too_many_alerts`: the daily limit
   * of the address is reached; `detail.retryAfter` in s.
   */
  join(request: WaitlistRequest): Promise<Result<null, 'past' | 'too_many_alerts'>>
  /**
   * Entries that still wait, oldest first, except for evenings of which somebody was notified a moment ago:
   * each notified guest has a few minutes before the next one is.
   */
  waiting(): Promise<WaitlistEntry[]>
  /** Records that no table was found for an entry. */
  noTableFound(id: string): Promise<void>
  /** Sends the guest a mail that `slot` is free, once; returns whether this call did. */
  notify(id: string, slot: LocalDateTime): Promise<boolean>
  /** Lets a notified entry wait again whose mail came too late to be of use. */
  requeue(id: string): Promise<void>
  byId(id: string): Promise<WaitlistEntryDetails | null>
  /** The entry behind the link that ends it. */
  find(stopToken: string): Promise<WaitlistEntryDetails | null>
  /** Ends an entry; ended ones stay ended. */
  leave(stopToken: string): Promise<void>
}

/** The waitlist of a booking database; `onMessage` is called when a mail was queued. */
export function createWaitlist(
  db: BookingDatabase,
  secrets: Secrets,
  onMessage: () => void,
): Waitlist {
  return {
    join: (request) => joinWaitlist(db, secrets[0], request),
    waiting: () => waitingEntries(db),
    noTableFound: (id) => noTableFound(db, id),
    notify: async (id, slot) => {
      const told = await notifyGuest(db, id, slot)
      if (told) onMessage()
      return told
    },
    requeue: async (id) => {
      await db.run(`UPDATE alerts SET state = 'waiting' WHERE id = $1 AND state = 'told'`, [id])
    },
    byId: (id) => findEntry(db, secrets, 'id', id),
    find: (stopToken) => findEntry(db, secrets, 'stop_hash', hashOf(stopToken)),
    leave: (stopToken) => leaveWaitlist(db, stopToken),
  }
}

const COLUMNS = `a.id, a.location_id AS "locationId", a.local_start AS "at",
  a.starts_at AS "startsAt", a.party, a.looked_at AS "lookedAt"`

type NewEntryRow = {
  id: string
  stop_hash: string
  location_id: string
  local_start: string
  starts_at: number
  party: number
  email: string
  address_hash: string
}

const insertEntry = insertOf<NewEntryRow>(
  'alerts',
  {
    id: 'text',
    stop_hash: 'text',
    location_id: 'text',
    local_start: 'text',
    starts_at: 'bigint',
    party: 'integer',
    email: 'text',
    address_hash: 'text',
  },
  {
    computed: ({ now }) => ({ state: `'waiting'`, created_at: now }),
    where: (parameter, { now }) => `${parameter('starts_at')} > ${now}`,
  },
)

function joinWaitlist(
  db: BookingDatabase,
  secret: string,
  { locationId, at, startsAt, party, email }: WaitlistRequest,
): Promise<Result<null, 'past' | 'too_many_alerts'>> {
  const key = addressHash(email)
  type Asked = Result<null, 'past' | 'too_many_alerts'>
  return db.transaction({ exclusive: [key] }, async (sql): Promise<Asked> => {
    const waiting = await sql.all<{ location_id: string; local_start: string; party: number }>(
      `SELECT location_id, local_start, party FROM alerts
       WHERE address_hash = $1 AND state = 'waiting'`,
      [key],
    )
    const same = waiting.some(
      (one) => one.location_id === locationId && one.local_start === at && one.party === party,
    )
    if (same) return ok(null)
    const asked = await sql.all<{ count: number; ms: number | null }>(
      `SELECT COUNT(*) AS count, MIN(created_at) + ${DAY} - ${db.dialect.now} AS ms FROM alerts
       WHERE address_hash = $1 AND created_at > ${db.dialect.now} - ${DAY}`,
      [key],
    )
    const [{ count, ms } = { count: 0, ms: null }] = asked
    if (Number(count) >= DAILY_LIMIT) {
      return refuse('too_many_alerts', { retryAfter: Math.ceil(Number(ms) / 1000) })
    }
    const id = randomToken()
    const inserted = await sql.run(
      ...insertEntry(sql.dialect, {
        id,
        stop_hash: hashOf(stopTokenOf(secret, id)),
        location_id: locationId,
        local_start: at,
        starts_at: startsAt,
        party,
        email,
        address_hash: key,
      }),
    )
    return inserted > 0 ? ok(null) : refuse('past')
  })
}

function waitingEntries(db: BookingDatabase): Promise<WaitlistEntry[]> {
  const { now } = db.dialect
  return db.all<WaitlistEntry>(
    `SELECT ${COLUMNS} FROM alerts a
     WHERE a.state = 'waiting' AND a.starts_at > ${now} AND NOT EXISTS (
       SELECT 1 FROM alerts b WHERE b.location_id = a.location_id
         AND substr(b.local_start, 1, 10) = substr(a.local_start, 1, 10)
         AND b.told_at > ${now} - ${HEAD_START})
     ORDER BY a.created_at, a.id LIMIT ${BATCH}`,
  )
}

async function noTableFound(db: BookingDatabase, id: string): Promise<void> {
  await db.run(`UPDATE alerts SET looked_at = ${db.dialect.now} WHERE id = $1`, [id])
}

async function notifyGuest(db: BookingDatabase, id: string, slot: LocalDateTime): Promise<boolean> {
  const told = await db.transaction({}, async (sql): Promise<Result<null, 'told_already'>> => {
    const rows = await sql.all<{ location_id: string; email: string; told_at: number }>(
      `UPDATE alerts SET state = 'told', told_at = ${db.dialect.now}
       WHERE id = $1 AND state = 'waiting' RETURNING location_id, email, told_at`,
      [id],
    )
    const row = rows[0]
    if (!row) return refuse('told_already')
    const payload: WaitlistPayload = { alert: id, slot }
    const to = { locationId: row.location_id, recipient: row.email }
    await queueMessage(sql, { kind: 'alert', id: `${id}:${row.told_at}`, ...to, payload })
    return ok(null)
  })
  return told.ok
}

async function findEntry(
  sql: Sql,
  secrets: Secrets,
  column: 'id' | 'stop_hash',
  value: string,
): Promise<WaitlistEntryDetails | null> {
  const rows = await sql.all<Omit<WaitlistEntryDetails, 'stopToken'> & { stop_hash: string }>(
    `SELECT ${COLUMNS}, a.stop_hash, a.email, a.state, a.told_at AS "toldAt" FROM alerts a
     WHERE a.${column} = $1`,
    [value],
  )
  if (!rows[0]) return null
  const { stop_hash: hash, ...entry } = rows[0]
  return { ...entry, stopToken: keptTokenOf(secrets, 'alert', { id: entry.id, hash }) }
}

async function leaveWaitlist(db: BookingDatabase, stopToken: string): Promise<void> {
  await db.run(`UPDATE alerts SET state = 'stopped' WHERE stop_hash = $1`, [hashOf(stopToken)])
}

/** An entry as part of a guest's data. */
export type GuestWaitlistEntry = Pick<
  WaitlistEntryDetails,
  'id' | 'locationId' | 'at' | 'party' | 'state' | 'toldAt'
>

/** The entries of an address (in lower case) at some locations; null = all of them. */
export function waitlistEntriesOf(
  sql: Sql,
  address: string,
  locations: LocationIds,
): Promise<GuestWaitlistEntry[]> {
  const where = ofAddress(address, locations)
  return sql.all<GuestWaitlistEntry>(
    `SELECT id, location_id AS "locationId", local_start AS "at", party, state, told_at AS "toldAt"
     FROM alerts ${where.text} ORDER BY starts_at, id`,
    where.values,
  )
}

/** Deletes them; returns the number of deleted entries. */
export function deleteWaitlistEntriesOf(
  sql: Sql,
  address: string,
  locations: LocationIds,
): Promise<number> {
  const where = ofAddress(address, locations)
  return sql.run(`DELETE FROM alerts ${where.text}`, where.values)
}

function ofAddress(address: string, locations: LocationIds): Conditions {
  const where = new Conditions()
  where.whereIn('address_hash', [addressHash(address)])
  if (locations) where.whereIn('location_id', locations)
  return where
}

function addressHash(address: string): string {
  return hashOf(`alerts ${address.toLowerCase()}`)
}

/** Deletes entries, with their addresses, a day after their time. */
export function purgeWaitlist(db: BookingDatabase): Promise<number> {
  return db.run(`DELETE FROM alerts WHERE starts_at < ${db.dialect.now} - ${DAY}`)
}

function stopTokenOf(secret: string, id: string): string {
  return tokenOf(secret, 'alert', id)
}
