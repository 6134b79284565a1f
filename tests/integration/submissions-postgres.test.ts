import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeSubmissions } from '#tests/support/submissions-suite.ts'

describe('submissions on Postgres', () => {
  describeSubmissions(contentDatabase)
})
