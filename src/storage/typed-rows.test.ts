import { expect, test } from 'vitest'
import type { SqlDialect } from './database.ts'
import { insertOf, updateOf } from './typed-rows.ts'

type Row = { id: string; party: number; email: string | null }

const columns = { id: 'text', party: 'integer', email: 'text' } as const
const dialect: SqlDialect = {
  now: 'clock()',
  jsonRows: () => '',
  unitRows: () => '',
  notify: () => null,
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

test('values go to their columns by name, in whatever order the row has them', () => {
  const insert = insertOf<Row>('visits', columns)
  const [text, values] = insert(dialect, { email: null, party: 4, id: 'a' })
  expect(plain(text)).toBe(
    'INSERT INTO visits (id, party, email) VALUES (CAST($1 AS text), CAST($2 AS integer), CAST($3 AS text))',
  )
  expect(values).toEqual(['a', 4, null])
})

test('the database computes columns, and a condition decides whether the row is inserted', () => {
  const insert = insertOf<Row>('visits', columns, {
    computed: ({ now }) => ({ made_at: now }),
    where: (parameter) => `${parameter('party')} > 0`,
    suffix: 'RETURNING made_at',
  })
  const [text] = insert(dialect, { id: 'a', party: 4, email: null })
  expect(plain(text)).toBe(
    'INSERT INTO visits (id, party, email, made_at) SELECT CAST($1 AS text), CAST($2 AS integer), ' +
      'CAST($3 AS text), clock() WHERE CAST($2 AS integer) > 0 RETURNING made_at',
  )
})

test('an update names the columns that it changes, and finds its row by the id', () => {
  const update = updateOf<Pick<Row, 'party' | 'email'>>(
    'visits',
    { party: 'integer', email: 'text' },
    ({ now }) => ({ changed_at: now }),
  )
  const [text, values] = update(dialect, 'a', { email: 'ida@example.com', party: 2 })
  expect(plain(text)).toBe(
    'UPDATE visits SET party = CAST($1 AS integer), email = CAST($2 AS text), changed_at = clock() WHERE id = $3',
  )
  expect(values).toEqual([2, 'ida@example.com', 'a'])
})

test('a column that is missing, unknown, or of another type does not compile', () => {
  const insert = insertOf<Row>('visits', columns)
  // @ts-expect-error party is missing
  insert(dialect, { id: 'a', email: null })
  // @ts-expect-error there is no column phone
  insert(dialect, { id: 'a', party: 4, email: null, phone: '1' })
  // @ts-expect-error a party is a number
  insert(dialect, { id: 'a', party: 'four', email: null })
  // @ts-expect-error email has no SQL type
  insertOf<Row>('visits', { id: 'text', party: 'integer' })
  expect(insert(dialect, { id: 'a', party: 4, email: null })[1]).toHaveLength(3)
})
