import path from 'node:path'
import { readFacts, readRows } from '#lib/import-files/read-file.ts'
import { ImportFileError } from '#lib/import-files/source-row.ts'
import { MOST_FILES, type PictureFile, PictureFilesError } from '#lib/picture-files/picture-file.ts'
import { toSingleLine } from '#lib/text/clean-text.ts'
import { fileFaultText as csvFaultText } from '../fault-texts.ts'
import { keyOf } from '../kinds/key-of.ts'
import * as t from '../kinds/pictures/messages.gen.ts'
import { matchFields } from '../match-fields.ts'
import { fileFaultText } from './fault-texts.ts'

/** The file that says the alternative texts of those around it. */
const NAME = 'pictures.csv'
/** The most bytes that all such files have together. */
const MOST_BYTES = 4 * 1024 * 1024

type Said = { path: string; alt: string }

/** Alternative texts by the key of the path; `faults`: files of them that cannot be read, and why, by their paths. */
export type Descriptions = {
  alts: ReadonlyMap<string, Said>
  faults: ReadonlyMap<string, string>
}

/** What the files before have left of the limits. */
type Left = { bytes: number; rows: number }

/** Whether a file was read that is not as the archive says it is. */
export const isDamaged = (error: unknown) =>
  error instanceof PictureFilesError && error.code === 'damaged'

export const isDescriptions = (file: PictureFile) =>
  path.posix.basename(file.path).toLowerCase() === NAME

/**
 * Reads the alternative texts that each `pictures.csv` says in its columns `file` and `alt`, the paths from its own folder on.
 * Together they have 4 MB and 5,000 rows at most; one that goes beyond, or cannot be read, is refused, and the others are not.
 */
export async function readDescriptions(files: readonly PictureFile[]): Promise<Descriptions> {
  const alts = new Map<string, Said>()
  const faults = new Map<string, string>()
  const left: Left = { bytes: MOST_BYTES, rows: MOST_FILES }
  for (const file of files.filter(isDescriptions)) {
    const said = await saidIn(file, left)
    if (typeof said === 'string') faults.set(file.path, said)
    else for (const [key, one] of said) alts.set(key, one)
  }
  return { alts, faults }
}

/** The texts of a file, or the sentence that says why it is refused. */
async function saidIn(file: PictureFile, left: Left): Promise<Map<string, Said> | string> {
  if (file.fault !== null) return fileFaultText(file.fault)
  const tooMany = t.csvTooMany({ megabytes: MOST_BYTES / 1024 / 1024, rows: MOST_FILES })
  left.bytes -= file.size
  if (left.bytes < 0) return tooMany
  try {
    const said = await altsOf(file, left)
    if (left.rows < 0) return tooMany
    return said ?? t.csvUnreadable({ reason: t.csvColumns() })
  } catch (error) {
    if (isDamaged(error)) return t.isDamaged()
    if (!(error instanceof ImportFileError)) throw error
    return t.csvUnreadable({ reason: csvFaultText(error) })
  }
}

/** Null where it has not both columns; ends where no row is left. */
async function altsOf(file: PictureFile, left: Left): Promise<Map<string, Said> | null> {
  const bytes = await file.read()
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
    left.rows -= 1
    if (left.rows < 0) break
    const name = values[fileColumn]?.trim() ?? ''
    const alt = toSingleLine(values[altColumn] ?? '')
    if (fault !== null || name === '' || alt === '') continue
    const own = path.posix.join(folder, name.replaceAll('\\', '/')).normalize('NFC')
    said.set(keyOf(own), { path: own, alt })
  }
  return said
}
