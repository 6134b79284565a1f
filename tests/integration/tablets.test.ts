import { describe } from 'vitest'
import { describeTablets } from '#tests/support/tablets-suite.ts'

describe('shared tablets on SQLite', () => {
  describeTablets(async () => null)
})
