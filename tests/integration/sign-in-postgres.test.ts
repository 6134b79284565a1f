import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeSignIn } from '#tests/support/sign-in-suite.ts'

describe('the sign-in on Postgres', () => {
  describeSignIn(contentDatabase)
})
