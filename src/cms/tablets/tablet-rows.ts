import type { Payload, PayloadRequest } from 'payload'
import { query } from '../database/query.ts'
import { hashToken } from '../staff/token-hash.ts'
import type { ListedTablet, Tablet } from './tablet.ts'
import { tabletToken } from './tablet-cookie.ts'

type Row = Record<string, unknown>
type Request = Partial<PayloadRequest>

const COLUMNS = 'id, location, name, ends_at'

/** How long after an unlocking a second one with the same token is taken for one of the same moment, ms. */
const SAME_MOMENT_MS = 60_000

/** The tablet that a request comes from, by its cookie; null where it is none, was withdrawn, or has ended. */
export async function findTablet(
  payload: Payload,
  headers: Headers | undefined,
  req?: Request,
): Promise<Tablet | null> {
  const token = headers ? tabletToken(headers) : null
  if (!token) return null
  const rows = await query(
    payload,
    `SELECT ${COLUMNS} FROM tablets WHERE (token = $1 OR former_token = $1) AND ends_at > $2`,
    [hashToken(token), Date.now()],
    req,
  )
  return rows.map(tabletOf)[0] ?? null
}

/** A tablet by its id, whoever asks; null where there is none. */
export async function readTablet(
  payload: Payload,
  id: string,
  req?: Request,
): Promise<Tablet | null> {
  const rows = await query(
    payload,
    `SELECT ${COLUMNS} FROM tablets WHERE id = $1 AND ends_at > $2`,
    [id, Date.now()],
    req,
  )
  return rows.map(tabletOf)[0] ?? null
}

/** The tablets of locations, or of all, by location and name. */
export async function listTablets(
  payload: Payload,
  locations: 'all' | readonly number[],
): Promise<ListedTablet[]> {
  const rows = await query(
    payload,
    `SELECT tablets.id, location, tablets.name, ends_at, made_at, unlocked_at, staff.name AS maker
     FROM tablets LEFT JOIN staff ON staff.id = tablets.made_by
     WHERE ends_at > $1 ORDER BY location, tablets.name, tablets.id`,
    [Date.now()],
  )
  const listed = rows.map((row) => ({
    ...tabletOf(row),
    madeAt: Number(row.made_at),
    madeBy: row.maker === null ? null : String(row.maker),
    unlockedAt: row.unlocked_at === null ? null : Number(row.unlocked_at),
  }))
  return locations === 'all'
    ? listed
    : listed.filter(({ location }) => locations.includes(location))
}

type NewTablet = { tablet: Tablet; token: string; madeBy: number }

/** Adds a tablet, in the transaction of `req`; those that have ended go. */
export async function insertTablet(
  payload: Payload,
  { tablet: { id, location, name, endsAt }, token, madeBy }: NewTablet,
  req: Request,
): Promise<void> {
  const now = Date.now()
  await query(payload, 'DELETE FROM tablets WHERE ends_at <= $1', [now], req)
  await query(
    payload,
    `INSERT INTO tablets (id, token, location, name, made_by, made_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, hashToken(token), location, name, madeBy, now, endsAt],
    req,
  )
}

/**
 * Gives a tablet another token with an unlocking, in the transaction of `req`: a copy of the one before last is
 * worthless. The one before goes on, as the answer may be lost. Answers whether the new one counts, which it does not
 * where another request of the same moment has brought one; null = the tablet is none any more.
 */
export async function changeToken(
  payload: Payload,
  { id, before, next }: { id: string; before: string; next: string },
  req: Request,
): Promise<'changed' | 'kept' | null> {
  const now = Date.now()
  const own = hashToken(before)
  const held = await query(
    payload,
    `UPDATE tablets SET name = name WHERE id = $1 AND (token = $2 OR former_token = $2) AND ends_at > $3
     RETURNING token, unlocked_at`,
    [id, own, now],
    req,
  )
  const [row] = held
  if (!row) return null
  const isLate = row.token !== own
  if (isLate && now - Number(row.unlocked_at ?? 0) < SAME_MOMENT_MS) return 'kept'
  await query(
    payload,
    'UPDATE tablets SET token = $1, former_token = $2, unlocked_at = $3 WHERE id = $4',
    [hashToken(next), own, now, id],
    req,
  )
  return 'changed'
}

/** Removes a tablet, in the transaction of `req`, and with it the session on it; false where it is none any more. */
export async function removeTablet(payload: Payload, id: string, req: Request): Promise<boolean> {
  const removed = await query(payload, 'DELETE FROM tablets WHERE id = $1 RETURNING id', [id], req)
  return removed.length > 0
}

/**
 * Ends the session on a tablet, in the transaction of `req`: whosever it is, or only the one with an id. Returns whose it
 * was, or null.
 */
export async function endTabletSession(
  payload: Payload,
  { id, only }: { id: string; only?: string },
  req: Request,
): Promise<number | null> {
  const ended = await query(
    payload,
    `DELETE FROM sign_in_sessions WHERE tablet = $1 AND id = coalesce($2, id) RETURNING staff`,
    [id, only ?? null],
    req,
  )
  return ended.length > 0 ? Number(ended[0]?.staff) : null
}

function tabletOf(row: Row): Tablet {
  return {
    ...{ id: String(row.id), location: Number(row.location), name: String(row.name) },
    endsAt: Number(row.ends_at),
  }
}
