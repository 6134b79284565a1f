import { describe, inject } from 'vitest'
import { describeContent } from '#tests/support/content-suite.ts'
import { createDatabase } from '#tests/support/postgres.ts'

describe('content on Postgres', () => {
  describeContent(() => createDatabase(inject('postgres')))
})
