import { describe } from 'vitest'
import { test } from '#tests/support/browser-test.ts'
import { expectWithinBudget } from '#tests/support/page-budget.ts'
import { WEIGHED, weigh } from '#tests/support/page-weight.ts'

describe('the first load of a page', () => {
  test.for(WEIGHED)(
    '%s: scripts, styles and fonts within the budget',
    async (path, { browser, site }) => {
      expectWithinBudget(await weigh(browser, site.url + path), path)
    },
  )
})
