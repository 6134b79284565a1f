import { describe } from 'vitest'
import { describeDashboard } from '#tests/support/dashboard-suite.ts'

describe('the dashboard on SQLite', () => {
  describeDashboard(async () => null)
})
