import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#lib/sql/sql.ts'

/** The database that letters are kept in: the one of what they are about. */
export type OutboxStore = Sql & {
  /** `now`: the database's clock as an expression, ms since the epoch. */
  dialect: { now: string }
}

/**
 * `waiting` for its time or the next attempt · `sending` under a lease · `sent`: a mail server took
 * it · `kept`: no mail server is configured, nothing left · `dropped`: by its time there was nothing
 * to say any more · `dead`: refused, or given up after too many attempts.
 */
export type LetterState = 'waiting' | 'sending' | 'sent' | 'kept' | 'dropped' | 'dead'

/** Something that must leave, written in the transaction of what it is about. */
export type NewLetter = {
  kind: string
  /** Together with `kind` unique for ever: the same letter is written once (`kind:id`). */
  id: string
  /** Id of the location whose staff may read it. */
  locationId: string
  recipient: string
  /** What it is about, as JSON; whoever delivers it makes the words. */
  payload: object
  /** Instant (ms) at which it is to leave; left out = at once. */
  dueAt?: number
}

/** What a recipient was written, as the staff can read it. */
export type Copy = { subject: string; text: string; html: string }

/**
 * Writes a letter with the caller's `sql`, so that it is there if and only if the caller's transaction
 * is. Says whether it is new: one with the same key, and one whose time is already over, is not
 * written.
 */
export async function writeLetter(
  sql: OutboxStore,
  { kind, id, locationId, recipient, payload, dueAt }: NewLetter,
): Promise<boolean> {
  const { now } = sql.dialect
  const due = dueAt ?? null
  const values = [`${kind}:${id}`, kind, locationId, recipient, JSON.stringify(payload), due]
  const written = await sql.run(
    `INSERT INTO outbox (key, kind, location_id, recipient, payload, state, attempts, due_at, created_at)
     SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS text), CAST($4 AS text),
       CAST($5 AS text), 'waiting', 0, COALESCE(CAST($6 AS bigint), ${now}), ${now}
     WHERE CAST($6 AS bigint) IS NULL OR CAST($6 AS bigint) > ${now}
     ON CONFLICT (key) DO NOTHING`,
    values,
  )
  return written > 0
}

/** A letter as the staff see it in their list; `error` is short and names nobody. */
export type LetterSummary = {
  key: string
  kind: string
  locationId: string
  recipient: string
  state: LetterState
  attempts: number
  /** Instants, ms. */
  dueAt: number
  createdAt: number
  endedAt: number | null
  error: string | null
}

/** Ids of locations; null = all of them. */
export type Locations = readonly string[] | null

/** Letters of some kinds, or of all `others`, about some locations. */
export type Share = { kinds: readonly string[]; others?: true; locations: Locations }

/** The letters that somebody may read; null = all of them. */
export type Readable = readonly Share[] | null

/** Narrows a query of letters to those that somebody may read. */
export function onlyReadable(where: Conditions, readable: Readable): void {
  if (readable === null) return
  where.whereAnyOf(
    readable.map(({ kinds, others, locations }) => (group) => {
      if (others) group.whereNotIn('kind', kinds)
      else group.whereIn('kind', kinds)
      if (locations) group.whereIn('location_id', locations)
    }),
  )
}

/** Columns of a `LetterSummary`. */
export const LETTER_COLUMNS = `key, kind, location_id AS "locationId", recipient, state, attempts,
  due_at AS "dueAt", created_at AS "createdAt", ended_at AS "endedAt", error`

/** The newest letters in some states, at most `limit`. */
export function listLetters(
  sql: Sql,
  { states, readable, limit }: { states: LetterState[]; readable: Readable; limit: number },
): Promise<LetterSummary[]> {
  const where = new Conditions()
  where.whereIn('state', states)
  onlyReadable(where, readable)
  return sql.all<LetterSummary>(
    `SELECT ${LETTER_COLUMNS} FROM outbox ${where.text} ORDER BY created_at DESC, key LIMIT ${limit}`,
    where.values,
  )
}

/** How many letters there are in each state. */
export async function countLetters(
  sql: Sql,
  readable: Readable,
): Promise<Partial<Record<LetterState, number>>> {
  const where = new Conditions()
  onlyReadable(where, readable)
  const rows = await sql.all<{ state: LetterState; count: number }>(
    `SELECT state, COUNT(*) AS count FROM outbox ${where.text} GROUP BY state`,
    where.values,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** How many letters were refused, or given up. */
export async function countDead(sql: Sql, readable: Readable): Promise<number> {
  const where = new Conditions()
  onlyReadable(where, readable)
  const rows = await sql.all<{ count: number }>(
    `SELECT COUNT(*) AS count FROM (SELECT * FROM outbox WHERE state = 'dead') dead ${where.text}`,
    where.values,
  )
  return rows[0]?.count ?? 0
}

/** One letter with what it said, null before it was first tried; null where there is none to read. */
export async function readLetter(
  sql: Sql,
  key: string,
  readable: Readable,
): Promise<(LetterSummary & { copy: Copy | null }) | null> {
  const where = new Conditions()
  where.whereIn('key', [key])
  onlyReadable(where, readable)
  const rows = await sql.all<LetterSummary & { copy: string | null }>(
    `SELECT ${LETTER_COLUMNS}, copy FROM outbox ${where.text}`,
    where.values,
  )
  const row = rows[0]
  return row ? { ...row, copy: row.copy === null ? null : (JSON.parse(row.copy) as Copy) } : null
}

/** Lets a letter that did not leave try again from the start; says whether there was one. */
export async function retryLetter(
  store: OutboxStore,
  key: string,
  readable: Readable,
): Promise<boolean> {
  const where = new Conditions()
  where.whereIn('key', [key])
  where.whereIn('state', ['dead', 'kept'])
  onlyReadable(where, readable)
  const again = await store.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, due_at = ${store.dialect.now}, error = NULL,
       ended_at = NULL ${where.text}`,
    where.values,
  )
  return again > 0
}

/**
 * Deletes letters that ended `days` ago, with all that they say; answers with how many. Dead ones of the
 * kinds in `kept` stay until somebody sees to them.
 */
export function forgetLetters(
  store: OutboxStore,
  days: number,
  kept: readonly string[],
): Promise<number> {
  const kinds = kept.map((_, index) => `$${index + 2}`).join(', ')
  const but = kept.length > 0 ? `AND NOT (state = 'dead' AND kind IN (${kinds}))` : ''
  return store.run(
    `DELETE FROM outbox WHERE ended_at < ${store.dialect.now} - CAST($1 AS bigint) * 86400000 ${but}`,
    [days, ...kept],
  )
}
