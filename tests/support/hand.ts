import type { Locator } from 'playwright-core'

/** Counts what a person taps, and types. */
export function hand() {
  const did = { taps: 0, typed: 0 }
  const tap = async (target: Locator) => {
    did.taps++
    await target.click()
  }
  return { did, tap }
}
