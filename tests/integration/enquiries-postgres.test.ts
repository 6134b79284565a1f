import { describe, inject } from 'vitest'
import { describeEnquiries } from '#tests/support/enquiries-suite.ts'
import { createDatabase } from '#tests/support/postgres.ts'

describe('enquiries on Postgres', () => {
  describeEnquiries(() => createDatabase(inject('postgres')))
})
