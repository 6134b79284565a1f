import { describe } from 'vitest'
import { describeSubmissions } from '#tests/support/submissions-suite.ts'

describe('submissions on SQLite', () => {
  describeSubmissions(async () => null)
})
