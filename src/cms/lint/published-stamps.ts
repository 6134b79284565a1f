import type { Payload } from 'payload'
import { readFormerAddresses } from '../addresses/former-addresses.ts'
import { runSql } from '../database/sql.ts'
import { MEANINGLESS_LIKE } from './alt-text.ts'
import type { HasPath } from './links.ts'
import { publishedNames, publishedPathLookup } from './published-paths.ts'
import { type PublishedRow, readNamedRows, readPublishedRows } from './published-rows.ts'
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

/** What is published now, as far as errors of documents depend on it. */
export type PublishedStamps = {
  /** By collection and id of each document that the site shows, what changes whenever it is saved. */
  stamps: Record<CheckedCollection, ReadonlyMap<number, string>>
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
  const read = (slug: CheckedCollection) => readPublishedRows(payload, slug)
  const named = await readNamedRows(payload)
  const doubtful = await readMedia(payload, MEANINGLESS_LIKE)
  const ids = [...media].map(Number)
  const known = ids.length > 0 ? await readMedia(payload, `id IN (${ids.join(', ')})`) : []
  const files = new Set<string>()
  const mediaStamps = stampsOf([...doubtful, ...known])
  const former = await readFormerAddresses(payload)
  return {
    stamps: {
      ...{ pages: stampsOf(named.pages), 'news-posts': stampsOf(named['news-posts']) },
      ...{ locations: stampsOf(named.locations), redirects: stampsOf(named.redirects) },
      'reusable-slices': stampsOf(await read('reusable-slices')),
      menus: stampsOf(await read('menus')),
      'menu-categories': stampsOf(await read('menu-categories')),
      'menu-items': stampsOf(await read('menu-items')),
      'menu-tags': stampsOf(await read('menu-tags')),
      zones: stampsOf(await read('zones')),
      'booking-settings': stampsOf(await read('booking-settings')),
      media: mediaStamps,
    },
    doubtfulMedia: new Set(doubtful.map(({ id }) => id)),
    hasPath: publishedPathLookup(publishedNames(named, former, files)),
    learnFiles: async (paths) => {
      for (const name of await readFilesAmong(payload, paths)) files.add(name)
    },
    learnMedia: async () => {
      for (const { id, stamp } of await readMedia(payload, 'true')) mediaStamps.set(id, stamp)
    },
  }
}

async function readMedia(payload: Payload, condition: string): Promise<PublishedRow[]> {
  const rows = await runSql(
    payload,
    `SELECT id, CAST(updated_at AS text) AS stamp FROM media WHERE ${condition}`,
  )
  return rows.map(({ id, stamp }) => ({ id: Number(id), stamp: String(stamp) }))
}

function stampsOf(rows: readonly PublishedRow[]): Map<number, string> {
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}
