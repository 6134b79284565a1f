import { isPooled, type PostgresAddresses } from '../postgres/addresses.ts'
import { PostgresSession } from '../postgres/session.ts'
import { refuseUnreachable } from '../postgres/unreachable.ts'
import { OperatorError } from '../process/operator-error.ts'

/**
 * Throws an `OperatorError` where a lock that was taken at DATABASE_DIRECT_URL, of which `held` is the condition on
 * pg_locks, is not seen at DATABASE_URL: the two lead to different databases.
 */
export async function refuseOtherDatabase(where: PostgresAddresses, held: string): Promise<void> {
  if (!where.databaseUrl || !isPooled(where)) return
  const session = new PostgresSession(where.databaseUrl, 'tableside')
  try {
    await session.connect().catch(refuseUnreachable('DATABASE_URL'))
    const seen = await session.query(
      `SELECT 1 FROM pg_locks WHERE ${held}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    if (seen.length > 0) return
  } finally {
    session.drop()
  }
  throw new OperatorError(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: let the second one be the address of the ' +
      'server and the database to which the pooler connects.',
  )
}
