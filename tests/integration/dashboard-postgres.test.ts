import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeDashboard } from '#tests/support/dashboard-suite.ts'

describe('the dashboard on Postgres', () => {
  describeDashboard(contentDatabase)
})
