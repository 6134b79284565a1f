import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeSystem } from '#tests/support/system-suite.ts'

describe('the state of the system on Postgres', () => {
  describeSystem(contentDatabase)
})
