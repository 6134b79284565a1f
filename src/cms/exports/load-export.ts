import { createLocalReq, type Payload } from 'payload'
import { OperatorError } from '#lib/process/operator-error.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { hasContent } from '../initial-content/load.ts'
import { ContentStore } from '../initial-content/store.ts'
import { loadArchive } from './load-archive.ts'
import { ExportArchive } from './read-archive.ts'

/** Says how many documents of a collection, named by its label, have been made. */
export type ExportProgress = (label: string, done: number) => void

/**
 * Fills an empty content database with what `npm run export` wrote into a file: all of it, or nothing where anything cannot
 * be read. Throws an OperatorError for that, and where the database has content.
 */
export async function loadExport(
  payload: Payload,
  file: string,
  progress: ExportProgress = () => {},
): Promise<void> {
  const store = new ContentStore(payload)
  if ((await store.state()) !== 'absent' || (await hasContent(payload)))
    throw new OperatorError(
      `${file} was not brought in: there is content here already. A new DATA_DIR, or an empty database, takes it.`,
    )
  const archive = await ExportArchive.open(file)
  try {
    await inTransaction(payload.db, await createLocalReq({}, payload), async (req) => {
      const own = await createLocalReq({}, payload)
      own.transactionID = await req.transactionID
      await loadArchive(own, archive, progress)
    })
    await store.setState('foreign')
  } finally {
    archive.close()
  }
}
