import type { Payload } from 'payload'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'
import { documentKey } from '../access/previewed-draft.ts'
import { previewPath } from '../addresses/preview-path.ts'
import { whyNotListed } from '../menu-check/why-not-listed.ts'
import {
  isAllowedIn,
  isDrawn,
  reusedId,
  type StoredBlock,
  storedBlocks,
} from '../reusable-slices/allowed-slices.ts'
import { type PageWithSlice, pagesWithReusableSlice } from '../reusable-slices/pages-with.ts'
import { withReusableSlices } from '../reusable-slices/with-reusable-slices.ts'
import type { CheckedCollection } from './checked-collections.ts'

/** A page on which a document is looked at, while its draft is previewed. */
export type ShownPage = {
  path: string
  /** Name of the page where several are looked at. */
  title: string | null
  /** Id of the part of the page that is the document's; null where all of it is. */
  within: string | null
  /** For each slice that the page draws, the row of the form that it comes from, from 0; null for one of another document. */
  rows: (number | null)[]
  /** Whether all that comes from none of these rows is another document's. */
  isShared: boolean
  /** What the slice simulator is to draw, where the path is its own. */
  slices: StoredBlock[] | null
}

export type ShownPages = {
  pages: ShownPage[]
  /** On how many pages guests would see it. */
  count: number
  /** In words, why guests would see it nowhere; null where they would. */
  unseen: string | null
}

/** Reusable slices are looked at on no more pages than these: each takes as long as a page takes to load. */
const MOST_PAGES = 3

/** The pages on which guests would see a document if its draft were published. Runs as a preview of the draft (`inDraft`). */
export async function shownPages(
  payload: Payload,
  collection: CheckedCollection,
  id: number,
  slices: unknown,
): Promise<ShownPages> {
  if (collection === 'reusable-slices') return pagesOfReusable(payload, id, slices)
  const path = await previewPath(payload, documentKey(collection, id))
  if (path === null) return { pages: [], count: 0, unseen: null }
  if (collection === 'menu-categories' || collection === 'menu-items') {
    if (path === SLICE_SIMULATOR_PATH)
      return { pages: [], count: 0, unseen: await whyNotListed(payload, collection, id) }
    const [page = '', within = null] = path.split('#')
    return { pages: [{ ...WHOLE, path: page, within }], count: 1, unseen: null }
  }
  if (collection === 'menus')
    return {
      pages: [path === SLICE_SIMULATOR_PATH ? await alone(payload, slices) : { ...WHOLE, path }],
      count: 1,
      unseen: null,
    }
  const rows = await rowsOfPage(payload, collection, slices)
  return { pages: [{ ...WHOLE, path, rows }], count: 1, unseen: null }
}

/** A page that is the document's own; a menu shows its sections in the order of service, so that their rows are not known. */
const WHOLE = { title: null, within: null, rows: [], isShared: false, slices: null } satisfies Omit<
  ShownPage,
  'path'
>

/** The slices by themselves, as the preview shows them. */
async function alone(payload: Payload, slices: unknown): Promise<ShownPage> {
  const rows = await rowsOfPage(payload, 'pages', slices)
  return { ...WHOLE, path: SLICE_SIMULATOR_PATH, rows, slices: storedBlocks(slices) }
}

/** For each slice that a page draws, the row of the form that it comes from. */
async function rowsOfPage(
  payload: Payload,
  place: 'pages' | 'news-posts' | 'locations',
  slices: unknown,
): Promise<number[]> {
  const rows = await Promise.all(
    storedBlocks(slices).map(async (block, row) => {
      const own = await withReusableSlices(payload, [block], { place, depth: 0, previewed: false })
      return own.filter(({ blockType }) => isDrawn(payload, blockType)).map(() => row)
    }),
  )
  return rows.flat()
}

async function pagesOfReusable(payload: Payload, id: number, slices: unknown): Promise<ShownPages> {
  const { pages, count } = await pagesWithReusableSlice(payload, id, MOST_PAGES)
  // What is drawn in the order of service cannot be told from the slices around it.
  const told = pages.filter(({ collection }) => collection !== 'menus')
  if (told.length === 0) return { pages: [await alone(payload, slices)], count, unseen: null }
  const shown = await Promise.all(
    told.map(async (page) => ({
      ...WHOLE,
      path: page.path,
      title: count > 1 ? page.title : null,
      rows: await rowsOfReusable(payload, page, id, slices),
      isShared: true,
    })),
  )
  return { pages: shown, count, unseen: null }
}

/** For each slice that a page draws, the row of the reusable one's form; null for all slices that are not its own. */
async function rowsOfReusable(
  payload: Payload,
  { collection, id: page }: PageWithSlice,
  id: number,
  slices: unknown,
): Promise<(number | null)[]> {
  const own = storedBlocks(slices).flatMap(({ blockType }, row) =>
    isDrawn(payload, blockType) &&
    isAllowedIn(payload, blockType, 'reusable-slices') &&
    isAllowedIn(payload, blockType, collection)
      ? row
      : [],
  )
  const stored = await payload.db.findOne<{ id: number; slices?: unknown }>({
    ...{ collection, where: { id: { equals: page } }, select: { slices: true } },
  })
  const rows = await Promise.all(
    storedBlocks(stored?.slices).map(async (block) => {
      if (reusedId(block) === id) return own
      const others = await withReusableSlices(payload, [block], {
        ...{ place: collection, depth: 0, previewed: false },
      })
      return others.filter(({ blockType }) => isDrawn(payload, blockType)).map(() => null)
    }),
  )
  return rows.flat()
}
