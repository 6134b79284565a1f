import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'
import { hashToken } from '../staff/token-hash.ts'
import type { Session } from './session.ts'

type Row = Record<string, unknown>

const COLUMNS =
  'id, staff, way, started_at, last_used_at, idle_ms, ends_at, device, address, tablet'

/** What holds of the rows of sessions that have not run out at the instant `$1`. */
const IS_OPEN = 'ends_at > $1 AND last_used_at + idle_ms > $1'

/** The open session of a token; null where there is none. */
export async function findSession(payload: Payload, token: string): Promise<Session | null> {
  const rows = await query(
    payload,
    `SELECT ${COLUMNS} FROM sign_in_sessions WHERE ${IS_OPEN} AND token = $2`,
    [Date.now(), hashToken(token)],
  )
  return rows.map(sessionOf)[0] ?? null
}

/** The open sessions of an account, the one that was used last first. */
export async function listSessions(
  payload: Payload,
  staff: number,
  req?: Partial<PayloadRequest>,
): Promise<Session[]> {
  const rows = await query(
    payload,
    `SELECT ${COLUMNS} FROM sign_in_sessions WHERE ${IS_OPEN} AND staff = $2
     ORDER BY last_used_at DESC, started_at DESC, id`,
    [Date.now(), staff],
    req,
  )
  return rows.map(sessionOf)
}

/** Adds a session that is found by `token`, of which its digest is kept. */
export async function insertSession(
  payload: Payload,
  token: string,
  session: Session,
  req: Partial<PayloadRequest>,
): Promise<void> {
  const { id, staff, way, startedAt, lastUsedAt, idleMs, endsAt, device, address, tablet } = session
  await query(
    payload,
    `INSERT INTO sign_in_sessions (token, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[hashToken(token), id, staff, way, startedAt, lastUsedAt, idleMs, endsAt],
      ...[device, address, tablet],
    ],
    req,
  )
}

/** Removes what has run out, of all accounts, and of one account what goes beyond its `most` used last. */
export async function pruneSessions(
  payload: Payload,
  { staff, most }: { staff: number; most: number },
  req: Partial<PayloadRequest>,
): Promise<void> {
  await query(payload, `DELETE FROM sign_in_sessions WHERE NOT (${IS_OPEN})`, [Date.now()], req)
  await query(
    payload,
    `DELETE FROM sign_in_sessions WHERE staff = $1 AND id NOT IN (
       SELECT id FROM sign_in_sessions WHERE staff = $1
       ORDER BY last_used_at DESC, started_at DESC, id LIMIT ${most})`,
    [staff],
    req,
  )
}

function sessionOf(row: Row): Session {
  return {
    ...{ id: String(row.id), staff: Number(row.staff), way: row.way as Session['way'] },
    ...{ startedAt: Number(row.started_at), lastUsedAt: Number(row.last_used_at) },
    ...{ idleMs: Number(row.idle_ms), endsAt: Number(row.ends_at) },
    ...{ device: String(row.device), address: String(row.address) },
    tablet: row.tablet === null ? null : String(row.tablet),
  }
}
