import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Writes a Postgres database to a file as it is at one moment. */
export function dumpPostgres(url: string, file: string) {
  runPostgres('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`])
}

/** Replaces a Postgres database by a dump, in one transaction. */
export function loadPostgres(url: string, file: string) {
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  runPostgres('pg_restore', url, [...how, file])
}

/**
 * Runs a Postgres tool on the database of `url`. The password goes by the environment: arguments
 * are seen by everybody on the machine, and stand in the messages of errors.
 */
function runPostgres(name: 'pg_dump' | 'pg_restore', url: string, args: string[]) {
  const { database, password } = withoutPassword(url)
  const run = spawnSync(postgresTool(name), [`--dbname=${database}`, ...args], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (run.error) throw new Error(`${name} did not start.`)
  if (run.status !== 0) throw new Error(`${name} failed: ${run.stderr.trim()}`)
}

/** A database's address that may be shown, and the password that it came with. */
export function withoutPassword(url: string): { database: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password) || address.searchParams.get('password')
  address.password = ''
  address.searchParams.delete('password')
  return { database: address.href, password: password ?? '' }
}

/** The newest installed copy of a Postgres tool; throws with advice where there is none. */
export function postgresTool(
  name: 'pg_dump' | 'pg_restore',
  folders: string[] = foldersOfTools(),
): string {
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  if (found) return found
  throw new Error(
    `${name} is needed for a site on Postgres: apt-get install postgresql-client. ` +
      'Your provider’s own backups of the database, with a copy of the media, do as well.',
  )
}

/** Where Debian has the tools, the newest first, and where programs are found by their name. */
function foldersOfTools(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  versions.sort((a, b) => Number(b) - Number(a))
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
}
