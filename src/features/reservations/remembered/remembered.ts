import * as z from 'zod/mini'
import type { Details } from '../flow/state.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** What a device may remember of its guest, if they wish so: who they are, nothing of a visit. */
export type RememberedGuest = Pick<Details, 'firstName' | 'lastName' | 'phone' | 'email'>

const KEY = 'tableside-guest'
/** A guest is forgotten so long after their last booking from this device, in ms. */
const REMEMBERED_FOR = 365 * 86_400_000
const text = z.string().check(z.maxLength(254))
const remembered = z.object({ firstName: text, lastName: text, phone: text, email: text })
const kept = z.extend(remembered, { until: z.number() })

/** Who this device remembers at `now`; null = nobody, nobody any more, or nobody that can be read. */
export function recallGuest(storage: BrowserStorage, now = Date.now()): RememberedGuest | null {
  try {
    const { data } = kept.safeParse(JSON.parse(storage?.getItem(KEY) ?? 'null'))
    if (!data) return null
    const { until, ...guest } = data
    if (until > now) return guest
    rememberGuest(storage, null)
  } catch {
    // What cannot be read is nobody.
  }
  return null
}

/** Remembers the guest of `details` for a year from `now`, or with null forgets whom it remembers. */
export function rememberGuest(
  storage: BrowserStorage,
  details: RememberedGuest | null,
  now = Date.now(),
): void {
  try {
    if (details) {
      const { firstName, lastName, phone, email } = details
      const guest = { firstName, lastName, phone, email }
      storage?.setItem(KEY, JSON.stringify({ ...guest, until: now + REMEMBERED_FOR }))
    } else storage?.removeItem(KEY)
  } catch {
    // A full or forbidden storage only means that the next form is empty.
  }
}
