import type { Statement } from './batch.ts'
import { IDLE_TRANSACTION_TIMEOUT, LOCK_TIMEOUT, STATEMENT_TIMEOUT } from './wait-limits.ts'

/** What the engine's statements rely on, whatever the defaults of the server are. */
const SETTINGS = Object.entries({
  search_path: 'booking',
  // All statements look up by key: a plan per execution costs more than it can save.
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: STATEMENT_TIMEOUT,
  lock_timeout: LOCK_TIMEOUT,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
})

/** The settings as start-up options of a session. */
export const STARTUP_OPTIONS = SETTINGS.map(([name, value]) => `-c ${name}=${value}`).join(' ')

/** The statement that makes the settings for its transaction alone, where the next one may have another session. */
export const LOCAL_SETTINGS: Statement = {
  text: `SELECT ${SETTINGS.map(([name, value]) => setLocal(name, value)).join(', ')}`,
}

/** The statement that limits how long the rest of its transaction waits for a lock, ms. */
export function localLockTimeout(ms: number): Statement {
  return { text: `SELECT ${setLocal('lock_timeout', ms)}` }
}

/** `SET LOCAL`, which the server heeds in the transaction of a pipeline only if it is called as a function. */
function setLocal(name: string, value: string | number): string {
  return `set_config('${name}', '${value}', true)`
}
