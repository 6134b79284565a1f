import type { PayloadRequest } from 'payload'
import { ByteCount } from '#lib/picture-files/byte-count.ts'
import type { PictureFile } from '#lib/picture-files/picture-file.ts'
import { inTransaction } from '../../database/atomic-writes.ts'
import { CutOff } from '../arriving.ts'
import { keyOf } from '../kinds/key-of.ts'
import * as t from '../kinds/pictures/messages.gen.ts'
import * as texts from '../messages.gen.ts'
import { addRows, type StoredRow } from '../rows.ts'
import { changeImport } from '../store.ts'
import { fileFaultText } from './fault-texts.ts'
import { judgePicture } from './judge-picture.ts'
import { isDamaged, isDescriptions, readDescriptions } from './read-descriptions.ts'
import { stagePicture } from './staged-pictures.ts'

/** Rows that are written in one transaction. */
const PAGE = 20

/**
 * Makes a row of each file, and stages it where it is a picture; one file is in memory at a time. What `pictures.csv` says of
 * files that are not there are rows, too, which are refused. Returns how many rows there are. Throws a `PictureFilesError` where
 * the staged pictures, which can be larger than their files (`drawSvg`), have too many bytes together.
 */
export async function keepPictures(
  req: PayloadRequest,
  id: string,
  files: readonly PictureFile[],
): Promise<number> {
  const { alts, faults } = await readDescriptions(files)
  const numbers = new Map<string, number>()
  let number = 0
  let page: StoredRow[] = []
  const staged = new ByteCount()
  const add = async (file: string, alt: string, unreadable: string) => {
    page.push({ number, line: null, cells: { file, ...(alt ? { alt } : {}) }, unreadable })
    if (page.length < PAGE) return
    await addPage(req, id, page)
    page = []
  }
  for (const file of files) {
    const fault = faults.get(file.path)
    if (isDescriptions(file) && fault === undefined) continue
    number += 1
    const key = keyOf(file.path)
    const same = numbers.get(key)
    if (same === undefined) numbers.set(key, number)
    const known = same === undefined ? fault : t.sameName({ row: same })
    const unreadable = known ?? (await stage(req, id, number, file, staged))
    await add(file.path, alts.get(key)?.alt ?? '', unreadable)
  }
  for (const [key, { path, alt }] of alts) {
    if (numbers.has(key)) continue
    number += 1
    await add(path, alt, t.notInFiles())
  }
  await addPage(req, id, page)
  return number
}

/** Stages a picture; says why it is refused, or nothing. */
async function stage(
  req: PayloadRequest,
  id: string,
  number: number,
  file: PictureFile,
  staged: ByteCount,
): Promise<string> {
  if (file.fault !== null) return fileFaultText(file.fault)
  try {
    const judged = await judgePicture(req, await file.read())
    if (!judged.ok) return String(judged.detail?.message)
    staged.add(judged.value.length)
    await stagePicture(id, number, judged.value)
    return ''
  } catch (error) {
    if (isDamaged(error)) return t.isDamaged()
    throw error
  }
}

async function addPage(req: PayloadRequest, id: string, page: readonly StoredRow[]) {
  await inTransaction(req.payload.db, req, async (own) => {
    const at = { payload: req.payload, req: own }
    await addRows(at, id, page)
    const progress = page.at(-1)?.number ?? 0
    // Somebody has forgotten it while it was read.
    if (!(await changeImport(at, id, ['reading'], progress > 0 ? { progress } : {})))
      throw new CutOff(texts.fileForgotten())
  })
}
