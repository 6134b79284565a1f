import { expect } from 'vitest'
import { BUDGET, type PageWeight } from './page-weight.ts'

/** Expects each figure of a page's first load to be above 0 and within the budget. */
export function expectWithinBudget(weight: PageWeight, page: string): void {
  for (const [name, most] of Object.entries(BUDGET)) {
    const weighed = weight[name as keyof typeof BUDGET]
    expect(weighed, `${name} of ${page}`).toBeGreaterThan(0)
    expect(weighed, `${name} of ${page}`).toBeLessThanOrEqual(most)
  }
}
