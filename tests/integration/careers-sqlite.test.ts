import { describe } from 'vitest'
import { describeCareers } from '#tests/support/careers-suite.ts'

describe('careers on SQLite', () => {
  describeCareers(async () => null)
})
