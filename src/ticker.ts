import { getPayload } from '#data/payload.ts'
import { once } from '#lib/process.ts'
import { env } from './env.ts'
import { jobsOf } from './ticker/jobs.ts'
import { postgresLeases, processLeases } from './ticker/leases.ts'
import { Ticker } from './ticker/ticker.ts'

const INTERVAL_MS = 5000

/**
 * Starts this process's one ticker: scheduled publishing, housekeeping, retention, each under a lease
 * that one instance of a fleet has at a time. Answers with how to stop it; a second call starts
 * nothing.
 */
export function startTicker(): () => Promise<void> {
  return once('ticker', start)
}

function start(): () => Promise<void> {
  const leases = env.databaseUrl ? postgresLeases(env.databaseUrl) : processLeases()
  const ticker = new Ticker({
    jobs: jobsOf(getPayload),
    leases,
    now: () => performance.now(),
    onError: (job, error) => console.error(`ticker: ${job} failed`, error),
  })
  const timer = setInterval(() => void ticker.tick(), INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await ticker.idle()
    await leases.close()
  }
}
