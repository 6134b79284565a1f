import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { NO_TEXT } from './entry-name.ts'
import {
  isHiddenFile,
  LONGEST_PATH,
  MOST_BYTES_UNPACKED,
  MOST_FILES,
  MOST_PICTURE_BYTES,
  type PictureFile,
  PictureFilesError,
} from './picture-file.ts'

/**
 * The files of a folder and of those in it by their paths, without hidden ones. Links are named and not followed. Throws a
 * `PictureFilesError` for more than can be taken.
 */
export async function listFolder(folder: string): Promise<PictureFile[]> {
  const files: PictureFile[] = []
  let size = 0
  for await (const file of filesIn(folder, '')) {
    files.push(file)
    size += file.size
    if (files.length > MOST_FILES)
      throw new PictureFilesError('too_many_files', { most: MOST_FILES })
    if (size > MOST_BYTES_UNPACKED)
      throw new PictureFilesError('too_large_unpacked', { most: MOST_BYTES_UNPACKED })
  }
  if (files.length === 0) throw new PictureFilesError('no_files')
  return files
}

async function* filesIn(folder: string, within: string): AsyncGenerator<PictureFile> {
  const entries = await readdir(path.join(folder, within), { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const own = path.join(within, entry.name)
    const shown = own.split(path.sep).join('/').normalize('NFC')
    if (isHiddenFile(shown)) continue
    if (entry.isDirectory()) yield* filesIn(folder, own)
    else if (entry.isSymbolicLink()) yield fileOf(folder, own, shown, 'link', 0)
    else if (entry.isFile()) {
      const { size } = await stat(path.join(folder, own))
      const fault = faultOf(shown, size)
      yield fileOf(folder, own, shown, fault, size)
    }
  }
}

function faultOf(path: string, size: number): PictureFile['fault'] {
  if (path.length > LONGEST_PATH) return 'long_name'
  if (NO_TEXT.test(path)) return 'unreadable_name'
  return size > MOST_PICTURE_BYTES ? 'too_large' : null
}

function fileOf(
  folder: string,
  own: string,
  shown: string,
  fault: PictureFile['fault'],
  size: number,
): PictureFile {
  const read = () => readFile(path.join(folder, own))
  return { path: shown.slice(0, LONGEST_PATH), fault, size, read }
}
