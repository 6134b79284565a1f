import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeInvitations } from '#tests/support/invitations-suite.ts'

describe('invitations on Postgres', () => {
  describeInvitations(contentDatabase)
})
