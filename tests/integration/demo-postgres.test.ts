import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeDemo } from '#tests/support/demo-suite.ts'

describe('the demo group on Postgres', () => {
  describeDemo(contentDatabase)
})
