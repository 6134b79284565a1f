import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { listBackups } from '../backups/read-backups.ts'
import { raiseEpoch } from '../content/epoch.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { starterSteps } from '../initial-content/starter/starter.ts'
import { ContentStore } from '../initial-content/store.ts'
import { changeDemoState, isDemo } from './demo-state.ts'
import { emptyContent } from './empty-content.ts'
import { eraseDemoBookings } from './erase-bookings.ts'
import * as t from './messages.gen.ts'

/** How old the backup may be that the demo group is found in afterwards, ms. */
export const BACKUP_AGE_MS = 60 * 60_000

type Refused = 'not_demo' | 'no_backup' | 'has_payments'

/**
 * Replaces the demo group by the pages of a new group: all content in one transaction, its bookings and guests after
 * that (`eraseDemoBookings`). Staff, how they sign in, and the audit log stay. Refused where the site does not show the
 * demo group, where no backup of the last hour is on this machine, and while guests' money or cards are at a payment
 * provider; `message` says so. Throws a `SilentFolderError` where the folders of backups do not answer.
 */
export async function beginOwnGroup(req: PayloadRequest): Promise<Result<null, Refused>> {
  const { payload } = req
  if (!(await isDemo(payload))) return refuse('not_demo', { message: t.notDemo() })
  if (!(await hasFreshBackup())) return refuse('no_backup', { message: t.noBackup() })
  const payments = await countLivePayments()
  if (payments > 0) return refuse('has_payments', { message: t.hasPayments({ count: payments }) })
  const isReplaced = await inTransaction(payload.db, req, async (own) => {
    // Whoever else begins at the same moment waits here, and finds it done.
    if (!(await changeDemoState(payload, 'loaded', 'replaced', own))) return false
    const within = own as PayloadRequest
    await raiseEpoch(within)
    const { secondStepFor, secondStepRoles } = await payload.findGlobal({
      ...{ slug: 'settings', depth: 0, req: own },
    })
    await emptyContent(payload, own)
    const store = new ContentStore(payload, own)
    const steps = starterSteps(store, { secondStepFor, secondStepRoles })
    for (const run of steps.flatMap(({ work }) => work)) await run()
    await recordAct(within, { act: 'begin_own_group', actor: actorOf(req) })
    return true
  })
  if (!isReplaced) return refuse('not_demo', { message: t.notDemo() })
  try {
    await eraseDemoBookings(payload)
  } catch (error) {
    // Done by the ticker, in a minute; until then no restaurant takes bookings.
    payload.logger.error({ err: error, msg: 'the bookings of the demo group are not erased yet' })
  }
  return ok(null)
}

/** The backup that the demo group would be found in; its moment, or null where there is none. */
export async function readFreshBackup(): Promise<string | null> {
  const fresh = (await listBackups()).find(({ isThere }) => isThere)
  const isFresh = fresh && Date.now() - Date.parse(fresh.made) <= BACKUP_AGE_MS
  return isFresh ? fresh.made : null
}

async function hasFreshBackup(): Promise<boolean> {
  return (await readFreshBackup()) !== null
}

/** Payments that only a payment provider can settle; those of test cards move no money. */
export async function countLivePayments(): Promise<number> {
  const provider = await paymentProvider()
  if (!provider || provider.cardForm.mode === 'test') return 0
  return (await (await bookingEngine()).commitments()).payments
}
