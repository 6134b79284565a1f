import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { BUDGET, type PageWeight, WEIGHED, weigh } from '#tests/support/page-weight.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(WEIGHED)('the first load of %s', (path) => {
  let weight: PageWeight
  beforeAll(async () => {
    weight = await weigh(browser, `${inject('site')}${path}`)
  })

  test.each(Object.entries(BUDGET))('%s: at most %i', (name, most) => {
    const weighed = weight[name as keyof typeof BUDGET]
    expect(weighed).toBeGreaterThan(0)
    expect(weighed).toBeLessThanOrEqual(most)
  })
})
