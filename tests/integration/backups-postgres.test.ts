import { describe } from 'vitest'
import { describeBackups } from '#tests/support/backups-suite.ts'
import { contentDatabase } from '#tests/support/content.ts'

describe('backups of administrators on Postgres', () => {
  describeBackups(contentDatabase)
})
