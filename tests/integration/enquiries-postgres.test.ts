import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeEnquiries } from '#tests/support/enquiries-suite.ts'

describe('enquiries on Postgres', () => {
  describeEnquiries(contentDatabase)
})
