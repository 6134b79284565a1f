import { describe } from 'vitest'
import { describeBackups } from '#tests/support/backups-suite.ts'

describe('backups of administrators on SQLite', () => {
  describeBackups(async () => null)
})
