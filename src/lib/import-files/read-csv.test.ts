import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from '#lib/text/csv.ts'
import { encoded, fileOf, readAll, readGenerated } from '#tests/support/import-files.ts'
import { readFacts, readRows } from './read-file.ts'
import type { FileEncoding } from './source-row.ts'

/** Rows of a file as its values and lines. */
async function read(content: Uint8Array | string) {
  const { facts, rows, error } = await readAll(fileOf(content))
  return { facts, error, rows: rows.map(({ line, values }) => [line, ...Object.values(values)]) }
}

it.each([
  ['commas', 'name,price\nSoup,9\n', ','],
  ['semicolons, with commas in amounts', 'name;price\nSoup;1.234,50\nTea;2,00\n', ';'],
  ['tabs', 'name\tprice\nSoup, hot\t9', '\t'],
  ['bars', 'name|price\r\nSoup|9\r\n', '|'],
  ["Excel's own line", 'sep=;\r\nname;price,with tax\r\nSoup, hot;9\r\n', ';'],
  ['delimiters within quotes', '"name;of;dish",price\n"a;b;c",9\n"d;e;f",9', ','],
  ['one column', 'email\na@b.ca\n', ','],
])('knows the delimiter of %s', async (_, text, delimiter) => {
  expect((await readAll(fileOf(text))).facts).toMatchObject({ format: 'csv', delimiter })
})

it.each<[FileEncoding, boolean]>([
  ['utf-8', false],
  ['utf-8', true],
  ['utf-16le', true],
  ['utf-16be', true],
  ['utf-16le', false],
  ['utf-16be', false],
  ['windows-1252', false],
])('reads %s, with its mark: %s', async (encoding, mark) => {
  const text = 'name,city\r\nCafé “Crème” – 9 €,Montréal\r\n'
  const { facts, rows } = await read(encoded(text, encoding, mark))
  expect(facts).toMatchObject({ encoding, columns: ['name', 'city'] })
  expect(rows).toEqual([[2, 'Café “Crème” – 9 €', 'Montréal']])
})

it('is windows-1252 where only ASCII was before, however late that is found out', async () => {
  const ascii = `name\n${'Guest\n'.repeat(20_000)}`
  const { facts, rows, error } = await readAll(fileOf(encoded(`${ascii}Zoé\nRené`, 'windows-1252')))
  expect([facts?.encoding, error]).toEqual(['utf-8', null])
  expect(rows.slice(-2).map(({ values }) => values.name)).toEqual(['Zoé', 'René'])
})

it('refuses what is in two encodings at the line where the other begins, after the rows before it', async () => {
  const good = encoded(`name\nZoé\n${'Zoé\n'.repeat(20_000)}`, 'utf-8')
  const both = new Uint8Array([...good, ...encoded('Chloé\nMax\n', 'windows-1252')])
  const { rows, error } = await readAll(fileOf(both))
  expect(rows).toHaveLength(20_001)
  expect(error).toEqual({ code: 'wrong_encoding', detail: { encoding: 'utf-8', line: 20_003 } })
})

it.each([
  ['nothing', '', 'empty', {}],
  ['blanks', ' \r\n\t\n', 'empty', {}],
  ['a header alone', 'name,price\n', 'no_rows', {}],
  ['no header', '12,9\n13,10\n', 'no_header', {}],
  ['a column twice', 'Name,price,NAME \nSoup,9,x', 'duplicate_column', { column: 'NAME' }],
  ['a quote that stays open', 'name,price\nSoup,9\n"Tea,2\nCake,3', 'unclosed_quote', { line: 3 }],
  ['a workbook', 'PK\u0003\u0004x', 'not_text', { kind: 'workbook' }],
  ['a PDF file', '%PDF-1.7', 'not_text', { kind: 'pdf' }],
  ['an XML file', '<?xml version="1.0"?><rss/>', 'unknown_format', {}],
  ['a NUL', 'name\nSo\0up\n', 'not_text', { kind: 'other' }],
  [
    'too many columns',
    `${Array.from({ length: 501 }, (_, at) => `c${at}`)}\n1`,
    'too_many_columns',
    { most: 500 },
  ],
])('refuses %s', async (_, text, code, detail) => {
  expect((await readAll(fileOf(text))).error).toEqual({ code, detail })
})

it('refuses a row that never ends, after the rows before it', async () => {
  const { rows, error } = await readAll(fileOf(`name\nSoup\n"Tea\n${'x\n'.repeat(140_000)}`))
  expect(rows).toHaveLength(1)
  expect(error).toEqual({ code: 'row_too_large', detail: { row: 2, line: 3, most: 262_144 } })
})

it.each([
  ['quotes', `"${'salt, '.repeat(20_000)}"`],
  ['no quotes', 'salt '.repeat(20_000)],
])('reads a first row of 100 kB in %s', async (_, recipe) => {
  const { facts, rows, error } = await read(`dish,recipe\nSoup,${recipe}\nBroth,salt\n`)
  expect(error).toBe(null)
  expect(facts).toMatchObject({ columns: ['dish', 'recipe'] })
  expect(rows.map(([line, dish]) => [line, dish])).toEqual([
    [2, 'Soup'],
    [3, 'Broth'],
  ])
})

it('refuses a row of delimiters that never ends', async () => {
  const { rows, error } = await readAll(fileOf(`a,b\n1,2\n${','.repeat(1_000_000)}`))
  expect([rows.length, error?.code]).toEqual([1, 'row_too_large'])
})

it('closes the file where reading ends early', async () => {
  let closed = 0
  async function* open() {
    try {
      for (;;) yield encoded('name\nZoe\n', 'utf-8')
    } finally {
      closed += 1
    }
  }
  const facts = await readFacts(open, 'other')
  for await (const row of readRows(open, facts, 'other')) if (row.number === 10) break
  expect(closed).toBe(2)
})

it('finds a NUL behind the head', async () => {
  const { error } = await readAll(fileOf(`name\n${'Guest\n'.repeat(20_000)}Ze\0ro\n`))
  expect(error).toEqual({ code: 'not_text', detail: { kind: 'other', line: 20_002 } })
})

it('columns without a name have one where they have cells, and are no columns otherwise', async () => {
  const { facts, rows } = await read('\uFEFFname,\u00a0 price ,,,\nSoup,9,,x,\nTea,2,,,\n')
  expect(facts?.columns).toEqual(['name', 'price', 'Column 4'])
  expect(rows).toEqual([
    [2, 'Soup', '9', 'x'],
    [3, 'Tea', '2', ''],
  ])
})

it('blank lines are no rows, and lines stay those of the file', async () => {
  const text = '\n"na\nme",price\r\n\r\n,\nSoup,"a\r\nb\rc\nd"\r"Tea"\n\n\n"6"" sub",9'
  expect((await read(text)).rows).toEqual([
    [6, 'Soup', 'a\r\nb\rc\nd'],
    [10, 'Tea', ''],
    [13, '6" sub', '9'],
  ])
})

it('one bad row of ten thousand is told, and the others are read', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `Guest ${at},x,`)
  lines[6_999] = 'Guest, the other,x,,'
  const { rows, error } = await readAll(fileOf(['name,note', ...lines].join('\n')))
  expect([rows.length, error]).toEqual([10_000, null])
  expect(rows.filter(({ fault }) => fault)).toMatchObject([
    { number: 7000, line: 7001, fault: { code: 'too_many_cells', column: 3 } },
  ])
})

it('a quote that begins a cell and does not end it is told', async () => {
  const { rows } = await readAll(
    fileOf('name,price\n6" sub,9\n"6" sub",9\n"Tea\nCake,"x"y,1\nPie,2\nBun, "3"'),
  )
  expect(rows.map(({ number, line, fault }) => [number, line, fault?.code])).toEqual([
    [1, 2, undefined],
    [2, 3, 'broken_quotes'],
    [3, 4, 'broken_quotes'],
    [4, 6, undefined],
    [5, 7, 'broken_quotes'],
  ])
})

const cellOf = (unit: string) => fc.string({ unit: fc.constantFrom(...unit), maxLength: 8 })
const rowsOf = (unit: string) =>
  fc.array(fc.tuple(cellOf(unit), cellOf(unit), cellOf(unit)), { minLength: 1, maxLength: 6 })
const filled = (rows: string[][]) => rows.filter((row) => row.some((cell) => cell.trim() !== ''))
const ends = fc.array(fc.nat(), { maxLength: 20 })

it('what csvLine writes is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(rowsOf(`ab'=+-@",;\r\n\t é日🍜`), ends, async (rows, places) => {
      fc.pre(filled(rows).length > 0)
      const text = [['a', 'b', 'c'], ...rows].map(csvLine).join('')
      const { rows: found } = await readAll(fileOf(encoded(text, 'utf-8'), places))
      expect(found.map(({ values }) => Object.values(values))).toEqual(filled(rows))
      expect(found.every(({ fault }) => fault === null)).toBe(true)
    }),
  )
})

it('is read the same with any delimiter, encoding, line end and chunks', async () => {
  const kind = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    encoding: fc.constantFrom<FileEncoding>('utf-8', 'utf-16le', 'utf-16be', 'windows-1252'),
    end: fc.constantFrom('\r\n', '\n', '\r'),
  })
  await fc.assert(
    fc.asyncProperty(
      rowsOf('ab",;|\r\n\t éüÑ'),
      kind,
      ends,
      async (rows, { delimiter, encoding, end }, places) => {
        fc.pre(filled(rows).length > 0)
        const line = (cells: string[]) =>
          cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + end
        const text = [['a', 'b', 'c'], ...rows].map(line).join('')
        const { rows: found } = await readAll(fileOf(encoded(text, encoding, true), places))
        // A cell that begins with a tab or a return had the mark of csvLine before it.
        expect(found.map(({ values }) => Object.values(values))).toEqual(filled(rows))
      },
    ),
  )
})

it('any bytes in any chunks are read the same, or refused the same', async () => {
  const signs = fc.constantFrom(...'ab,;"\r\n\t\'= \0é€'.split(''))
  const text = fc
    .string({ unit: signs, maxLength: 60 })
    .map((one) => encoded(`x,y\n${one}`, 'utf-8'))
  const windows = fc
    .string({ unit: signs, maxLength: 60 })
    .map((one) => encoded(one, 'windows-1252'))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.uint8Array({ maxLength: 80 }), text, windows),
      ends,
      async (bytes, places) => {
        expect(await readAll(fileOf(bytes, places))).toEqual(await readAll(fileOf(bytes)))
      },
    ),
    { numRuns: 500 },
  )
})

it('asks for no more of a large file than its rows need', async () => {
  const { rows, most } = await readGenerated(5_000_000, 'csv')
  expect(rows).toBeGreaterThan(50_000)
  expect(most).toBeLessThan(200_000)
})
