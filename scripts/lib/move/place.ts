import path from 'node:path'
import type { PostgresAddresses } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { withoutPassword } from '../postgres-tools.ts'

/** Where an installation has its databases. */
export type Place = PostgresAddresses & { dataDir: string }

/**
 * Reads where databases are to be moved: `postgres://…`, or `sqlite:folder`. Throws an `OperatorError` where
 * they are of that kind already.
 */
export function placeOf(to: string, from: Place): Place {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(to)
  const folder = /^sqlite:(.+)$/.exec(to)?.[1]
  if (!isPostgres && !folder) {
    throw new OperatorError(
      'Where to? npm run move -- --to postgres://user:password@host/database, or --to sqlite:folder',
    )
  }
  if (isPostgres !== Boolean(from.databaseUrl)) {
    return isPostgres
      ? { databaseUrl: to, dataDir: from.dataDir }
      : { dataDir: path.resolve(folder ?? '') }
  }
  throw new OperatorError(
    `The site is on ${isPostgres ? 'Postgres' : 'SQLite'} already; npm run backup and npm run restore copy it to ` +
      'another place of the same kind.',
  )
}

/** A place for people: an address without its password, or a folder. */
export function labelOf({ databaseUrl, dataDir }: Place): string {
  return databaseUrl ? withoutPassword(databaseUrl).database : path.resolve(dataDir)
}
