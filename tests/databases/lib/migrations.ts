import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { migrations as onPostgres } from '#storage/postgres/migrations.ts'
import { migrations as onSqlite } from '#storage/sqlite/migrations.ts'

/** A migration by where it stands: the SHA-256 of its SQL. */
export type Listed = { name: string; sha256: string }

/** The migrations of a release in the order in which they are applied, by where they stand. */
export type MigrationLists = Record<string, Listed[]>

/** The migrations of this checkout: of the content and of the bookings, each on both databases. */
export function listMigrations(): MigrationLists {
  const content = (dialect: string) => `src/cms/migrations/${dialect}`
  const bookings = (dialect: string) => `src/storage/${dialect}/migrations.ts`
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

/**
 * What was done to the migrations of a release that must stay as they are: each one that was changed or
 * removed, and each one that does not stand behind all of them. Empty = migrations were only added.
 */
export function brokenPromises(released: MigrationLists, now: MigrationLists): string[] {
  return Object.entries(released).flatMap(([place, before]) => {
    const after = now[place] ?? []
    const standing = new Map(after.map(({ name, sha256 }) => [name, sha256]))
    const known = new Set(before.map(({ name }) => name))
    const touched = before.flatMap(({ name, sha256 }) => {
      if (!standing.has(name)) return [`${at(place, name)} was removed`]
      return standing.get(name) === sha256 ? [] : [`${at(place, name)} was changed`]
    })
    const last = after.findLastIndex(({ name }) => known.has(name))
    const between = after.slice(0, last).filter(({ name }) => !known.has(name))
    const kept = after.filter(({ name }) => known.has(name)).map(({ name }) => name)
    const order = before.filter(({ name }) => standing.has(name)).map(({ name }) => name)
    const moved = kept.filter((name, index) => name !== order[index])
    return [
      ...touched,
      ...between.map(({ name }) => `${at(place, name)} stands before released migrations`),
      ...moved.map((name) => `${at(place, name)} changed its place`),
    ]
  })
}

/** A file of a folder, or an entry of a file. */
function at(place: string, name: string): string {
  return place.endsWith('.ts') ? `${place}: ${name}` : `${place}/${name}`
}
