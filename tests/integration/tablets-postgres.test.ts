import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeTablets } from '#tests/support/tablets-suite.ts'

describe('shared tablets on Postgres', () => {
  describeTablets(contentDatabase)
})
