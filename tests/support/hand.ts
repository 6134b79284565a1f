import type { Locator } from 'playwright-core'
import { TestRunner } from 'vitest'

/** What a person does on their way to what they want: taps, fields that they type into, and ms until the last of them. */
export type Journey = { taps: number; typed: number; ms: number }

declare module 'vitest' {
  interface TaskMeta {
    /** The journeys of a test, in their order. `npm test` prints them. */
    journeys?: Journey[]
  }
}

/** Counts what a person taps, and the fields that they type into, from now on. Choosing from a list is one tap. */
export function hand() {
  const did = { taps: 0, typed: 0 }
  const journey: Journey = { ...did, ms: 0 }
  const began = performance.now()
  const meta = TestRunner.getCurrentTest()?.meta
  if (meta) meta.journeys = [...(meta.journeys ?? []), journey]
  const keep = () => Object.assign(journey, did, { ms: performance.now() - began })

  const tap = async (target: Locator, options: { position?: { x: number; y: number } } = {}) => {
    did.taps++
    await target.click(options)
    keep()
  }
  const choose = async (target: Locator, label: string) => {
    did.taps++
    await target.selectOption({ label })
    keep()
  }
  const type = async (target: Locator, words: string) => {
    did.typed++
    await target.fill(words)
    keep()
  }
  return { did, tap, choose, type }
}
