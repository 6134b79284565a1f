import { directUrlOf, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { PostgresSession } from '#lib/postgres/session.ts'
import { directSettingOf, refuseUnreachable } from '#lib/postgres/unreachable.ts'

/**
 * Runs `work` over a session of its own. Throws an `OperatorError` where there is none within 10 s, and where
 * an answer takes as long.
 */
export async function withPostgres<T>(
  where: PostgresAddresses,
  work: (session: PostgresSession) => Promise<T>,
): Promise<T> {
  const session = new PostgresSession(directUrlOf(where) ?? '', 'tableside doctor')
  try {
    await session.connect().catch(refuseUnreachable(directSettingOf(where)))
    return await work(session)
  } finally {
    session.drop()
  }
}
