import type { BookingDatabase } from './database.ts'

/** The content epoch up to which the CDN was told to forget pages; -1 before the first time. */
export type PurgedEpoch = { read(): Promise<number>; write(epoch: number): Promise<void> }

/** The one of all instances on a database. SQLite has none: its one process purges when it starts. */
export function purgedEpoch(open: () => Promise<BookingDatabase>): PurgedEpoch {
  return {
    async read() {
      const [row] = await (await open()).all<{ epoch: number }>('SELECT epoch FROM cdn_purges')
      return Number(row?.epoch ?? -1)
    },
    async write(epoch) {
      await (await open()).run('UPDATE cdn_purges SET epoch = $1', [epoch])
    },
  }
}

/** The one of a single process. */
export function purgedEpochInMemory(): PurgedEpoch {
  let purged = -1
  return {
    read: async () => purged,
    async write(epoch) {
      purged = epoch
    },
  }
}
