import { describe } from 'vitest'
import { describeContent } from '#tests/support/content-suite.ts'

describe('content on SQLite', () => {
  describeContent(async () => null)
})
