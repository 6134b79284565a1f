import type { Outage } from './outage.ts'

/** A SQLite file that is damaged, and why it is said to be: nothing but a backup mends it. */
export function damagedDatabase(file: string, why: string): Outage {
  return {
    code: 'database_damaged',
    cause: why.replaceAll(/\s+/g, ' '),
    message: `${file} is damaged: stop the site and restore the last good backup (npm run restore).`,
  }
}
