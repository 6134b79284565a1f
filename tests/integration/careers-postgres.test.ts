import { describe } from 'vitest'
import { describeCareers } from '#tests/support/careers-suite.ts'
import { contentDatabase } from '#tests/support/content.ts'

describe('careers on Postgres', () => {
  describeCareers(contentDatabase)
})
