import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The table of Payload's document locks, whose rows Payload removes itself; migrations that exist lack an action there. */
const OF_LOCKS = /`payload_locked_documents_rels`/

test('a column that is added on SQLite says what becomes of it when what it refers to is deleted', () => {
  const added = globSync('src/cms/migrations/sqlite/*.sql').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(';')
      .filter((statement) => /\bADD\b.*\bREFERENCES\b/.test(statement) && !OF_LOCKS.test(statement))
      .map((statement) => [file, statement.trim()]),
  )
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter(([, statement]) => !/ON DELETE/i.test(statement ?? ''))).toEqual([])
})
