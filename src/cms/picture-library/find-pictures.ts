import type { Payload, PayloadRequest } from 'payload'
import { mediaPath } from '#lib/media/media-path.ts'
import type { Media } from '#payload-types.ts'
import { type QueryValue, query } from '../database/query.ts'
import { lacksAltText, MEANINGLESS_LIKE } from '../lint/alt-text.ts'
import { PAGE_SIZE } from './limits.ts'
import type { PictureKind, PictureQuery } from './picture-query.ts'
import { readUses } from './read-uses.ts'
import type { UsesIndex } from './uses-index.ts'

/** A picture, film or paper as the library shows it. */
export type LibraryPicture = {
  id: number
  kind: PictureKind
  /** The name of its file, as it is stored. */
  file: string
  /** The name that its file had when it was uploaded, nearly. */
  name: string
  alt: string
  lacksAlt: boolean
  tags: string[]
  /** A small picture of it; null for films and papers. */
  thumbnail: string | null
  address: string
  /** Pixels; null for films and papers. */
  size: { width: number; height: number } | null
  /** Of the file as it was uploaded. */
  bytes: number
  /** How many documents use it, drafts included. */
  uses: number
}

/** A page of the library, newest first. */
export type LibraryPage = { pictures: LibraryPicture[]; total: number; page: number; pages: number }

/** Pictures that a query finds. What is past the last page is the last page. */
export async function findPictures(payload: Payload, asked: PictureQuery): Promise<LibraryPage> {
  const uses = await readUses(payload)
  const where = whereOf(asked, uses)
  const ids = asked.noAlt ? await idsWithoutAlt(payload, where) : null
  const total = ids ? ids.length : await countOf(payload, where)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked.page ?? 1, pages)
  const from = (page - 1) * PAGE_SIZE
  const shown = ids ? ids.slice(from, from + PAGE_SIZE) : await idsOf(payload, where, from)
  return { pictures: await readPictures(payload, shown, uses), total, page, pages }
}

/** Pictures by their ids, in this order; those that are gone are left out. */
export async function readPictures(
  payload: Payload,
  ids: readonly number[],
  uses: UsesIndex,
): Promise<LibraryPicture[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    ...{ depth: 0, limit: ids.length, pagination: false },
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => {
    const doc = byId.get(id)
    return doc ? [toLibraryPicture(doc, uses)] : []
  })
}

/** The tags of all pictures, by name. */
export async function readTags(payload: Payload, req?: Partial<PayloadRequest>): Promise<string[]> {
  const rows = await query(
    payload,
    `SELECT DISTINCT text FROM media_texts WHERE path = 'tags' ORDER BY text`,
    [],
    req,
  )
  return rows.map(({ text }) => String(text))
}

type Where = { sql: string; values: QueryValue[] }

const KINDS: Record<PictureKind, string> = {
  picture: `mime_type LIKE 'image/%'`,
  video: `mime_type LIKE 'video/%'`,
  file: `mime_type NOT LIKE 'image/%' AND mime_type NOT LIKE 'video/%'`,
}

function whereOf({ text, tag, kind, noAlt, unused }: PictureQuery, uses: UsesIndex): Where {
  const values: QueryValue[] = []
  const value = (one: QueryValue) => `$${values.push(one)}`
  const parts = ['1 = 1']
  if (kind) parts.push(KINDS[kind])
  if (tag) parts.push(`id IN (${tagged(`lower(text) = ${value(tag.toLowerCase())}`)})`)
  for (const word of text?.toLowerCase().split(/\s+/).slice(0, 6) ?? []) {
    const like = `LIKE ${value(`%${word.replace(/[\\%_]/g, '\\$&')}%`)} ESCAPE '\\'`
    const ways = [`lower(alt) ${like}`, `lower(filename) ${like}`]
    parts.push(`(${ways.join(' OR ')} OR id IN (${tagged(`lower(text) ${like}`)}))`)
  }
  // Numbers of our own, as many as there are pictures at most: too many to be parameters.
  const used = unused ? uses.usedPictures() : []
  if (used.length > 0) parts.push(`id NOT IN (${used.join(', ')})`)
  if (noAlt) parts.push(`mime_type LIKE 'image/%' AND (${MEANINGLESS_LIKE})`)
  return { sql: parts.join(' AND '), values }
}

const tagged = (condition: string) =>
  `SELECT parent_id FROM media_texts WHERE path = 'tags' AND ${condition}`

async function countOf(payload: Payload, { sql, values }: Where): Promise<number> {
  const [row] = await query(payload, `SELECT count(*) AS count FROM media WHERE ${sql}`, values)
  return Number(row?.count ?? 0)
}

async function idsOf(payload: Payload, { sql, values }: Where, from: number): Promise<number[]> {
  const page = `LIMIT ${PAGE_SIZE} OFFSET ${from}`
  const text = `SELECT id FROM media WHERE ${sql} ORDER BY id DESC ${page}`
  return (await query(payload, text, values)).map(({ id }) => Number(id))
}

/** The statement finds a few more than lack words, which are sorted out here. */
async function idsWithoutAlt(payload: Payload, { sql, values }: Where): Promise<number[]> {
  const text = `SELECT id, alt, mime_type FROM media WHERE ${sql} ORDER BY id DESC`
  const rows = await query(payload, text, values)
  return rows
    .filter((row) => lacksAltText({ alt: row.alt, mimeType: row.mime_type }))
    .map(({ id }) => Number(id))
}

function toLibraryPicture(doc: Media, uses: UsesIndex): LibraryPicture {
  const { id, alt, filename, mimeType, filesize, width, height, sizes, tags } = doc
  const kind = kindOf(mimeType ?? '')
  const small = sizes?.webp480?.filename ?? filename ?? null
  return {
    ...{ id, kind, alt, lacksAlt: lacksAltText(doc), tags: tags ?? [] },
    file: filename ?? '',
    name: (filename ?? '').replace(/^[0-9a-f]{8,64}-/, ''),
    thumbnail: kind === 'picture' ? mediaPath(small) : null,
    address: mediaPath(filename ?? ''),
    size: width && height ? { width, height } : null,
    bytes: filesize ?? 0,
    uses: uses.countOf(id),
  }
}

function kindOf(mimeType: string): PictureKind {
  if (mimeType.startsWith('image/')) return 'picture'
  return mimeType.startsWith('video/') ? 'video' : 'file'
}
