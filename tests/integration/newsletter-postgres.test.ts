import { describe } from 'vitest'
import { contentDatabase } from '#tests/support/content.ts'
import { describeNewsletter } from '#tests/support/newsletter-suite.ts'

describe('the newsletter on Postgres', () => {
  describeNewsletter(contentDatabase)
})
