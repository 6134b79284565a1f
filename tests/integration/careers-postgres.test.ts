import { describe, inject } from 'vitest'
import { describeCareers } from '#tests/support/careers-suite.ts'
import { createDatabase } from '#tests/support/postgres.ts'

describe('careers on Postgres', () => {
  describeCareers(() => createDatabase(inject('postgres')))
})
