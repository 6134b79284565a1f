import { expect } from 'vitest'
import { BUDGET, type PageWeight } from './page-weight.ts'

/** What a page loads is something, and within the budget. */
export function expectWithinBudget(weight: PageWeight, page: string): void {
  for (const [name, most] of Object.entries(BUDGET)) {
    const weighed = weight[name as keyof typeof BUDGET]
    expect(weighed, `${name} of ${page}`).toBeGreaterThan(0)
    expect(weighed, `${name} of ${page}`).toBeLessThanOrEqual(most)
  }
}
