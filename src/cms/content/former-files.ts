import type { Payload } from 'payload'
import { inTransaction } from '../database/atomic-writes.ts'
import { query } from '../database/query.ts'
import { trackFiles } from './media-files.ts'

/** Documents of one turn; the next turn of the ticker takes the rest. */
const BATCH = 100

/** Days for which a replaced file still answers: emails and cached copies of pages name it. */
export const FORMER_FILES_DAYS = 30

/** Removes files that were replaced before an instant, and forgets them; nobody sees a difference. */
export async function removeFormerFiles(payload: Payload, before: Date): Promise<void> {
  const due = await query(
    payload,
    'SELECT id FROM media WHERE replaced_at < $1 ORDER BY id LIMIT $2',
    [before.toISOString(), BATCH],
  )
  for (const { id } of due) await forget(payload, Number(id), before)
}

async function forget(payload: Payload, id: number, before: Date): Promise<void> {
  await inTransaction(payload.db, {}, async (req) => {
    // Locks the document, unless its file was replaced once more meanwhile: those files have their own time.
    const cleared = await query(
      payload,
      'UPDATE media SET replaced_at = NULL WHERE id = $1 AND replaced_at < $2 RETURNING id',
      [id, before.toISOString()],
      req,
    )
    if (cleared.length === 0) return
    const path = 'formerFiles'
    const own = [id, path]
    const where = 'WHERE parent_id = $1 AND path = $2'
    const names = await query(payload, `SELECT text FROM media_texts ${where}`, own, req)
    await query(payload, `DELETE FROM media_texts ${where}`, own, req)
    const transaction = await req.transactionID
    if (transaction === undefined || transaction === null) throw new Error('no transaction')
    trackFiles(payload, transaction, { dropped: names.map(({ text }) => String(text)) })
  })
}
