import { describe } from 'vitest'
import { describeDemo } from '#tests/support/demo-suite.ts'

describe('the demo group on SQLite', () => {
  describeDemo(async () => null)
})
