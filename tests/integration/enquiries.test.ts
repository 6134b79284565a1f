import { describe } from 'vitest'
import { describeEnquiries } from '#tests/support/enquiries-suite.ts'

describe('enquiries on SQLite', () => {
  describeEnquiries(async () => null)
})
