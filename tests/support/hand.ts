import type { Locator } from 'playwright-core'

/** Counts what a person taps, and the fields that they type into. */
export function hand() {
  const did = { taps: 0, typed: 0 }
  const tap = async (target: Locator) => {
    did.taps++
    await target.click()
  }
  const type = async (target: Locator, words: string) => {
    did.typed++
    await target.fill(words)
  }
  return { did, tap, type }
}
