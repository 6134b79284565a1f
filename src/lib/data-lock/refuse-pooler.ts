import { PostgresSession } from '../postgres/session.ts'
import { OperatorError } from '../process/operator-error.ts'

/**
 * Throws an `OperatorError` where a pooler gives each transaction another session of the server: a lock
 * would be anybody's, and stay when its holder has gone.
 */
export async function refusePooler(session: PostgresSession, url: string): Promise<void> {
  const own = await processOf(session)
  if (own === session.backendId) return
  // A pooler that keeps sessions will do. One that does not lends ours to whoever begins a transaction.
  const other = new PostgresSession(url, 'tableside')
  try {
    await other.connect()
    await other.query('BEGIN')
    const theirs = await processOf(other)
    if (theirs !== own && (await processOf(session)) === own) return
  } finally {
    other.drop()
  }
  throw new OperatorError(
    'The locks of the site are on a connection pooler that switches sessions between transactions: set ' +
      'DATABASE_DIRECT_URL to the address of Postgres itself.',
  )
}

async function processOf(session: PostgresSession): Promise<number | undefined> {
  return (await session.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]?.pid
}
