import { decodeText } from '#lib/import-files/decode-text.ts'
import { onlyJsonLd } from '#lib/import-files/json-ld-blocks.ts'
import { readHead } from '#lib/import-files/read-head.ts'
import { ImportFileError, type OpenFile } from '#lib/import-files/source-row.ts'
import { isHiddenFile, type PictureFile } from '#lib/picture-files/picture-file.ts'

/** Maximum size of a saved page in an archive, in bytes, and maximum length of the JSON-LD of all pages, in characters. */
const MOST_PAGE_BYTES = 16 * 1024 * 1024

/** Whether a file of an archive is an HTML page. */
export const isSavedPage = ({ path }: PictureFile) =>
  /\.x?html?$/i.test(path) && !isHiddenFile(path)

/**
 * Joins the pages of an archive, ordered by path, into one HTML text that contains only their JSON-LD. Throws an
 * `ImportFileError` or a `PictureFilesError` if a page cannot be read.
 */
export async function savedPages(files: readonly PictureFile[]): Promise<string> {
  let text = ''
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (file.fault || file.size > MOST_PAGE_BYTES)
      throw new ImportFileError('unreadable_page', { page: file.path })
    const bytes = await file.read()
    // Browsers save the frames of a page, too, which may have nothing in them.
    if (bytes.toString('latin1').trim() === '') continue
    const open: OpenFile = async function* () {
      yield bytes
    }
    // Each page in the encoding that it was saved in.
    const { encoding } = await readHead(open)
    let page = ''
    for await (const piece of decodeText(open(), encoding)) page += piece
    text += onlyJsonLd(page)
    if (text.length > MOST_PAGE_BYTES)
      throw new ImportFileError('too_large', { most: MOST_PAGE_BYTES })
  }
  return text
}
