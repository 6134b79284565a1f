import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataMapTable } from '#tests/data-map/document.ts'
import { PLACES, placesOf } from '#tests/data-map/places.ts'

const read = (name: string) => readFileSync(name, 'utf8')

describe('the data map', () => {
  it('that people read says what the drill expects', () => {
    expect(read('docs/trust/data-map.md')).toContain(dataMapTable())
  })

  it('names settings that there are', () => {
    const settings = PLACES.flatMap(({ kept }) => kept.match(/[A-Z]+(?:_[A-Z]+)+/g) ?? [])
    expect(settings.length).toBeGreaterThan(5)
    for (const name of settings) expect(read('docs/operating.md')).toContain(`| \`${name}\` |`)
  })

  it('names each place once', () => {
    const names = placesOf('postgres').map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('names columns that the databases have', () => {
    const migrations = read('src/storage/sqlite/migrations.ts')
    const types = read('src/storage/postgres/migrations.ts')
    for (const { where, columns = [], only } of PLACES) {
      const [database, table = ''] = where.split('/')
      if (database !== 'booking') continue
      const schema = only === 'postgres' ? types : migrations
      expect(schema).toMatch(new RegExp(`(?:TABLE|UNLOGGED TABLE) ${table}\\b`))
      for (const column of columns) expect(schema, where).toMatch(new RegExp(`\\b${column}\\b`))
    }
  })
})
