import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { OperatorError } from '#lib/process/operator-error.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { query } from '../database/query.ts'
import { hasContent } from '../initial-content/load.ts'
import { STATE_KEY } from '../initial-content/load-state.ts'
import { ContentStore } from '../initial-content/store.ts'
import { loadArchive } from './load-archive.ts'
import { ExportArchive } from './read-archive.ts'
import { storeFiles } from './store-files.ts'

/**
 * Fills an empty content database with what `npm run export` wrote into a file: all of it, or nothing where anything cannot
 * be read. Throws an OperatorError for that, and where the database has content.
 */
export async function loadExport(payload: Payload, file: string): Promise<void> {
  if ((await new ContentStore(payload).state()) !== 'absent' || (await hasContent(payload)))
    throw new OperatorError(`${file} was not brought in: there is content here already.`)
  const archive = await ExportArchive.open(file)
  try {
    const removeFiles = await storeFiles(payload, archive)
    try {
      await loadDocuments(payload, archive)
    } catch (error) {
      await removeFiles()
      throw error
    }
  } finally {
    archive.close()
  }
}

async function loadDocuments(payload: Payload, archive: ExportArchive): Promise<void> {
  await inTransaction(payload.db, await createLocalReq({}, payload), async (given) => {
    const req = given as PayloadRequest
    await loadArchive(req, archive)
    const values = [STATE_KEY, JSON.stringify('foreign')]
    await query(payload, 'INSERT INTO payload_kv (key, data) VALUES ($1, $2)', values, req)
  })
}
