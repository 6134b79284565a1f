import type { BookingSql } from '#storage/database.ts'

/** Notes that a guest consented to text messages, when, and to whom of the staff; or that they do not. */
export async function setTextConsent(
  sql: BookingSql,
  { id, staff }: { id: string; staff: string },
  consents: boolean,
): Promise<void> {
  await sql.run(
    `UPDATE reservations SET texts_at = ${consents ? sql.dialect.now : 'NULL'},
       texts_by = CAST($2 AS text) WHERE id = $1`,
    [id, consents ? staff : null],
  )
}
