import { describe } from 'vitest'

import { describeSystem } from '#tests/support/system-suite.ts'

describe('the state of the system on SQLite', () => {
  describeSystem(async () => null)
})
