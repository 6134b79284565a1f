import { existsSync } from 'node:fs'
import path from 'node:path'
import { secretFile } from '../../../src/env.ts'
import type { Place } from './place.ts'

/** What an operator does after a move, in words. */
export function nextSteps(from: Place, to: Place): string {
  return to.databaseUrl ? afterPostgres(from) : afterSqlite(from, to)
}

function afterPostgres({ dataDir }: Place): string {
  const file = secretFile(dataDir)
  const secret = existsSync(file) ? `"$(cat ${file})"` : '(the same as before)'
  return [
    `Media and resumes stay in ${path.resolve(dataDir)} (DATA_DIR).`,
    'Start the site with DATABASE_URL set to the new address, and with',
    `  TABLESIDE_SECRET=${secret}`,
    'so that sessions, previews and the links in guests’ emails stay good.',
    'content.db and booking.db there were not changed, and are not used any more.',
  ].join('\n')
}

function afterSqlite(from: Place, to: Place): string {
  const [old, home] = [path.resolve(from.dataDir), path.resolve(to.dataDir)]
  const files =
    old === home
      ? `Media and resumes are in ${home} already.`
      : `Media and resumes stay in ${old}: copy its folders media and private to ${home} (cp -a), and set DATA_DIR.`
  return [
    files,
    'Start the site without DATABASE_URL, and with the same TABLESIDE_SECRET as before.',
    'The Postgres database was not changed, and is not used any more.',
  ].join('\n')
}
