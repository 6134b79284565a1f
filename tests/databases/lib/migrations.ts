import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrations as onPostgres } from '#house-book/store/postgres/migrations.ts'
import { migrations as onSqlite } from '#house-book/store/sqlite/migrations.ts'

/** A migration by where it stands: the SHA-256 of its SQL. */
export type Listed = { name: string; sha256: string }

/** The migrations of a release in the order in which they are applied, by where they stand. */
export type MigrationLists = Record<string, Listed[]>

/** The migrations of this checkout: of the content and of the bookings, each on both databases. */
export function listMigrations(): MigrationLists {
  const content = (dialect: string) => `src/cms/migrations/${dialect}`
  const bookings = (dialect: string) => `src/house-book/store/${dialect}/migrations.ts`
  return {
    [content('sqlite')]: filesOf(content('sqlite')),
    [content('postgres')]: filesOf(content('postgres')),
    [bookings('sqlite')]: onSqlite.map(({ name, sql }) => listed(name, sql)),
    [bookings('postgres')]: onPostgres.map(({ name, sql }) => listed(name, sql)),
  }
}

function filesOf(folder: string): Listed[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files.sort().map((name) => listed(name, readFileSync(path.join(folder, name), 'utf8')))
}

function listed(name: string, sql: string): Listed {
  return { name, sha256: createHash('sha256').update(sql).digest('hex') }
}
