import type { Payload, PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { query } from '../database/query.ts'
import { isExpired } from '../invitations/invitation.ts'
import { needsSecondStep, readRequirement } from '../second-factor/requirement.ts'

const DAY_MS = 24 * 60 * 60_000
/** Days without a sign-in after which somebody may have left. */
const AWAY_DAYS = 90

/** The accounts of a site, and those that somebody should look at. */
export type StaffState = {
  /** Accounts that can sign in. */
  active: number
  invited: number
  /** Those whose link has run out. */
  expired: number
  withdrawn: number
  /** Accounts that need a second step and have none yet: they set it up at their next sign-in. */
  withoutSecondStep: Account[]
  /** Accounts that have not been signed in to for `days`; null where the audit log does not go back as far. */
  away: { days: number; accounts: Account[] } | null
}
type Account = { id: number; name: string }

/** Reads the accounts of a site. */
export async function readStaffState(req: PayloadRequest, now: number): Promise<StaffState> {
  const { payload } = req
  const [{ docs }, requirement, withFactor, away] = await Promise.all([
    payload.find({
      collection: 'staff',
      select: { name: true, roles: true, state: true, invitedUntil: true, createdAt: true },
      ...{ depth: 0, pagination: false, sort: 'name', overrideAccess: true, req },
    }),
    readRequirement(payload, req),
    idsWithFactor(payload),
    idsAway(payload, now),
  ])
  const active = docs.filter(({ state }) => !state || state === 'active')
  const invited = docs.filter(({ state }) => state === 'invited')
  const shown = ({ id, name }: Account) => ({ id, name })
  return {
    active: active.length,
    invited: invited.length,
    expired: invited.filter((one) => isExpired(one, now)).length,
    withdrawn: docs.length - active.length - invited.length,
    withoutSecondStep: active
      .filter((one) => needsSecondStep(one, requirement) && !withFactor.has(one.id))
      .map(shown),
    away: away && {
      days: away.days,
      accounts: active
        .filter(({ id, createdAt }) => away.ids.has(id) && Date.parse(createdAt) < away.since)
        .map(shown),
    },
  }
}

async function idsWithFactor(payload: Payload): Promise<Set<number>> {
  const rows = await query(
    payload,
    'SELECT staff FROM second_factor_apps UNION SELECT staff FROM passkeys',
    [],
  )
  return new Set(rows.map(({ staff }) => Number(staff)))
}

/** Accounts of which the log has nothing since an instant (ms), no sign-in either; null where the log begins later. */
async function idsAway(
  payload: Payload,
  now: number,
): Promise<{ days: number; since: number; ids: Set<number> } | null> {
  // The oldest entries go a day after their time.
  const days = Math.min(AWAY_DAYS, env.retention.auditLogDays - 2)
  const since = now - days * DAY_MS
  const [first] = await query(payload, 'SELECT at FROM audit_entries ORDER BY at, id LIMIT 1', [])
  if (!first || Number(first.at) > since) return null
  // Any entry of an account proves a sign-in before it, so one lookup in the index by account is enough for each.
  const rows = await query(
    payload,
    `SELECT s.id FROM staff s WHERE NOT EXISTS (
       SELECT 1 FROM audit_entries e WHERE e.staff = s.id AND e.at >= $1)`,
    [since],
  )
  return { days, since, ids: new Set(rows.map(({ id }) => Number(id))) }
}
