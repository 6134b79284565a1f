import { describe } from 'vitest'
import { describeNewsletter } from '#tests/support/newsletter-suite.ts'

describe('the newsletter on SQLite', () => {
  describeNewsletter(async () => null)
})
