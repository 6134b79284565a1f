import { type BaseDatabaseAdapter, isolateObjectProperty, type PayloadRequest } from 'payload'

/** A transaction that reads the database as it was at one moment, by the id under which requests name it. */
export type Snapshot = { id: string | number; end(): Promise<void> }

/** An adapter that can read the database as it was at one moment, while others write. */
export type SnapshotAdapter = BaseDatabaseAdapter & { beginSnapshot(): Promise<Snapshot> }

/** Runs `work` by a request that reads the content as it was at one moment, and cannot write. Others write meanwhile. */
export async function inSnapshot<T>(
  request: PayloadRequest,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const snapshot = await (request.payload.db as unknown as SnapshotAdapter).beginSnapshot()
  try {
    const req = isolateObjectProperty(request, 'transactionID')
    req.transactionID = snapshot.id
    return await work(req)
  } finally {
    await snapshot.end()
  }
}
