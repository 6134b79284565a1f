import { describe } from 'vitest'
import { describeGrowth } from '#tests/support/growth-suite.ts'

describe('growth on SQLite', () => {
  describeGrowth(async () => null)
})
