import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openBrowser, type Visit, type VisitOptions, visit } from './browser.ts'

/**
 * One browser for a test file, with one visit at a time: each ends with its test, or when the next
 * one begins, and the browser must have had nothing to complain of.
 */
export function oneVisit(): { begin(options?: VisitOptions): Promise<Visit> } {
  let browser: Browser
  let current: Visit | null = null

  const end = async () => {
    const ended = current
    current = null
    await ended?.context.close()
    expect(ended?.problems ?? []).toEqual([])
  }
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  afterEach(end)

  return {
    async begin(options) {
      await end()
      current = await visit(browser, options)
      return current
    },
  }
}
