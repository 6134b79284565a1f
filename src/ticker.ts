import { onImportWork } from '#cms/imports/signal.ts'
import { readEpoch } from '#data/site/epoch.ts'
import { getPayload } from '#data/site/payload.ts'
import { onEpochKnown } from '#lib/front/epoch-signal.ts'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { isReadOnly } from '#lib/read-only/read-only.ts'
import { onOutboxNotification } from '#outbox/notification.ts'
import type { Cdn } from '#providers/cdn/contract.ts'
import { purgedEpoch, purgedEpochInMemory } from '#storage/cdn-purges.ts'
import { bookingDatabase } from '#storage/process.ts'
import { env } from './env.ts'
import { cdnJob } from './ticker/cdn-purges.ts'
import { importsJob } from './ticker/imports-job.ts'
import { jobsOf, paymentsJob, waitlistJob } from './ticker/jobs.ts'
import { postgresLeases, processLeases } from './ticker/leases.ts'
import { outboxJob } from './ticker/outbox-job.ts'
import { addressCountsJob, siteCountsJob } from './ticker/site-counts-job.ts'
import { submissionsJob } from './ticker/submission-messages.ts'
import { type Job, Ticker } from './ticker/ticker.ts'
import { updatesJob } from './ticker/updates-job.ts'

const INTERVAL_MS = 5000

/**
 * Starts what this process does by itself: scheduled publishing, housekeeping, retention, the outbox, and purges
 * of `cdn`, each under a lease that one instance of a fleet has at a time. Returns the function that stops it;
 * a second call starts nothing.
 */
export function startTicker(cdn: Cdn | null): () => Promise<void> {
  return processSingleton('ticker', () => start(cdn))
}

function start(cdn: Cdn | null): () => Promise<void> {
  const url = directUrlOf(env)
  const leases = url ? postgresLeases(url) : processLeases()
  const tickerOf = (jobs: Job[], own = leases) =>
    new Ticker({
      ...{ jobs, leases: own, now: () => performance.now(), isPaused: isReadOnly },
      onError: (job, error) => console.error(`ticker: ${job} failed`, error),
    })
  // A mail server, a bank and a provider of tables may take their time: nothing else waits for them.
  const outbox = tickerOf([submissionsJob(), outboxJob()])
  const others = [waitlistJob(), paymentsJob()].map((job) => tickerOf([job]))
  const purging = cdn && tickerOf([purgesOf(cdn)])
  // A file of many rows takes minutes.
  const imports = tickerOf([importsJob(getPayload)])
  const updates = env.updatesFeed && tickerOf([updatesJob(getPayload, env.updatesFeed)])
  // Each instance has counts of its own, and writes them without asking the others.
  const counting = tickerOf([siteCountsJob(), addressCountsJob()], processLeases())
  const tickers = [
    tickerOf(jobsOf(getPayload)),
    outbox,
    ...others,
    counting,
    imports,
    ...(purging ? [purging] : []),
    ...(updates ? [updates] : []),
  ]
  onOutboxNotification(() => void outbox.runNow())
  onImportWork(() => void imports.runNow())
  // Once this instance renders what was published, and no answer of before comes from it.
  const forgetEpoch = onEpochKnown(() => void purging?.runNow())
  const timer = setInterval(() => {
    for (const ticker of tickers) void ticker.tick()
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    onOutboxNotification(() => {})
    onImportWork(() => {})
    forgetEpoch()
    // What was counted since the last time.
    await counting.runNow()
    await Promise.all(tickers.map((ticker) => ticker.stop()))
    await leases.close()
  }
}

function purgesOf(cdn: Cdn): Job {
  const purged = env.databaseUrl ? purgedEpoch(bookingDatabase) : purgedEpochInMemory()
  return cdnJob({ cdn, epoch: readEpoch, purged })
}
