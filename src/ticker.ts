import { getPayload } from '#data/site/payload.ts'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { onOutboxNotification } from '#outbox/notification.ts'
import { env } from './env.ts'
import { jobsOf, paymentsJob, waitlistJob } from './ticker/jobs.ts'
import { postgresLeases, processLeases } from './ticker/leases.ts'
import { outboxJob } from './ticker/outbox-job.ts'
import { submissionsJob } from './ticker/submission-messages.ts'
import { type Job, Ticker } from './ticker/ticker.ts'

const INTERVAL_MS = 5000

/**
 * Starts what this process does by itself: scheduled publishing, housekeeping, retention, and the outbox,
 * each under a lease that one instance of a fleet has at a time. Returns the function that stops it; a
 * second call starts nothing.
 */
export function startTicker(): () => Promise<void> {
  return processSingleton('ticker', start)
}

function start(): () => Promise<void> {
  const url = directUrlOf(env)
  const leases = url ? postgresLeases(url) : processLeases()
  const tickerOf = (jobs: Job[]) =>
    new Ticker({
      ...{ jobs, leases, now: () => performance.now() },
      onError: (job, error) => console.error(`ticker: ${job} failed`, error),
    })
  // A mail server, a bank and a provider of tables may take their time: nothing else waits for them.
  const outbox = tickerOf([submissionsJob(), outboxJob()])
  const others = [waitlistJob(), paymentsJob()].map((job) => tickerOf([job]))
  const tickers = [tickerOf(jobsOf(getPayload)), outbox, ...others]
  onOutboxNotification(() => void outbox.runNow())
  const timer = setInterval(() => {
    for (const ticker of tickers) void ticker.tick()
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    onOutboxNotification(() => {})
    await Promise.all(tickers.map((ticker) => ticker.stop()))
    await leases.close()
  }
}
