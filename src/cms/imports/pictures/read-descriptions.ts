import path from 'node:path'
import { readFacts, readRows } from '#lib/import-files/read-file.ts'
import { ImportFileError } from '#lib/import-files/source-row.ts'
import { MOST_FILES, type PictureFile } from '#lib/picture-files/picture-file.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { fileFaultText } from '../fault-texts.ts'
import { keyOf } from '../kinds/key-of.ts'
import * as t from '../kinds/pictures/messages.gen.ts'
import { matchFields } from '../match-fields.ts'

/** The file that says the alternative texts of those around it. */
const NAME = 'pictures.csv'
/** The largest such file, in bytes. */
const MOST_BYTES = 4 * 1024 * 1024

type Said = { path: string; alt: string }

/** Alternative texts by the key of the path; `faults`: files of them that cannot be read, and why, by their paths. */
export type Descriptions = {
  alts: ReadonlyMap<string, Said>
  faults: ReadonlyMap<string, string>
}

export const isDescriptions = (file: PictureFile) =>
  path.posix.basename(file.path).toLowerCase() === NAME

/** Reads the alternative texts that `pictures.csv` says in its columns `file` and `alt`, the paths from its own folder on. */
export async function readDescriptions(files: readonly PictureFile[]): Promise<Descriptions> {
  const alts = new Map<string, Said>()
  const faults = new Map<string, string>()
  for (const file of files.filter(isDescriptions)) {
    try {
      const said = await altsOf(file)
      if (said === null) faults.set(file.path, t.csvUnreadable({ reason: t.csvColumns() }))
      for (const [key, one] of said ?? []) alts.set(key, one)
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error
      faults.set(file.path, t.csvUnreadable({ reason: fileFaultText(error) }))
    }
  }
  return { alts, faults }
}

/** Null where it has not both columns. */
async function altsOf(file: PictureFile): Promise<Map<string, Said> | null> {
  const bytes = file.fault === null ? await file.read() : Buffer.alloc(0)
  if (bytes.length > MOST_BYTES) throw new ImportFileError('too_large', { most: MOST_BYTES })
  const open = async function* () {
    yield bytes
  }
  const facts = await readFacts(open, 'other')
  const fields = [
    { name: 'file', label: '', aliases: ['file name', 'filename', 'path', 'picture', 'name'] },
    { name: 'alt', label: '', aliases: ['alt text', 'alternative text', 'description'] },
  ]
  const { file: fileColumn, alt: altColumn } = matchFields(facts.columns, fields)
  const said = new Map<string, Said>()
  if (!fileColumn || !altColumn) return null
  const folder = path.posix.dirname(file.path)
  for await (const { values, fault } of readRows(open, facts, 'other')) {
    const name = values[fileColumn]?.trim() ?? ''
    const alt = toSingleLine(values[altColumn] ?? '')
    if (fault !== null || name === '' || alt === '' || said.size > MOST_FILES) continue
    const own = path.posix.join(folder, name.replaceAll('\\', '/')).normalize('NFC')
    said.set(keyOf(own), { path: own, alt })
  }
  return said
}
