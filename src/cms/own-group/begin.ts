import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { listBackups } from '../backups/read-backups.ts'
import { handOver, orderHandovers } from '../booking/settings-handover.ts'
import { raiseEpoch } from '../content/epoch.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { starter } from '../initial-content/starter/starter.ts'
import { ContentStore } from '../initial-content/store.ts'
import { changeLoadState, readDemoState } from './demo-state.ts'
import { emptyContent } from './empty-content.ts'
import { eraseDemoBookings } from './erase-bookings.ts'
import * as t from './messages.gen.ts'

/** How old the backup may be that the demo group is found in afterwards, ms. */
const BACKUP_AGE_MS = 60 * 60_000

type Refused = 'not_demo' | 'no_backup' | 'has_payments'

/**
 * Replaces the demo group by the pages of a new group: all content in one transaction, its bookings and guests after
 * that (`eraseDemoBookings`). Staff, how they sign in, and the audit log stay. Refused where the site does not show the
 * demo group, where no backup of the last hour is on this machine, and while payments are under way or for visits to
 * come; `message` says so. Throws a `SilentFolderError` where the folders of backups do not answer.
 */
export async function beginOwnGroup(req: PayloadRequest): Promise<Result<null, Refused>> {
  const { payload } = req
  const isNoDemo = refuse('not_demo', { message: t.notDemo() })
  if ((await readDemoState(payload)) !== 'demo') return isNoDemo
  if ((await readFreshBackup()) === null) return refuse('no_backup', { message: t.noBackup() })
  // From here on nobody books a table that would be erased.
  const closed = await (await bookingEngine()).closeAll()
  if (!closed.ok) {
    const count = Number(closed.detail?.count)
    return refuse('has_payments', { message: t.hasPayments({ count }) })
  }
  if (!(await replaceOrReopen(req))) return isNoDemo
  try {
    await eraseDemoBookings(payload)
  } catch (error) {
    // Done by the ticker, in a minute; until then no restaurant takes bookings.
    payload.logger.error({ err: error, msg: 'the bookings of the demo group are not erased yet' })
  }
  return ok(null)
}

/** Replaces the content; where that fails, or somebody else has done it (false), what can be booked is opened again. */
async function replaceOrReopen(req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  let isReplaced = false
  try {
    isReplaced = await inTransaction(payload.db, req, (own) =>
      replaceContent(own as PayloadRequest),
    )
    return isReplaced
  } finally {
    if (!isReplaced) {
      await inTransaction(payload.db, req, (own) => orderHandovers('all', own as PayloadRequest))
      await handOver(payload)
    }
  }
}

async function replaceContent(req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  // Locks the row of the state: a second request at the same moment waits here, then finds the state changed.
  if (!(await changeLoadState(payload, 'loaded', 'replaced', req))) return false
  await emptyContent(payload, req)
  // Not before: editors who publish meanwhile have a document of theirs locked, and wait for this row.
  await raiseEpoch(req)
  await forgetSettings(payload, req)
  // A request of its own: what a load says to hooks is not said to those of this one.
  const loading = await createLocalReq({}, payload)
  loading.transactionID = await req.transactionID
  const steps = starter.steps(new ContentStore(payload, loading))
  for (const run of steps.flatMap(({ work }) => work)) await run()
  await recordAct(req, { act: 'begin_own_group', actor: actorOf(req) })
  return true
}

/** Settings are emptied in place: rules for signing in stay as they are. */
async function forgetSettings(payload: Payload, req: PayloadRequest): Promise<void> {
  const nowhere = { url: null }
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      ...starter.settings,
      ...{ emailAddress: null, embedHosts: [] },
      ...{ jobSearch: nowhere, bookingTerms: nowhere, bookingPrivacy: nowhere },
    },
    ...{ depth: 0, req },
  })
}

/** The moment of the backup that the demo group would be found in; null where none of the last hour is on this machine. */
export async function readFreshBackup(): Promise<string | null> {
  const last = (await listBackups()).find(({ isThere }) => isThere)
  return last && Date.now() - Date.parse(last.made) <= BACKUP_AGE_MS ? last.made : null
}
