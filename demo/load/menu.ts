import type { IdLookup } from '#cms/initial-content/resolve.ts'
import { richTextFromProse } from '#cms/initial-content/rich-text.ts'
import type { ContentStore, Values } from '#cms/initial-content/store.ts'
import { allergensByUid } from '../content/menu/allergens.ts'
import type { DemoMenu } from '../content/menu/layouts.ts'
import type { DemoCategory, DemoItem, DemoZonePrices } from '../content/menu/types.ts'

/** A dish or drink of a category, without its pairings, which refer to other items. */
export function itemInput(item: DemoItem, { checkedAt }: DemoCategory, ids: IdLookup): Values {
  const { tags = [], zones = [], image, description, nutrition = [] } = item
  const variants = (item.variants ?? []).map((variant) => ({
    ...variant,
    zonePrices: pricesInput(variant.zonePrices, ids),
  }))
  return {
    _status: 'published',
    title: item.title,
    price: item.price,
    zonePrices: pricesInput(item.zonePrices, ids),
    description: richTextFromProse(description),
    image: { desktop: image ? ids('media', image) : null },
    tags: tags.map((uid) => ids('menu-tags', uid)),
    allergens: allergensInput(item.uid),
    allergensCheckedAt: checkedAt,
    zones: zones.map((uid) => ids('zones', uid)),
    variants,
    pairingType: item.pairingType ?? 'default',
    nutritionalInfo: nutrition,
  }
}

function allergensInput(uid: string): Values {
  const stated = allergensByUid[uid]
  if (!stated) throw new Error(`The demo states no allergens of ${uid}.`)
  const { contains = [], mayContain = [], species = null } = stated
  const statement = contains.length + mayContain.length > 0 ? 'some' : 'none'
  return { statement, contains, mayContain, species }
}

export function categoryInput(category: DemoCategory, ids: IdLookup): Values {
  const { title, kind = 'food', description, hideInNavigation = false } = category
  const { items, served = [] } = category
  const zoneServed = (category.zoneServed ?? []).map(({ zone, ...line }) => ({
    ...line,
    zone: ids('zones', zone),
  }))
  const uids = [...items.map(({ uid }) => uid), ...(category.listed ?? [])]
  const listed = uids.map((uid) => ids('menu-items', uid))
  const shown = { _status: 'published', title, kind, description, hideInNavigation }
  return { ...shown, served, zoneServed, items: listed }
}

function pricesInput(prices: DemoZonePrices = {}, ids: IdLookup): Values[] {
  return Object.entries(prices).map(([zone, price]) => ({ zone: ids('zones', zone), price }))
}

/** Adds the pairings of an item, once all items and categories are there. */
export async function loadPairings(
  store: ContentStore,
  { uid, pairings = [] }: DemoItem,
): Promise<void> {
  const item = await store.find('menu-items', 'uid', uid)
  const paired = Array.isArray(item?.pairings) && item.pairings.length > 0
  if (!item || pairings.length === 0 || paired) return
  const columns = pairings.map(({ category, items }) => ({
    category: store.ids('menu-categories', category),
    items: items.map((other) => store.ids('menu-items', other)),
  }))
  await store.update('menu-items', item.id, { pairings: columns })
}

/** A layout as slices: each section is a heading and its categories. */
export function menuInput({ title, sections }: DemoMenu, ids: IdLookup): Values {
  return {
    title,
    slices: sections.flatMap((section) => [
      {
        blockType: 'menu_section_heading',
        eyebrow: section.eyebrow,
        title: section.title,
        description: section.description,
        image: ids('media', section.image),
      },
      {
        blockType: 'menu_section',
        variation: section.variation,
        items: section.categories.map((uid) => ({
          menuCategory: ids('menu-categories', uid),
        })),
      },
    ]),
  }
}
