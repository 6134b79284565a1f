import type { Payload } from 'payload'
import { actorText } from '../audit-log/act-labels.ts'
import { actorIn } from '../audit-log/read-content-entries.ts'
import type { Changes } from '../audit-log/types.ts'
import { query } from '../database/query.ts'

/** Dishes whose prices somebody changed at one sitting; `at`: the last instant of it, ms. */
export type PriceChangeSummary = { at: number; by: string; dishes: number }

/** Without a change for as long as this a sitting is over, ms. */
const SITTING_MS = 30 * 60_000
/** Acts by which what guests read changes. */
const ACTS = ['update', 'publish', 'restore_version']
/** Entries of the log, of each act, that are looked through: the newest ones. */
const LOOKED_THROUGH = 3000
const PRICE = /(?:^|\.)price$/

/** The last sittings at which prices were changed, newest first, as the audit log has them: at most `limit`. */
export async function readPriceChanges(
  payload: Payload,
  limit: number,
): Promise<PriceChangeSummary[]> {
  // By the index of each act, and never further back than that.
  const rows = await Promise.all(
    ACTS.map((act) =>
      query(
        payload,
        `SELECT * FROM (SELECT * FROM audit_entries WHERE act = $1 ORDER BY at DESC, id DESC LIMIT $2) newest
         WHERE subject LIKE $3 AND changes LIKE $4`,
        [act, LOOKED_THROUGH, 'collections/menu-items/%', '%rice"%'],
      ),
    ),
  )
  const entries = rows
    .flat()
    .filter(({ changes }) => hasPrice(JSON.parse(String(changes))))
    .sort((a, b) => Number(b.at) - Number(a.at))
  return sittingsOf(entries)
    .map(({ entries: [last, ...others] }) => ({
      at: Number(last.at),
      by: actorText(actorIn(last)),
      dishes: new Set([last, ...others].map(({ subject }) => subject)).size,
    }))
    .slice(0, limit)
}

type Entry = Record<string, unknown>
type Sitting = { entries: [Entry, ...Entry[]]; first: number }

/** Entries, newest first, by who made them without a long rest in between; whoever was last comes first. */
function sittingsOf(entries: readonly Entry[]): Sitting[] {
  const sittings: Sitting[] = []
  const open = new Map<unknown, Sitting>()
  for (const entry of entries) {
    const at = Number(entry.at)
    const sitting = open.get(entry.staff)
    if (sitting && sitting.first - at <= SITTING_MS) {
      sitting.entries.push(entry)
      sitting.first = at
      continue
    }
    const next: Sitting = { entries: [entry], first: at }
    open.set(entry.staff, next)
    sittings.push(next)
  }
  return sittings
}

/** Whether a price was changed; those of a dish that is published for the first time are new. */
const hasPrice = ({ fields }: Changes) =>
  fields.some(({ path }) => PRICE.test(path)) &&
  !fields.some((one) => one.path === 'uid' && 'before' in one && one.before === null)
