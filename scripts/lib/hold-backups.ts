import { lockBackups } from '#lib/data-lock/backup-lock.ts'
import type { PostgresAddresses } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'

/** Another backup of the same installation is being made. */
export class BackupUnderWay extends OperatorError {
  constructor() {
    super('A backup of this site is being made already: there is never more than one at a time.')
  }
}

/** Makes a backup while nobody else makes one of the same installation; throws `BackupUnderWay` where somebody does. */
export async function holdBackups<T>(
  where: PostgresAddresses & { dataDir: string },
  work: () => Promise<T>,
): Promise<T> {
  const lock = await lockBackups(where)
  if (!lock) throw new BackupUnderWay()
  try {
    return await work()
  } finally {
    await lock.release()
  }
}
