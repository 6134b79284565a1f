import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeSingleSignOn } from '#tests/support/single-sign-on-suite.ts'

describe('single sign-on on Postgres', () => {
  describeSingleSignOn(contentDatabase)
})
