import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#lib/sql/sql.ts'
import { applyReadScope, type ReadScope } from './read-scope.ts'

/** The database of the outbox: that of what its messages are about, so that both are written together. */
export type OutboxStore = Sql & {
  /** `now`: the database's clock as an expression, ms since the epoch. */
  dialect: { now: string }
}

/**
 * State of a message, as stored. `waiting`: for its time or the next attempt · `sending`: under a lease ·
 * `sent` · `kept`: not sent, as no mail server is configured · `dropped`: skipped, as there was no reason to send
 * it any more · `dead`: refused, or given up after its last attempt (a dead letter).
 */
export type MessageState = 'waiting' | 'sending' | 'sent' | 'kept' | 'dropped' | 'dead'

/** A message to be queued in the transaction of what it is about. */
export type NewMessage = {
  kind: string
  /** Idempotency key within its kind: a message with the same key (`kind:id`) is queued once. */
  id: string
  /** Id of the location whose staff may read it; empty = it is about no location. */
  locationId: string
  recipient: string
  /** What it is about, as JSON. It is rendered when it is delivered. */
  payload: object
  /** Instant (ms) at which it is due; without it, now. */
  dueAt?: number
}

/** A mail as it was sent, for the staff to read. */
export type RenderedMail = { subject: string; text: string; html: string }

/**
 * Queues a message with the caller's `sql`, and so in the caller's transaction. Returns false, and writes
 * nothing, if there is one with its key already, or if `dueAt` is past.
 */
export async function queueMessage(
  sql: OutboxStore,
  { kind, id, locationId, recipient, payload, dueAt }: NewMessage,
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

/** Takes a message back that is not being sent yet, so that it can be queued anew. */
export async function withdrawMessage(
  sql: OutboxStore,
  { kind, id }: Pick<NewMessage, 'kind' | 'id'>,
): Promise<void> {
  await sql.run(`DELETE FROM outbox WHERE key = $1 AND state = 'waiting'`, [`${kind}:${id}`])
}

/** A message in a list for the staff; `error` is short and contains no personal data. */
export type MessageSummary = {
  key: string
  kind: string
  locationId: string
  recipient: string
  state: MessageState
  attempts: number
  /** Instants, ms. */
  dueAt: number
  createdAt: number
  endedAt: number | null
  error: string | null
}

/** A message with its mail as it was sent; null before the first attempt. */
export type MessageWithMail = MessageSummary & { rendered: RenderedMail | null }

const SUMMARY_COLUMNS = `key, kind, location_id AS "locationId", recipient, state, attempts,
  due_at AS "dueAt", created_at AS "createdAt", ended_at AS "endedAt", error`

/** Messages with their mails that match `where`; `order` is an ORDER BY clause. */
export async function findMessages(
  sql: Sql,
  where: Conditions,
  order = '',
): Promise<MessageWithMail[]> {
  const rows = await sql.all<MessageSummary & { copy: string | null }>(
    `SELECT ${SUMMARY_COLUMNS}, copy FROM outbox ${where.text} ${order}`,
    where.values,
  )
  return rows.map(({ copy, ...summary }) => ({
    ...summary,
    rendered: copy === null ? null : (JSON.parse(copy) as RenderedMail),
  }))
}

/** The newest messages in some states, at most `limit`. */
export function listMessages(
  sql: Sql,
  { states, scope, limit }: { states: MessageState[]; scope: ReadScope; limit: number },
): Promise<MessageSummary[]> {
  const where = new Conditions()
  where.whereIn('state', states)
  applyReadScope(where, scope)
  return sql.all<MessageSummary>(
    `SELECT ${SUMMARY_COLUMNS} FROM outbox ${where.text} ORDER BY created_at DESC, key LIMIT ${limit}`,
    where.values,
  )
}

/** The number of messages in each state. */
export async function countMessages(
  sql: Sql,
  scope: ReadScope,
): Promise<Partial<Record<MessageState, number>>> {
  const where = new Conditions()
  applyReadScope(where, scope)
  const rows = await sql.all<{ state: MessageState; count: number }>(
    `SELECT state, COUNT(*) AS count FROM outbox ${where.text} GROUP BY state`,
    where.values,
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** The number of messages that were refused or given up. */
export async function countDeadMessages(sql: Sql, scope: ReadScope): Promise<number> {
  const where = new Conditions()
  applyReadScope(where, scope)
  const rows = await sql.all<{ count: number }>(
    `SELECT COUNT(*) AS count FROM (SELECT * FROM outbox WHERE state = 'dead') dead ${where.text}`,
    where.values,
  )
  return rows[0]?.count ?? 0
}

/** The number of messages that were refused or given up, by location; none where there are none. */
export async function countDeadByLocation(
  sql: Sql,
  scope: ReadScope,
): Promise<Map<string, number>> {
  const where = new Conditions()
  applyReadScope(where, scope)
  const rows = await sql.all<{ location_id: string; count: number }>(
    `SELECT location_id, COUNT(*) AS count
     FROM (SELECT * FROM outbox WHERE state = 'dead') dead ${where.text} GROUP BY location_id`,
    where.values,
  )
  return new Map(rows.map(({ location_id, count }) => [location_id, count]))
}

/** A message by its key; null if there is none within the scope. */
export async function readMessage(
  sql: Sql,
  key: string,
  scope: ReadScope,
): Promise<MessageWithMail | null> {
  const where = new Conditions()
  where.whereIn('key', [key])
  applyReadScope(where, scope)
  return (await findMessages(sql, where))[0] ?? null
}

/** Queues an unsent or dead message again, with all its attempts. Returns false if there is none. */
export async function retryMessage(
  store: OutboxStore,
  key: string,
  scope: ReadScope,
): Promise<boolean> {
  const where = new Conditions()
  where.whereIn('key', [key])
  where.whereIn('state', ['dead', 'kept'])
  applyReadScope(where, scope)
  const again = await store.run(
    `UPDATE outbox SET state = 'waiting', attempts = 0, due_at = ${store.dialect.now}, error = NULL,
       ended_at = NULL ${where.text}`,
    where.values,
  )
  return again > 0
}

/** Records that a message which was sent did not arrive: the staff see to it. Returns false if there is none. */
export async function failMessage(
  store: OutboxStore,
  key: string,
  reason: string,
): Promise<boolean> {
  const failed = await store.run(
    `UPDATE outbox SET state = 'dead', error = CAST($2 AS text) WHERE key = $1 AND state = 'sent'`,
    [key, reason],
  )
  return failed > 0
}

/**
 * Deletes messages that ended `days` ago, except dead ones of the kinds in `keepDead`, which stay until the staff
 * have seen to them. Returns the number deleted.
 */
export function purgeMessages(
  store: OutboxStore,
  days: number,
  keepDead: readonly string[],
): Promise<number> {
  const kinds = keepDead.map((_, index) => `$${index + 2}`).join(', ')
  const but = keepDead.length > 0 ? `AND NOT (state = 'dead' AND kind IN (${kinds}))` : ''
  return store.run(
    `DELETE FROM outbox WHERE ended_at < ${store.dialect.now} - CAST($1 AS bigint) * 86400000 ${but}`,
    [days, ...keepDead],
  )
}
