import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeSessions } from '#tests/support/sessions-suite.ts'

describe('sessions on Postgres', () => {
  describeSessions(contentDatabase)
})
