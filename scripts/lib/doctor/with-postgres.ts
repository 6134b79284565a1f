import { PostgresSession } from '#lib/postgres/session.ts'
import { OperatorError } from '#lib/process/operator-error.ts'

/**
 * Runs `work` over a session of its own. Throws an `OperatorError` where there is none within 10 s, and where
 * an answer takes as long.
 */
export async function withPostgres<T>(
  url: string,
  work: (session: PostgresSession) => Promise<T>,
): Promise<T> {
  const session = new PostgresSession(url, 'tableside doctor')
  try {
    await session.connect().catch(unreachable)
    return await work(session)
  } finally {
    session.drop()
  }
}

/** Postgres' own refusals have a message; a connection that was tried at several addresses has a code alone. */
function unreachable(error: Error & { code?: string }): never {
  throw new OperatorError(
    `Postgres cannot be reached (${error.message || error.code}): start it, or check DATABASE_URL.`,
  )
}
