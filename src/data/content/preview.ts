import type { PreviewedGlobal } from '#cms/addresses/preview.ts'
import { asPublicSite } from '#cms/content/context.ts'
import { zonesOfLocation } from '#cms/content/zones.ts'
import { readMenusListing } from '#cms/menu-check/usages.ts'
import { readUsesOfReusableSlice } from '#cms/reusable-slices/uses.ts'
import { renderContext, withRenderContext } from '#lib/front/render-context.ts'
import { SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'
import { isServedIn } from '#lib/menus/item-zones.ts'
import { documentPath } from '#lib/routing/links.ts'
import type { MenuItem } from '#payload-types.ts'
import { slicePlaces } from '#slices/define.ts'
import { readLocations } from '../locations/locations.ts'
import { readZones } from '../locations/zones.ts'
import { getPayload } from '../site/payload.ts'
import { readAll } from '../site/read-all.ts'
import { newsPath } from './news.ts'

const previewedCollections = [
  'pages',
  'locations',
  'news-posts',
  'menus',
  'menu-categories',
  'menu-items',
  'reusable-slices',
] as const
type PreviewedCollection = (typeof previewedCollections)[number]

/** A page on which each global shows. */
const GLOBAL_PATHS: Record<PreviewedGlobal, () => Promise<string>> = {
  header: async () => '/',
  footer: async () => '/',
  banner: async () => '/',
  popup: async () => '/',
  cookies: async () => '/',
  'not-found-page': async () => '/404',
  'seo-template': async () => (await readLocations())[0]?.url ?? '/',
}

const isGlobal = (slug: string): slug is PreviewedGlobal => Object.hasOwn(GLOBAL_PATHS, slug)

/**
 * Path of the page that shows a document (`pages:12`, `globals:header`), published or not; null for
 * an unknown one.
 */
export async function previewPath(documentId: string): Promise<string | null> {
  const [name, number = ''] = documentId.split(':')
  if (name === 'globals') return isGlobal(number) ? GLOBAL_PATHS[number]() : null
  const collection = previewedCollections.find((one) => one === name)
  const id = Number(number)
  if (!collection || !Number.isInteger(id)) return null
  const context = {
    requestId: renderContext()?.requestId ?? '',
    address: null,
    draft: documentId,
    validUntil: Number.POSITIVE_INFINITY,
  }
  return withRenderContext(context, () => documentPreviewPath(collection, id))
}

async function documentPreviewPath(
  collection: PreviewedCollection,
  id: number,
): Promise<string | null> {
  const payload = await getPayload()
  const found = { id, draft: true, depth: 0, disableErrors: true, ...asPublicSite } as const
  switch (collection) {
    case 'pages': {
      const page = await payload.findByID({ collection, ...found })
      return page && documentPath(page.type, page.uid)
    }
    case 'news-posts': {
      const post = await payload.findByID({ collection, ...found })
      return post && newsPath(post.type, post.uid)
    }
    case 'locations': {
      const location = await payload.findByID({ collection, ...found })
      return location && documentPath('location', location.uid)
    }
    case 'menus': {
      const menu = await payload.findByID({ collection, ...found })
      return menu && menuPreviewPath(menu.uid)
    }
    case 'menu-categories': {
      const category = await payload.findByID({ collection, ...found })
      return category && listedPath([id], [], `menu-${category.uid}`)
    }
    case 'menu-items': {
      const dish = await payload.findByID({ collection, ...found })
      return dish && dishPreviewPath(dish)
    }
    case 'reusable-slices': {
      const slice = await payload.findByID({ collection, ...found })
      return slice && reusableSlicePreviewPath(id)
    }
  }
}

/** The menu of the first location that shows this one; its slices alone where none does. */
async function menuPreviewPath(uid: string): Promise<string> {
  return (await shownMenuPath([uid], [])) ?? SLICE_SIMULATOR_PATH
}

/** The menu of the first location that serves the dish; null where no menu lists it. */
async function dishPreviewPath({ id, uid, zones }: MenuItem): Promise<string | null> {
  const where = { items: { equals: id } }
  const categories = await readAll('menu-categories', { where, select: {}, depth: 0 })
  const own = (zones ?? []).map((zone) => String(typeof zone === 'object' ? zone.id : zone))
  return listedPath(
    categories.map((category) => category.id),
    own,
    `dish-${uid}`,
  )
}

/** Where the first location that has one of these zones lists one of these categories; null where none does. */
async function listedPath(
  categories: readonly number[],
  zones: readonly string[],
  anchor: string,
): Promise<string | null> {
  const menus = await readMenusListing(await getPayload(), categories)
  const path = await shownMenuPath(
    menus.map(({ uid }) => uid),
    zones,
  )
  return path && `${path}#${anchor}`
}

async function shownMenuPath(
  uids: readonly string[],
  served: readonly string[],
): Promise<string | null> {
  const [zones, locations] = await Promise.all([readZones(), readLocations()])
  const shown = locations.find(({ id }) => {
    const own = zonesOfLocation(zones, id)
    return own.menuLayout !== null && uids.includes(own.menuLayout) && isServedIn(served, own.zones)
  })
  return shown ? `${shown.url}/menu` : null
}

/** The first page, location, post or menu that guests see a reusable slice on; its slices alone where there is none. */
async function reusableSlicePreviewPath(id: number): Promise<string> {
  const uses = await readUsesOfReusableSlice(await getPayload(), id)
  const shown = slicePlaces.flatMap((place) =>
    uses.filter(({ collection, isDraft }) => collection === place && !isDraft),
  )
  const [first] = shown
  const path = first ? await documentPreviewPath(first.collection, first.id) : null
  return path ?? SLICE_SIMULATOR_PATH
}
