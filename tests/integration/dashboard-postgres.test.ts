import { describe, inject } from 'vitest'
import { describeDashboard } from '#tests/support/dashboard-suite.ts'
import { createDatabase } from '#tests/support/postgres.ts'

describe('the dashboard on Postgres', () => {
  describeDashboard(() => createDatabase(inject('postgres')))
})
