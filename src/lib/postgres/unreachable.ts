import { errorChain } from '../outage/data-errors.ts'
import { OperatorError } from '../process/operator-error.ts'
import type { PostgresAddresses } from './addresses.ts'

/** The setting that has the address for what needs a session of its own. */
export function directSettingOf(where: PostgresAddresses): string {
  return where.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
}

/**
 * Returns a handler for a connection that cannot be made: it throws an `OperatorError` that names `setting`, the
 * variable with the address, and why.
 */
export function refuseUnreachable(setting: string) {
  return (error: Error & { code?: string }): never => {
    refuseStartupParameters(error)
    // Postgres' own refusals have a message; a connection that was tried at several addresses has a code alone.
    throw new OperatorError(
      `Postgres cannot be reached (${error.message || error.code}): start it, or check ${setting}.`,
    )
  }
}

/** Throws an `OperatorError` for what a pooler says of settings that a session of Postgres itself begins with. */
export function refuseStartupParameters(error: unknown): void {
  const isOfPooler = errorChain(error).some(({ message }) =>
    /unsupported startup parameter/.test(String(message)),
  )
  if (!isOfPooler) return
  throw new OperatorError(
    'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of Postgres itself, too.',
  )
}
