import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { siteFiles } from '#providers/files/registry.ts'
import { query } from '../../database/query.ts'
import type { ImportState } from '../types.ts'

const AREA = 'private/imports'

/** States of an import in which its pictures are still to be written. */
const NEEDED = [
  ...(['reading', 'matching', 'checking', 'trying', 'checked', 'writing'] as const),
] satisfies ImportState[]

/** The name of the file of a row: the id of its import, and its number. */
const nameOf = (id: string, row: number) => `${id}-${row}`

/** The id of an import (UUID) in such a name. */
const ID_LENGTH = 36

/**
 * Keeps the picture of a row until the import writes it, where every instance reads it. Throws a `FilesUnavailable` where
 * the storage of files cannot be used; so do the others.
 */
export async function stagePicture(id: string, row: number, bytes: Buffer): Promise<void> {
  await (await siteFiles()).put(AREA, nameOf(id, row), bytes)
}

/** The picture of a row; null where it is not there any more. */
export async function readStagedPicture(id: string, row: number): Promise<Buffer | null> {
  const found = await (await siteFiles()).open(AREA, nameOf(id, row))
  return found.ok ? buffer(found.value.body) : null
}

/** Removes the pictures that no import is to write any more: of those that are written, forgotten or gone. */
export async function removeStagedPictures(payload: Payload): Promise<void> {
  const files = await siteFiles()
  const needed = new Map<string, boolean>()
  for await (const { name } of files.list(AREA)) {
    const id = name.slice(0, ID_LENGTH)
    if (!needed.has(id)) needed.set(id, await isNeeded(payload, id))
    if (!needed.get(id)) await files.remove(AREA, name)
  }
}

/** The names of the files that imports are to write. */
export async function stagedPictureNames(payload: Payload): Promise<Set<string>> {
  const states = NEEDED.map((_, at) => `$${at + 1}`).join(', ')
  const rows = await query(
    payload,
    `SELECT r.import, r.number FROM import_rows r JOIN imports i ON i.id = r.import
     WHERE i.kind = 'pictures' AND i.state IN (${states}) AND r.unreadable = ''`,
    NEEDED,
  )
  return new Set(rows.map((row) => nameOf(String(row.import), Number(row.number))))
}

async function isNeeded(payload: Payload, id: string): Promise<boolean> {
  const [row] = await query(payload, 'SELECT state FROM imports WHERE id = $1', [id])
  return NEEDED.some((state) => state === row?.state)
}
