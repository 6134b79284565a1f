import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeSecondFactor } from '#tests/support/second-factor-suite.ts'

describe('the second step on Postgres', () => {
  describeSecondFactor(contentDatabase)
})
