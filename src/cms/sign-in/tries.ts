import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '#env.ts'
import { rateLimitKey } from '#lib/front/rate-limit-key.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { runSql } from '../database/sql.ts'
import { BASE_MS, delayAfter, FORGET_MS, FREE_TRIES, MAX_MS, STEPS } from './delays.ts'

/** By what tries are counted: each of them waits by itself. */
export type TryKey =
  | { by: 'address'; address: string }
  /** Whether or not anybody has it. */
  | { by: 'account'; email: string }
  | { by: 'device'; device: string; staff: number }
  /** The current password, asked within a session. */
  | { by: 'session'; staff: number }
  /** Codes of the second step; a right password forgives none of them. */
  | { by: 'second_step'; staff: number }
  | { by: 'second_step_device'; device: string; staff: number }
  /** PINs: somebody's on a tablet, and all that are tried there. */
  | { by: 'pin'; tablet: string; staff: number }
  | { by: 'tablet'; tablet: string }

/**
 * Counts a try before its password is looked at, so that a hundred at the same moment are not one. Answers with the
 * seconds to wait, 0 where it may go on; who is refused has not been counted by what refused them.
 */
export async function takeTry(payload: Payload, keys: readonly TryKey[]): Promise<number> {
  const now = Date.now()
  await runSql(payload, `DELETE FROM sign_in_tries WHERE ends_at <= ${now}`)
  for (const key of keys) {
    const wait = await take(payload, key, now)
    if (wait > 0) return Math.ceil(wait / 1000)
  }
  return 0
}

/** The ms to wait, 0 for a try that was counted. One statement, so that tries at the same moment are counted one after the other, on whatever instance. */
async function take(payload: Payload, key: TryKey, now: number): Promise<number> {
  const id = idOf(key)
  const free = FREE_TRIES[key.by]
  const first = delayAfter(1, free)
  const next = delaySql('(sign_in_tries.tries + 1)', free)
  // Without a delay it is free at once, also for a try of the same moment whose clock was read before.
  const freeAt = `CASE WHEN ${next} = 0 THEN 0 ELSE ${now} + ${next} END`
  const taken = await runSql(
    payload,
    `INSERT INTO sign_in_tries (key, tries, free_at, ends_at)
     VALUES ('${id}', 1, ${first === 0 ? 0 : now + first}, ${now} + ${first} + ${FORGET_MS})
     ON CONFLICT (key) DO UPDATE SET tries = sign_in_tries.tries + 1,
       free_at = ${freeAt}, ends_at = ${now} + ${next} + ${FORGET_MS}
     WHERE sign_in_tries.free_at <= ${now}
     RETURNING tries`,
  )
  if (taken.length > 0) return 0
  const [row] = await runSql(payload, `SELECT free_at FROM sign_in_tries WHERE key = '${id}'`)
  return Math.max(1, Number(row?.free_at ?? now) - now)
}

/** The delay after try number `tries` in SQL of both databases, ms: `delayAfter` in their words. */
function delaySql(tries: string, free: number): string {
  return `CASE WHEN ${tries} < ${free} THEN 0 WHEN ${tries} >= ${free + STEPS} THEN ${MAX_MS}
    ELSE ${BASE_MS} * (1 << (${tries} - ${free})) END`
}

/** Forgets the tries of some keys: somebody has got in by them. */
export async function forgetTries(payload: Payload, keys: readonly TryKey[]): Promise<void> {
  const ids = keys.map((key) => `'${idOf(key)}'`).join(', ')
  if (ids) await runSql(payload, `DELETE FROM sign_in_tries WHERE key IN (${ids})`)
}

/** Takes one try of a key back: it was none. Those of others from there stay. */
export async function giveTryBack(payload: Payload, key: TryKey): Promise<void> {
  await runSql(
    payload,
    `UPDATE sign_in_tries SET tries = tries - 1, free_at = 0
     WHERE key = '${idOf(key)}' AND tries > 0`,
  )
}

/** The name of a key: a HMAC, so that neither addresses nor accounts stand in the table. */
function idOf(key: TryKey): string {
  const secret = deriveSecret(env.secret, 'rate-limit')
  const known = key.by === 'address' ? { ...key, address: rateLimitKey(key.address) } : key
  const text = JSON.stringify(['sign-in', ...Object.values(known)])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Forgets the tries of whoever has got in; of those from their address, this one alone. */
export async function forgive(payload: Payload, keys: readonly TryKey[]): Promise<void> {
  await forgetTries(
    payload,
    keys.filter(({ by }) => by !== 'address'),
  )
  for (const key of keys) if (key.by === 'address') await giveTryBack(payload, key)
}
