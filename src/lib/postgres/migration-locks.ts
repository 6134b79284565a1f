import { setTimeout as wait } from 'node:timers/promises'

/**
 * How long a migration waits for a table that others are using, ms. Whoever asks for the table meanwhile waits behind
 * it: less than guests do for a lock.
 */
export const MIGRATION_LOCK_TIMEOUT = 1000

/** Between two attempts, and after which time none is made any more, ms. */
const RETRY_MS = 1000
const LONGEST_MS = 5 * 60_000

/** Postgres' error codes: a lock was not granted in time, and a deadlock. */
const LOCKED = new Set(['55P03', '40P01'])

/**
 * Runs the pending migrations one after the other: who uses a table waits for one of them, not for all. `runNext` runs
 * the next one in a transaction under `MIGRATION_LOCK_TIMEOUT` and returns its name, or null if there is none; it is
 * repeated while it does not get its tables. Returns the names of what was run.
 */
export async function runMigrations(runNext: () => Promise<string | null>): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const name = await retryWhileLocked(runNext)
    if (name === null) return names
    names.push(name)
  }
}

/** Runs an attempt until it gets its tables. Throws what the last one threw. */
async function retryWhileLocked<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + LONGEST_MS
  for (let first = true; ; first = false) {
    try {
      return await attempt()
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!LOCKED.has(code) || performance.now() > until) throw error
      if (first) console.warn('a migration waits for a table that another transaction is using')
    }
    await wait(RETRY_MS)
  }
}
