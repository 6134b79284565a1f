import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encoded, fileOf, readAll, readGenerated } from '#tests/support/import-files.ts'
import type { FileEncoding, SourceRow } from './source-row.ts'

/** The values of a file's rows. */
async function read(content: string | Uint8Array) {
  const { facts, rows, error } = await readAll(fileOf(content))
  return { facts, error, rows: rows.map(({ values }) => values) }
}

const ROWS = '[{"name":"Quay","open":true,"price":14.50},{"name":"Mill","note":null}]'

it.each([
  ['an array', ROWS],
  ['an array under a key', `{"total":2,"restaurants":${ROWS}}`],
  ['an array deeper down, after others', `{"tags":["a"],"data":{"rows":${ROWS}},"more":[{"x":1}]}`],
  ['lines', '{"name":"Quay","open":true,"price":14.50}\n{"name":"Mill","note":null}\n'],
])('rows are %s', async (name, text) => {
  expect(await read(text)).toEqual({
    error: null,
    facts: {
      ...{ format: 'json', encoding: 'utf-8', delimiter: null, broken: 0 },
      columns: ['name', 'open', 'price', 'note'],
      isLines: name === 'lines',
    },
    rows: [
      { name: 'Quay', open: 'true', price: '14.50', note: '' },
      { name: 'Mill', open: '', price: '', note: '' },
    ],
  })
})

it('one object alone is one row', async () => {
  expect((await read('{\n  "name": "Quay",\n  "tags": ["a"]\n}')).rows).toEqual([
    { name: 'Quay', tags: 'a' },
  ])
})

it('nested values have the names of their places, and texts of an array stand together', async () => {
  const row = {
    address: { city: 'Vancouver', geo: { lat: 49.1 } },
    tags: ['a', 2, null],
    hours: [{ opens: '11:00' }, { opens: '12:00' }],
    none: [],
  }
  expect((await read(JSON.stringify([row]))).rows).toEqual([
    {
      ...{ 'address.city': 'Vancouver', 'address.geo.lat': '49.1', tags: 'a; 2; ', none: '' },
      ...{ 'hours.0.opens': '11:00', 'hours.1.opens': '12:00' },
    },
  ])
})

it('what is no object is told, and the others are read', async () => {
  const { rows, error } = await readAll(fileOf('[{"a":1},"x",[{"a":2}],{"a":3}]'))
  expect(error).toBeNull()
  expect(
    rows.map(({ number, line, values, fault }) => [number, line, values.a, fault?.code]),
  ).toEqual([
    [1, null, '1', undefined],
    [2, null, '', 'not_an_object'],
    [3, null, '', 'not_an_object'],
    [4, null, '3', undefined],
  ])
})

it('columns that appear behind the first 200 rows have their values', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => (at < 250 ? { a: at } : { a: at, late: 'x' }))
  const { facts, rows: found } = await read(JSON.stringify(rows))
  expect(facts?.columns).toEqual(['a'])
  expect([found[0], found.at(-1)]).toEqual([{ a: '0' }, { a: '299', late: 'x' }])
})

it.each([
  ['a fault', '[{"a":1},{"a":2},{"a" 3}]', 'not_json', { row: 2 }, 0],
  ['an end too early', '[{"a":1},{"a":2}', 'not_json', { row: 2 }, 0],
  ['deep nesting', '['.repeat(100), 'not_json', { row: 0 }, 0],
  ['no objects', '{"a":[1,2]', 'not_json', { row: 0 }, 0],
  ['an empty array', '[]', 'no_rows', {}, 0],
  [
    'too many columns',
    JSON.stringify([Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`c${at}`, 1]))]),
    'too_many_columns',
    { most: 500 },
    0,
  ],
  [
    'a row that never ends',
    `[{"a":1},{"a":"${'x'.repeat(300_000)}"}]`,
    'row_too_large',
    { row: 2, most: 262_144 },
    0,
  ],
])('refuses %s', async (_, text, code, detail, count) => {
  const { rows, error } = await readAll(fileOf(text))
  expect(error).toEqual({ code, detail })
  expect(rows).toHaveLength(count)
})

it('a fault behind the first 200 rows is told after them', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => JSON.stringify({ a: at })).join(',')
  const { rows: found, error } = await readAll(fileOf(`[${rows},{"a"}]`))
  expect([found.length, error]).toEqual([500, { code: 'not_json', detail: { row: 500 } }])
})

it('points of GeoJSON have their latitude and longitude', async () => {
  const feature = (id: unknown, properties: unknown, geometry: unknown) => ({
    ...{ type: 'Feature', id, properties, geometry },
  })
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature(
        7,
        { name: 'Quay', address: { city: 'Vancouver' } },
        { type: 'Point', coordinates: [-123.1116, 49.2845] },
      ),
      feature(undefined, { id: 'm', name: 'Mill' }, { type: 'Polygon', coordinates: [[[1, 2]]] }),
    ],
  })
  const { facts, rows } = await read(text)
  expect(facts?.format).toBe('geojson')
  expect(rows).toEqual([
    {
      id: '7',
      name: 'Quay',
      'address.city': 'Vancouver',
      latitude: '49.2845',
      longitude: '-123.1116',
    },
    { id: 'm', name: 'Mill', 'address.city': '', latitude: '', longitude: '' },
  ])
})

it('is read the same in any encoding and chunks', async () => {
  const values = fc.array(
    fc.record({ a: fc.string({ unit: 'grapheme', maxLength: 8 }), b: fc.integer() }),
    {
      ...{ minLength: 1, maxLength: 8 },
    },
  )
  const encoding = fc.constantFrom<FileEncoding>('utf-8', 'utf-16le', 'utf-16be')
  await fc.assert(
    fc.asyncProperty(values, encoding, fc.array(fc.nat()), async (rows, name, ends) => {
      const bytes = encoded(JSON.stringify(rows), name, true)
      const { rows: found, error } = await readAll(fileOf(bytes, ends))
      expect(error).toBeNull()
      expect(found.map(({ values }) => values)).toEqual(
        rows.map(({ a, b }) => ({ a, b: String(b) })),
      )
    }),
  )
})

it.each<FileEncoding>(['utf-8', 'utf-16le', 'utf-16be'])(
  'keeps the sign that stands for an unreadable one where it was written, in %s',
  async (name) => {
    const bytes = encoded(JSON.stringify([{ a: 'caf\uFFFD' }]), name, true)
    const { rows, error } = await readAll(fileOf(bytes, []))
    expect({ error, rows: rows.map(({ values }) => values) }).toEqual({
      ...{ error: null, rows: [{ a: 'caf\uFFFD' }] },
    })
  },
)

it('asks for no more of a large file than its rows need', async () => {
  const { rows, most } = await readGenerated(2_000_000, 'json')
  expect(rows).toBeGreaterThan(10_000)
  expect(most).toBeLessThan(200_000)
})

const isTaken = ({ fault }: SourceRow) => fault === null

it('any text in any chunks is read the same, or refused the same', async () => {
  const parts = fc.array(
    fc.constantFrom(...'[ ] { } "a" : , 1 -2.5e3 true null "b\\n" \n " \\'.split(' ')),
    {
      maxLength: 30,
    },
  )
  const text = fc.tuple(fc.constantFrom('[', '{"a":[', '[{"a":1},', '{"a":1}\n'), parts)
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 10 }), async ([begin, rest], ends) => {
      const bytes = encoded(begin + rest.join(''), 'utf-8')
      const [parted, whole] = [await readAll(fileOf(bytes, ends)), await readAll(fileOf(bytes))]
      expect([parted.facts, parted.error]).toEqual([whole.facts, whole.error])
      // Before a fault, values that are no objects may be told or not.
      expect(parted.rows.filter(isTaken)).toEqual(whole.rows.filter(isTaken))
    }),
    { numRuns: 500 },
  )
})
