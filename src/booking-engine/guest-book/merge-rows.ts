import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import type { GuestIdentity } from './guest-keys.ts'
import type { StoredProfile } from './profile-rows.ts'

/** What a merge has to give back: both guests as they were, and the profiles that it made. */
export type MergeSnapshot = {
  guest: GuestIdentity
  other: GuestIdentity
  /** Profiles of both before the merge. */
  before: StoredProfile[]
  /** Profiles of the merged guest right after it. */
  after: StoredProfile[]
}

type MergeRow = {
  id: string
  number: number
  guest: string
  other: string
  staff: string
  at: number
  snapshot: string
}

/** A merge of the guest `other` into the guest `guest`; the newest of a guest has the highest number. */
export type StoredMerge = Omit<MergeRow, 'snapshot'> & { snapshot: MergeSnapshot }

/** The merges into some guests, newest first. */
export async function readMerges(sql: Sql, guests: readonly string[]): Promise<StoredMerge[]> {
  const where = new Conditions()
  where.whereIn('guest', guests)
  const rows = await sql.all<MergeRow>(
    `SELECT * FROM guest_merges ${where.text} ORDER BY guest, number DESC`,
    where.values,
  )
  return rows.map((row) => ({ ...row, snapshot: JSON.parse(row.snapshot) as MergeSnapshot }))
}

/** Stores a merge as the newest one of its guest. */
export async function insertMerge(
  sql: BookingSql,
  { id, staff, snapshot }: Pick<StoredMerge, 'id' | 'staff' | 'snapshot'>,
): Promise<void> {
  await sql.run(
    `INSERT INTO guest_merges (id, number, guest, other, staff, at, snapshot)
     SELECT CAST($1 AS text), COALESCE(MAX(number), 0) + 1, CAST($2 AS text), CAST($3 AS text),
       CAST($4 AS text), ${sql.dialect.now}, CAST($5 AS text)
     FROM guest_merges WHERE guest = $2`,
    [id, snapshot.guest.guest, snapshot.other.guest, staff, JSON.stringify(snapshot)],
  )
}

/** Deletes the merges into some guests. */
export async function deleteMerges(sql: Sql, guests: readonly string[]): Promise<void> {
  const where = new Conditions()
  where.whereIn('guest', guests)
  await sql.run(`DELETE FROM guest_merges ${where.text}`, where.values)
}
