import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A form's message fades in over 0.6 s, stays 4 s, and fades out over 0.6 s (spec:forms.fading), in ms. */
const LASTS = 5200

type Held = { messagesGone?: () => number }

/**
 * Keeps the messages of forms on the pages that are opened from now on until the function that it answers
 * with lets their 5.2 s have passed: a test then neither waits for them nor has to be quick. That one expects
 * that a message was there.
 */
export async function keepMessages(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((lasts) => {
    const { setTimeout: set, clearTimeout: clear } = window
    const kept = new Map<number, () => void>()
    let last = 0
    const later = (run: () => void, ms?: number, ...more: unknown[]) => {
      if (ms !== lasts) return set(run, ms, ...more)
      last -= 1
      kept.set(last, run)
      return last
    }
    const forget = (id?: number) => {
      if (!kept.delete(id ?? 0)) clear(id)
    }
    const messagesGone = () => {
      const due = [...kept.values()]
      kept.clear()
      for (const run of due) run()
      return due.length
    }
    Object.assign(window, { setTimeout: later, clearTimeout: forget, messagesGone })
  }, LASTS)
  return async () => {
    expect(await page.evaluate(() => (window as Held).messagesGone?.())).toBe(1)
  }
}
