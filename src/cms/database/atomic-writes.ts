import { type BaseDatabaseAdapter, isolateObjectProperty, type PayloadRequest } from 'payload'

/** Adapter methods that write documents; each runs several statements. */
const WRITES = [
  'create',
  'createGlobal',
  'createGlobalVersion',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'deleteVersions',
  'updateGlobal',
  'updateGlobalVersion',
  'updateJobs',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const

type Request = Partial<PayloadRequest>
type Write = (args: { req?: Request }) => Promise<unknown>

/** Gives a write that comes without a transaction one of its own, so that all of it is kept or none. */
export function withAtomicWrites<T extends BaseDatabaseAdapter>(adapter: T): T {
  const methods = adapter as unknown as Record<(typeof WRITES)[number], Write>
  for (const name of WRITES) {
    const write = methods[name]
    methods[name] = async (args) => {
      if (await args.req?.transactionID) return write.call(adapter, args)
      return inTransaction(adapter, args.req, (req) => write.call(adapter, { ...args, req }))
    }
  }
  return adapter
}

/** Runs `work` in a transaction of its own, by a request like the one that is given. */
export async function inTransaction<T>(
  adapter: BaseDatabaseAdapter,
  request: Request | undefined,
  work: (req: Request) => Promise<T>,
): Promise<T> {
  const transactionID = (await adapter.beginTransaction()) ?? undefined
  const req = isolateObjectProperty((request ?? {}) as PayloadRequest, 'transactionID')
  if (transactionID !== undefined) req.transactionID = transactionID
  try {
    const result = await work(req)
    if (transactionID !== undefined) await adapter.commitTransaction(transactionID)
    return result
  } catch (error) {
    if (transactionID !== undefined) await adapter.rollbackTransaction(transactionID)
    throw error
  }
}
