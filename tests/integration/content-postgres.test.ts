import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeContent } from '#tests/support/content-suite.ts'

describe('content on Postgres', () => {
  describeContent(contentDatabase)
})
