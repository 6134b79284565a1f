import type { OutboxStore } from './messages.ts'

/**
 * What has not left yet. `waiting`: messages that are due or were tried in vain · `oldestMs`: how long ago the
 * oldest of them was due or, once tried, written (ms); null without one · `dead`: refused or given up.
 */
export type Backlog = { waiting: number; oldestMs: number | null; dead: number }

/** Reads the backlog of an outbox. */
export async function readBacklog({ all, dialect: { now } }: OutboxStore): Promise<Backlog> {
  // The due time of a message that was tried is that of its next attempt.
  const since = `CASE WHEN state = 'dead' THEN NULL WHEN attempts > 0 THEN created_at
    WHEN due_at <= ${now} THEN due_at END`
  const [row] = await all<{ waiting: number; oldestMs: number | null; dead: number }>(
    `SELECT COUNT(since) AS waiting, ${now} - MIN(since) AS "oldestMs",
       COUNT(CASE WHEN state = 'dead' THEN 1 END) AS dead
     FROM (SELECT state, ${since} AS since FROM outbox
       WHERE state IN ('waiting', 'sending', 'dead')) AS unsent`,
  )
  return row ?? { waiting: 0, oldestMs: null, dead: 0 }
}
