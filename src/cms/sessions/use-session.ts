import type { Payload } from 'payload'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { query } from '../database/query.ts'
import { type Session, USE_STEP_MS } from './session.ts'

/** Uses that are being written, by session. */
const writing = () => processSingleton('session-uses', () => new Map<string, Promise<void>>())

/**
 * Notes that a session is used now, at most once a minute. It is written beside the request, which never waits for
 * others that write; where it cannot be, the log says so, and the next request tries again.
 */
export function noteUse(payload: Payload, session: Session): void {
  const now = Date.now()
  if (now - session.lastUsedAt < USE_STEP_MS || writing().has(session.id)) return
  const written = writeUse(payload, session.id, now)
    .catch((err: unknown) =>
      payload.logger.warn({ err, msg: 'the use of a session was not noted' }),
    )
    .finally(() => writing().delete(session.id))
  writing().set(session.id, written)
}

/** Writes that a session was used at an instant; one that has ended or run out by then stays so. */
export async function writeUse(payload: Payload, id: string, at: number): Promise<void> {
  await query(
    payload,
    `UPDATE sign_in_sessions SET last_used_at = $1
     WHERE id = $2 AND last_used_at < $1 AND last_used_at + idle_ms > $1 AND ends_at > $1`,
    [at, id],
  )
}

/** Resolves when all uses are written. */
export async function usesWritten(): Promise<void> {
  await Promise.all(writing().values())
}
