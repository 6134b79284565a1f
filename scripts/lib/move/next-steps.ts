import { existsSync } from 'node:fs'
import path from 'node:path'
import { acceptedSecretFile, secretFile } from '#lib/security/secret-files.ts'
import type { Place } from './place.ts'

type Moved = {
  from: Place
  to: Place
  /** Whether media and resumes lie in a bucket. */
  inBucket: boolean
}

/** What an operator does after a move, in words. */
export function nextSteps(moved: Moved): string {
  return moved.to.databaseUrl ? afterPostgres(moved) : afterSqlite(moved)
}

const BUCKET = 'Media and resumes stay in the bucket: keep its settings.'

function afterPostgres({ from: { dataDir }, inBucket }: Moved): string {
  const file = secretFile(dataDir)
  const accepted = acceptedSecretFile(dataDir)
  const secret = existsSync(file) ? `"$(cat ${file})"` : '(the same as before)'
  return [
    inBucket ? BUCKET : `Media and resumes stay in ${path.resolve(dataDir)} (DATA_DIR).`,
    'Start the site with DATABASE_URL set to the new address, and with',
    `  TABLESIDE_SECRET=${secret}`,
    ...(existsSync(accepted) ? [`  TABLESIDE_SECRET_ACCEPTED="$(cat ${accepted})"`] : []),
    'so that sessions, previews and the links in guests’ emails stay good.',
    'content.db and booking.db there were not changed, and are not used any more.',
  ].join('\n')
}

function afterSqlite(moved: Moved): string {
  return [
    filesAfterSqlite(moved),
    'Start the site without DATABASE_URL, and with the same TABLESIDE_SECRET as before.',
    'The Postgres database was not changed, and is not used any more.',
  ].join('\n')
}

function filesAfterSqlite({ from, to, inBucket }: Moved): string {
  const [old, home] = [path.resolve(from.dataDir), path.resolve(to.dataDir)]
  if (inBucket) return old === home ? BUCKET : `${BUCKET} Set DATA_DIR to ${home}.`
  if (old === home) return `Media and resumes are in ${home} already.`
  return `Media and resumes stay in ${old}: copy its folders media and private to ${home} (cp -a), and set DATA_DIR.`
}
