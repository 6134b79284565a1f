import { hash } from 'node:crypto'
import type { Locks } from '../database.ts'
import { LOCK_WAIT } from './patience.ts'

/**
 * The statements after a `BEGIN` that take the locks, in one order for everybody. Each is waited for no
 * longer than `shortened` ms, and all of them no longer than a single one.
 */
export function lockStatements(
  { alone = [], together = [] }: Locks,
  shortened: number | null,
): string {
  const calls = new Map<bigint, string>()
  for (const key of together) calls.set(lockNumber(key), 'pg_advisory_xact_lock_shared')
  for (const key of alone) calls.set(lockNumber(key), 'pg_advisory_xact_lock')
  const inOrder = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const wanted = inOrder.map(([number, call]) => `${call}(${number})`)
  const shorter = shortened === null ? '' : `; SET LOCAL lock_timeout = ${shortened}`
  if (wanted.length === 0) return shorter
  return `${shorter}; SELECT ${wanted.join(`, ${whatIsLeft(shortened ?? LOCK_WAIT)}, `)}`
}

/** What the waiting since the transaction began has left of so many ms, for the next lock. */
function whatIsLeft(wait: number): string {
  const waited = 'EXTRACT(EPOCH FROM clock_timestamp() - now()) * 1000'
  return `set_config('lock_timeout', CAST(CAST(GREATEST(1, ${wait} - ${waited}) AS integer) AS text), true)`
}

function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE()
}
