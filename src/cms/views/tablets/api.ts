import type { TabletHosts } from '#cms/tablets/endpoints.ts'
import type { TabletHost } from '#cms/tablets/hosts.ts'
import type { Unlocked } from '#cms/tablets/unlock.ts'
import { post, type Reply } from '../second-step/api.ts'
import { setToBeLocked } from './lock-now.ts'

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000

/** Those who may unlock this tablet, by name; `none`: it is no shared tablet any more. Null where there is no answer. */
export async function fetchHosts(): Promise<TabletHost[] | 'none' | null> {
  try {
    const reply = await fetch('/admin/api/tablets/hosts', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.status === 404) return 'none'
    return reply.ok ? ((await reply.json()) as TabletHosts).hosts : null
  } catch {
    // The line is gone, or the server does not answer.
    return null
  }
}

/** The lock that is under way, if one is. */
let locking: Promise<unknown> = Promise.resolve()

/** Unlocks this tablet as one of its hosts, once no lock is under way: its answer would take the new session away. */
export async function unlockTablet(staff: number, pin: string): Promise<Reply<Unlocked>> {
  await locking
  const reply = await post<Unlocked>('tablets/unlock', { staff, pin })
  if (reply.ok) setToBeLocked(false)
  return reply
}

/** Ends the session on this tablet; whether the server has done it, or has none to end. */
export async function lockTablet(): Promise<boolean> {
  const asked = post('tablets/lock', {})
  locking = asked
  const reply = await asked
  return reply.ok || reply.code === 'no_tablet'
}
