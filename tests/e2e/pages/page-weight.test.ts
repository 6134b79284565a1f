import { describe, expect } from 'vitest'
import { test } from '#tests/support/browser-test.ts'
import { BUDGET, WEIGHED, weigh } from '#tests/support/page-weight.ts'

describe('the first load of a page', () => {
  test.for(WEIGHED)(
    '%s: scripts, styles and fonts within the budget',
    async (path, { browser, site }) => {
      const weight = await weigh(browser, site.url + path)
      for (const [name, most] of Object.entries(BUDGET)) {
        const weighed = weight[name as keyof typeof BUDGET]
        expect(weighed, name).toBeGreaterThan(0)
        expect(weighed, name).toBeLessThanOrEqual(most)
      }
    },
  )
})
