import * as z from 'zod/mini'
import type { HoldStorage } from './session.ts'
import type { Details } from './state.ts'

/** What a device may remember of its guest, if they wish so: who they are, nothing of a visit. */
export type Remembered = Pick<Details, 'firstName' | 'lastName' | 'phone' | 'email'>

const KEY = 'tableside-guest'
const text = z.string().check(z.maxLength(254))
const remembered = z.object({ firstName: text, lastName: text, phone: text, email: text })

/** Who this device remembers; null = nobody, or nobody that can be read. */
export function recallGuest(storage: HoldStorage): Remembered | null {
  try {
    return remembered.safeParse(JSON.parse(storage?.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Remembers the guest of `details`, or with null forgets whom it remembers. */
export function rememberGuest(storage: HoldStorage, details: Remembered | null): void {
  try {
    if (details) {
      const { firstName, lastName, phone, email } = details
      storage?.setItem(KEY, JSON.stringify({ firstName, lastName, phone, email }))
    } else storage?.removeItem(KEY)
  } catch {
    // A full or forbidden storage only means that the next form is empty.
  }
}
