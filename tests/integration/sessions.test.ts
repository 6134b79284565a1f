import { describe } from 'vitest'
import { describeSessions } from '#tests/support/sessions-suite.ts'

describe('sessions on SQLite', () => {
  describeSessions(async () => null)
})
