import type { Payload } from 'payload'
import { query } from '../database/query.ts'

const ADDRESS = /\/media\/([0-9a-f]{8,64}-[A-Za-z0-9._-]+)/g
/** What a size's name has after that of its picture. */
const SIZE = /-(?:\d+|shared)$/
const ENDINGS = ['jpg', 'png', 'webp', 'avif', 'mp4', 'webm', 'pdf']

/** Names of stored files whose addresses somebody typed into a document. */
export function typedFileNames(values: unknown): string[] {
  const found = JSON.stringify(values ?? null).matchAll(ADDRESS)
  return [...new Set([...found].flatMap(([, name]) => name ?? []))]
}

/** The pictures to which files belong by their names, those of their sizes and replaced files too. */
export async function picturesOfFiles(
  payload: Payload,
  names: readonly string[],
): Promise<number[]> {
  const ids = new Set<number>()
  for (const name of names) {
    const stem = name.replace(/\.[^.]*$/, '').replace(SIZE, '')
    const own = [name, ...ENDINGS.map((ending) => `${stem}.${ending}`)]
    const list = own.map((_, at) => `$${at + 1}`).join(', ')
    const former = `SELECT parent_id AS id FROM media_texts WHERE path = 'formerFiles' AND text = $1`
    const rows = await query(
      payload,
      `SELECT id FROM media WHERE filename IN (${list}) UNION ${former}`,
      own,
    )
    for (const { id } of rows) ids.add(Number(id))
  }
  return [...ids]
}
