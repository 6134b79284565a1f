import { describe } from 'vitest'
import { describeNewPassword } from '#tests/support/new-password-suite.ts'

describe('a new password on SQLite', () => {
  describeNewPassword(async () => null)
})
