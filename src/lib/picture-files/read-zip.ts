import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl'
import { entryPath, isOutside, tidyPath } from './entry-name.ts'
import {
  isHiddenFile,
  LONGEST_PATH,
  MOST_BYTES_UNPACKED,
  MOST_ENTRIES,
  MOST_FILES,
  MOST_PICTURE_BYTES,
  type PictureFile,
  type PictureFileFault,
  PictureFilesError,
} from './picture-file.ts'

/**
 * The files of a ZIP archive in their order in it, without folders and hidden files; the archive stays open as long as its
 * descriptor. Sizes are judged by what the directory says, and a file that has more than it says is damaged, so that nothing
 * larger is ever unpacked. Throws a `PictureFilesError` for what cannot be taken as a whole.
 */
export async function listZip(descriptor: number): Promise<PictureFile[]> {
  const zip = await openZip(descriptor)
  if (zip.entryCount > MOST_ENTRIES)
    throw new PictureFilesError('too_many_files', { most: MOST_FILES })
  const files: PictureFile[] = []
  let size = 0
  for await (const entry of entriesOf(zip)) {
    const file = fileOf(zip, entry)
    if (file === null) continue
    files.push(file)
    size += entry.uncompressedSize
    if (files.length > MOST_FILES)
      throw new PictureFilesError('too_many_files', { most: MOST_FILES })
    if (size > MOST_BYTES_UNPACKED)
      throw new PictureFilesError('too_large_unpacked', { most: MOST_BYTES_UNPACKED })
  }
  if (files.length === 0) throw new PictureFilesError('no_files')
  return files
}

async function openZip(descriptor: number): Promise<ZipFile> {
  try {
    return await fromFdPromise(descriptor, {
      ...{ autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true },
    })
  } catch (cause) {
    throw new PictureFilesError('not_zip', {}, { cause })
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry()
  for (;;) {
    const next = await entries.next().catch((cause) => {
      throw new PictureFilesError('damaged', {}, { cause })
    })
    if (next.done) return
    yield next.value
  }
}

/** A file of an archive; null of a folder and of what is hidden. */
function fileOf(zip: ZipFile, entry: Entry): PictureFile | null {
  const path = entryPath(entry)
  if (path !== null && isOutside(path)) throw new PictureFilesError('unsafe_name', { name: path })
  const shown = tidyPath(path ?? unreadable(entry.fileNameRaw))
  if (path?.endsWith('/') || shown === '' || isHiddenFile(shown)) return null
  const fault = path === null ? 'unreadable_name' : faultOf(entry, shown)
  const read = () => readEntry(zip, entry, shown)
  return { path: shown.slice(0, LONGEST_PATH), fault, size: entry.uncompressedSize, read }
}

/** What can be read of a name that is no text. */
const unreadable = (raw: Buffer) => raw.toString('latin1').replaceAll(/[^ -~]/g, '?')

/** The type of a symbolic link among the mode's bits of Unix, which stand in the upper half. */
const TYPE_BITS = 0o170000
const LINK = 0o120000

function faultOf(entry: Entry, path: string): PictureFileFault | null {
  if (path.length > LONGEST_PATH) return 'long_name'
  if (((entry.externalFileAttributes >>> 16) & TYPE_BITS) === LINK) return 'link'
  if (entry.isEncrypted()) return 'encrypted'
  if (!entry.canDecodeFileData()) return 'unsupported'
  return entry.uncompressedSize > MOST_PICTURE_BYTES ? 'too_large' : null
}

async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
  try {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    if (crc32(bytes) === entry.crc32) return bytes
  } catch (cause) {
    throw new PictureFilesError('damaged', { name }, { cause })
  }
  throw new PictureFilesError('damaged', { name })
}
