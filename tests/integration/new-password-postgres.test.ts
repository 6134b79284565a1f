import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeNewPassword } from '#tests/support/new-password-suite.ts'

describe('a new password on Postgres', () => {
  describeNewPassword(contentDatabase)
})
