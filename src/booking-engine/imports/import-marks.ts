import type { BookingSql, Sql } from '#storage/database.ts'

/** How long what imports wrote is noted, days: longer than an import can be taken back. */
const KEPT_DAYS = 31

/**
 * One thing that an import has written, or found the same as its file. `subject`: id of a booking, or `profileSubject`. `made`: the
 * import made it. `seen`: its version after the import. `former`: its values before as JSON; `null` where there are none to restore.
 */
export type ImportMark = {
  import: string
  /** `nameKey` of the thing. */
  name: string
  subject: string
  made: boolean
  seen: number
  former: string
}

type MarkRow = Omit<ImportMark, 'made'> & { made: number }

/** The mark of an import for a name; null where it has written nothing by it, or has taken it back. */
export async function readMark(
  sql: Sql,
  { import: id, name }: Pick<ImportMark, 'import' | 'name'>,
): Promise<ImportMark | null> {
  const [row] = await sql.all<MarkRow>(
    'SELECT import, name, subject, made, seen, former FROM import_marks WHERE import = $1 AND name = $2',
    [id, name],
  )
  return row ? { ...row, made: row.made === 1 } : null
}

/** Notes what an import writes. */
export async function addMark(sql: BookingSql, mark: ImportMark): Promise<void> {
  await sql.run(
    `INSERT INTO import_marks (import, name, subject, made, seen, former, at)
     VALUES ($1, $2, $3, $4, $5, $6, ${sql.dialect.now})`,
    [mark.import, mark.name, mark.subject, mark.made ? 1 : 0, mark.seen, mark.former],
  )
}

/** Whether an import has found something as its file says it, and changed nothing. */
export const isFoundSame = ({ made, former }: ImportMark) => !made && former === 'null'

/** The version in which an import left a thing that several of its rows are of: those of guests who are merged. */
export async function lastSeen(sql: Sql, { import: id, subject }: ImportMark): Promise<number> {
  const [row] = await sql.all<{ seen: number }>(
    `SELECT MAX(seen) AS seen FROM import_marks WHERE import = $1 AND subject = $2
       AND NOT (made = 0 AND former = 'null')`,
    [id, subject],
  )
  return Number(row?.seen)
}

/** Whether another import has said, later, the same as this one of what it wrote. */
export async function isSaidAgain(sql: Sql, mark: ImportMark): Promise<boolean> {
  if (isFoundSame(mark)) return false
  const [other] = await sql.all<{ name: string }>(
    `SELECT name FROM import_marks WHERE subject = $1 AND import <> $2 AND seen = $3
       AND made = 0 AND former = 'null'`,
    [mark.subject, mark.import, mark.seen],
  )
  return other !== undefined
}

/**
 * Forgets what an import wrote, once it is taken back. What an earlier import left as it is again now has that version.
 */
export async function dropMark(
  sql: Sql,
  mark: ImportMark,
  restored?: { before: number; now: number },
): Promise<void> {
  await sql.run('DELETE FROM import_marks WHERE import = $1 AND name = $2', [
    mark.import,
    mark.name,
  ])
  if (restored)
    await sql.run('UPDATE import_marks SET seen = $3 WHERE subject = $1 AND seen = $2', [
      mark.subject,
      restored.before,
      restored.now,
    ])
}

/** Deletes notes of imports that cannot be taken back any more. */
export async function purgeImportMarks(sql: BookingSql): Promise<void> {
  const keptMs = KEPT_DAYS * 24 * 60 * 60_000
  await sql.run(`DELETE FROM import_marks WHERE at < ${sql.dialect.now} - ${keptMs}`)
}
