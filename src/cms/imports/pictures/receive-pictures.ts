import type { PayloadRequest } from 'payload'
import type { FileFacts } from '#lib/import-files/source-row.ts'
import { commonRoot } from '#lib/picture-files/common-root.ts'
import { listFolder } from '#lib/picture-files/list-folder.ts'
import type { PictureFile } from '#lib/picture-files/picture-file.ts'
import { listZip } from '#lib/picture-files/read-zip.ts'
import { arriving } from '../arriving.ts'
import { addImport, changeImport } from '../store.ts'
import { openUnnamed } from '../unnamed-file.ts'
import { keepPictures } from './keep-pictures.ts'

type Request = PayloadRequest

/** Columns of the rows that pictures become, which are the fields of their kind. */
const COLUMNS = ['file', 'alt']

/**
 * Reads a ZIP archive of pictures, and keeps each as a row with a file until it is written. An archive ends with its directory,
 * so all of it is on the disk first, in a file without a name, which goes with the process. Returns the id of its import. Throws
 * what `arriving` and `listZip` throw, and leaves nothing then.
 */
export async function receiveZip(
  req: Request,
  { name, body }: { name: string; body: AsyncIterable<Uint8Array> },
): Promise<string> {
  const file = await openUnnamed()
  try {
    await file.writeFile(arriving(body))
    return await keep(req, name, 'zip', await listZip(file.fd))
  } finally {
    await file.close()
  }
}

/** As `receiveZip`, of the pictures of a folder of this machine; throws what `listFolder` throws. */
export async function receiveFolder(
  req: Request,
  { name, folder }: { name: string; folder: string },
): Promise<string> {
  return keep(req, name, 'folder', await listFolder(folder))
}

async function keep(
  req: Request,
  name: string,
  format: FileFacts['format'],
  files: readonly PictureFile[],
): Promise<string> {
  const at = { payload: req.payload }
  const facts: FileFacts = {
    ...{ format, encoding: 'utf-8', delimiter: null, columns: COLUMNS, broken: 0 },
    root: commonRoot(files.map(({ path }) => path)),
  }
  const id = await addImport(at, {
    ...{ kind: 'pictures', name, facts, staff: Number(req.user?.id) },
    author: req.user?.name ?? '',
  })
  try {
    const total = await keepPictures(req, id, files)
    const matches = Object.fromEntries(COLUMNS.map((column) => [column, column]))
    await changeImport(at, id, ['reading'], { state: 'matching', total, progress: 0, matches })
    return id
  } catch (error) {
    await changeImport(at, id, ['reading'], { state: 'discarded' })
    throw error
  }
}
