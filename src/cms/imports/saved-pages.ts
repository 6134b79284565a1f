import { decodeText } from '#lib/import-files/decode-text.ts'
import { onlyJsonLd } from '#lib/import-files/json-ld-blocks.ts'
import { readHead } from '#lib/import-files/read-head.ts'
import { ImportFileError, type OpenFile } from '#lib/import-files/source-row.ts'
import { isHiddenFile, type PictureFile } from '#lib/picture-files/picture-file.ts'

/** The largest saved page of an archive, bytes. */
const MOST_PAGE_BYTES = 16 * 1024 * 1024

/** Whether a file of an archive is a page that a browser has saved. */
export const isSavedPage = ({ path }: PictureFile) =>
  /\.x?html?$/i.test(path) && !isHiddenFile(path)

/**
 * Saved pages of an archive as one text of HTML, in the order of their paths and with nothing but the JSON-LD that they have.
 * Throws an ImportFileError, or a PictureFilesError, where one of them cannot be read.
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
  }
  return text
}
