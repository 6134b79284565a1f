import type { Payload } from 'payload'
import { readFormerAddresses } from '../addresses/former-addresses.ts'
import { runSql } from '../database/sql.ts'
import { MEANINGLESS_LIKE } from './alt-text.ts'
import type { HasPath } from './links.ts'
import { publishedNames, publishedPathLookup } from './published-paths.ts'
import {
  type DocumentRow,
  type NamedRows,
  readNamedRows,
  readRows,
  shownAmong,
} from './published-rows.ts'
import { readFilesAmong } from './read-published-paths.ts'

/** Collections whose published documents are checked, in the order of the admin's menu; settings of bookings last. */
export const CHECKED = [
  'pages',
  'news-posts',
  'reusable-slices',
  'locations',
  'menus',
  'menu-categories',
  'menu-items',
  'menu-tags',
  'zones',
  'redirects',
  'media',
  'booking-settings',
] as const
export type CheckedCollection = (typeof CHECKED)[number]

/** Everything outside of a document by which its errors change, as it was published when this was read. */
export type PublishedStamps = {
  /** By collection and id of each document that the site shows, what changes whenever it is saved. */
  stamps: Record<CheckedCollection, ReadonlyMap<number, string>>
  /** By collection and id of every document: its stamp where the site shows it, else `draft` or `trash`. */
  states: Record<CheckedCollection, ReadonlyMap<number, string>>
  /** Pictures and files that may lack words; no other has an error. */
  doubtfulMedia: ReadonlySet<number>
  /** Whether a path leads somewhere; of files it knows those alone that `learnFiles` has looked for. */
  hasPath: HasPath
  /** Looks for the files among some paths. */
  learnFiles(paths: Iterable<string>): Promise<void>
  /** Reads the stamps of all media, of which those that were named are known before. */
  learnMedia(): Promise<void>
}

/**
 * Reads the stamps of all published documents, those of `media` among the media, and none of their contents.
 */
export async function readPublishedStamps(
  payload: Payload,
  media: Iterable<number>,
): Promise<PublishedStamps> {
  const named = await readNamedRows(payload)
  const doubtful = await readMedia(payload, MEANINGLESS_LIKE)
  const ids = [...media].map(Number)
  const known = ids.length > 0 ? await readMedia(payload, `id IN (${ids.join(', ')})`) : []
  const files = new Set<string>()
  const mediaStamps = new Map([...doubtful, ...known].map(({ id, stamp }) => [id, stamp]))
  const former = await readFormerAddresses(payload)
  type Stamps = Record<CheckedCollection, ReadonlyMap<number, string>>
  const [stamps, states] = [{} as Stamps, {} as Stamps]
  stamps.media = mediaStamps
  states.media = mediaStamps
  for (const slug of CHECKED) {
    if (slug === 'media') continue
    const rows = slug in named ? named[slug as keyof NamedRows] : await readRows(payload, slug)
    const shown = rows.filter(({ state }) => state === 'shown')
    stamps[slug] = new Map(shown.map(({ id, stamp }) => [id, stamp]))
    states[slug] = new Map(
      rows.map(({ id, stamp, state }) => [id, state === 'shown' ? stamp : state]),
    )
  }
  return {
    ...{ stamps, states },
    doubtfulMedia: new Set(doubtful.map(({ id }) => id)),
    hasPath: publishedPathLookup(publishedNames(shownAmong(named), former, files)),
    learnFiles: async (paths) => {
      for (const name of await readFilesAmong(payload, paths)) files.add(name)
    },
    learnMedia: async () => {
      for (const { id, stamp } of await readMedia(payload, 'true')) mediaStamps.set(id, stamp)
    },
  }
}

async function readMedia(
  payload: Payload,
  condition: string,
): Promise<Pick<DocumentRow, 'id' | 'stamp'>[]> {
  const rows = await runSql(
    payload,
    `SELECT id, CAST(updated_at AS text) AS stamp FROM media WHERE ${condition}`,
  )
  return rows.map(({ id, stamp }) => ({ id: Number(id), stamp: String(stamp) }))
}
