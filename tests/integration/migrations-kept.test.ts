import { describe, expect, it } from 'vitest'
import {
  brokenPromises,
  type Listed,
  listMigrations,
  type MigrationLists,
} from '#tests/databases/lib/migrations.ts'
import { migrationsOf, releases } from '#tests/databases/lib/releases.ts'

it('are listed for the first release that promised to keep them', () => {
  expect(releases()).toContain('4823a83')
})

describe.each(releases())('the migrations of %s', (release) => {
  it('stand as they were: others were only added behind them', () => {
    expect(Object.values(migrationsOf(release)).every((list) => list.length > 0)).toBe(true)
    expect(brokenPromises(migrationsOf(release), listMigrations())).toEqual([])
  })
})

describe('what is done to released migrations', () => {
  const place = 'src/cms/migrations/sqlite'
  const listed = (...names: string[]): Listed[] =>
    names.map((name) => ({ name, sha256: `the hash of ${name}` }))
  const released: MigrationLists = { [place]: listed('0000_a.sql', '0001_b.sql', '0002_c.sql') }
  const said = (...now: Listed[]) => brokenPromises(released, { [place]: now })

  it('is nothing where others are added behind them', () => {
    expect(said(...listed('0000_a.sql', '0001_b.sql', '0002_c.sql', '0003_d.sql'))).toEqual([])
  })

  it('is said of one that was changed, with its file', () => {
    const [first, , last] = listed('0000_a.sql', '0001_b.sql', '0002_c.sql') as [
      Listed,
      Listed,
      Listed,
    ]
    const changed = { name: '0001_b.sql', sha256: 'another hash' }
    expect(said(first, changed, last)).toEqual([`${place}/0001_b.sql was changed`])
  })

  it('is said of one that was removed or renamed', () => {
    expect(said(...listed('0000_a.sql', '0001_b.sql', '0002_z.sql'))).toEqual([
      `${place}/0002_c.sql was removed`,
    ])
    expect(brokenPromises(released, {})).toHaveLength(3)
  })

  it('is said of one that was put before them', () => {
    expect(said(...listed('0000_a.sql', '0001_aa.sql', '0001_b.sql', '0002_c.sql'))).toEqual([
      `${place}/0001_aa.sql stands before released migrations`,
    ])
  })

  it('is said of those that changed places', () => {
    expect(said(...listed('0001_b.sql', '0000_a.sql', '0002_c.sql'))).toEqual([
      `${place}/0001_b.sql changed its place`,
      `${place}/0000_a.sql changed its place`,
    ])
  })
})
