import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const sqlite = { dataDir: '/var/tableside' }
const postgres = { dataDir: '/var/tableside', databaseUrl: 'postgres://db/site' }
const elsewhere = { dataDir: '/srv/site' }

test('media stay in DATA_DIR, and are copied where SQLite goes into another folder', () => {
  const say = (from: typeof sqlite, to: typeof sqlite) => nextSteps({ from, to, inBucket: false })
  expect(say(sqlite, postgres)).toContain('Media and resumes stay in /var/tableside (DATA_DIR).')
  expect(say(postgres, sqlite)).toContain('Media and resumes are in /var/tableside already.')
  expect(say(postgres, elsewhere)).toContain('copy its folders media and private to /srv/site')
})

test('media in a bucket stay there, wherever the databases go', () => {
  for (const [from, to] of [
    [sqlite, postgres],
    [postgres, sqlite],
    [postgres, elsewhere],
  ] as const) {
    const said = nextSteps({ from, to, inBucket: true })
    expect(said).toContain('Media and resumes stay in the bucket: keep its settings.')
    expect(said).not.toMatch(/copy its folders|\(DATA_DIR\)/)
  }
  expect(nextSteps({ from: postgres, to: elsewhere, inBucket: true })).toContain(
    'Set DATA_DIR to /srv/site.',
  )
})
