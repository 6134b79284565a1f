import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNFINISHED_MOVE } from '#lib/data-lock/unfinished-move.ts'
import { contentsOf } from '#scripts/lib/move/compare.ts'
import { connect, markPostgres, postgresTarget } from '#scripts/lib/move/postgres.ts'
import { openSqliteTarget } from '#scripts/lib/move/sqlite.ts'
import { type Table, tablesOn } from '#scripts/lib/move/tables.ts'
import type { Canonical } from '#scripts/lib/move/values.ts'
import { ask, newDatabase, newFolder } from '#tests/support/move.ts'

/** A table with a column of each type that the program has. */
const ON_POSTGRES = `CREATE TYPE enum_meal AS ENUM ('lunch', 'dinner');
  CREATE TABLE things (name text PRIMARY KEY, title varchar, meal enum_meal, small integer, large bigint,
    price numeric, shown boolean, at timestamp(3) with time zone, body jsonb)`
const ON_SQLITE = `CREATE TABLE things (name text PRIMARY KEY NOT NULL, title text, meal text, small integer,
  large integer, price numeric, shown integer, at text, body text)`

const word = fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'))
const row = fc.record({
  title: word,
  meal: fc.constantFrom('lunch', 'dinner'),
  small: fc.integer().map(String),
  large: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  price: fc.oneof(fc.integer(), fc.double({ noDefaultInfinity: true, noNaN: true })),
  shown: fc.boolean().map(String),
  at: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
  body: fc.jsonValue(),
})
type Thing = { name: string } & (typeof row extends fc.Arbitrary<infer R> ? R : never)
const things = fc.uniqueArray(
  fc.tuple(word, row).map(([name, rest]): Thing => ({ ...rest, name })),
  { selector: ({ name }) => name, maxLength: 20 },
)

/** What the program writes on SQLite. */
const written = ({ name, title, meal, small, large, price, shown, at, body }: Thing) => [
  ...[name, title, meal, BigInt(small), BigInt(large), price],
  ...[shown === 'true' ? 1 : 0, at.toISOString(), JSON.stringify(body)],
]

test('whatever the program writes comes to Postgres and back as it was', async () => {
  const url = await newDatabase()
  await ask(url, ON_POSTGRES)
  const folder = newFolder()
  const file = path.join(folder, 'content.db')
  const writing = new DatabaseSync(file)
  writing.exec(ON_SQLITE)
  const client = await connect(url)
  const [table] = (await tablesOn(client)) as [Table]
  await ask(
    url,
    `CREATE TABLE ${UNFINISHED_MOVE} (label text PRIMARY KEY, written bigint NOT NULL)`,
  )
  await markPostgres(client)
  const [sqlite, postgres] = [openSqliteTarget(folder), postgresTarget(client)]

  const rowsOf = async (from: typeof sqlite) => {
    const rows: Canonical[][] = []
    for await (const batch of from.read(table)) rows.push(...batch)
    return rows
  }
  try {
    await fc.assert(
      fc.asyncProperty(things, async (all) => {
        writing.exec('DELETE FROM things')
        for (const thing of all) {
          writing
            .prepare('INSERT INTO things VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
            .run(...written(thing))
        }
        const before = await rowsOf(sqlite)
        const contents = await contentsOf(sqlite, table)
        await postgres.begin(table)
        await postgres.append(table, before, before.length)
        expect(await contentsOf(postgres, table)).toEqual(contents)
        await sqlite.begin(table)
        await sqlite.append(table, await rowsOf(postgres), before.length)
        expect(await rowsOf(sqlite)).toEqual(before)
        expect(contents.rows).toBe(all.length)
      }),
    )
  } finally {
    writing.close()
    await sqlite.close()
    await client.end()
  }
})
