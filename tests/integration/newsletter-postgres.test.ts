import { describe, inject } from 'vitest'
import { describeNewsletter } from '#tests/support/newsletter-suite.ts'
import { createDatabase } from '#tests/support/postgres.ts'

describe('the newsletter on Postgres', () => {
  describeNewsletter(() => createDatabase(inject('postgres')))
})
