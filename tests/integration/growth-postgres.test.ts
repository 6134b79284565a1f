import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeGrowth } from '#tests/support/growth-suite.ts'

describe('growth on Postgres', () => {
  describeGrowth(contentDatabase)
})
