import type { MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { menuSections } from '../sections.ts'

type Slice = { blockType: string } & Record<string, unknown>

/**
 * The dish that stands for a menu: the first featured one that has a picture and is served, else the
 * dearest that is food and whose picture opens no part of the menu. None that is sold out.
 */
export function signatureDish(
  slices: readonly Slice[],
  categories: readonly MenuCategory[],
  soldOut: ReadonlySet<string>,
): MenuItem | null {
  const pictured = (all: readonly MenuCategory[]) =>
    all.flatMap(({ items }) => items).filter(({ id, image }) => image && !soldOut.has(id))
  const served = pictured(categories)
  for (const id of featuredIn(slices)) {
    const featured = served.find((item) => item.id === id)
    if (featured) return featured
  }
  const opening = new Set(slices.flatMap(openingPicture))
  const food = new Set(menuSections(slices.filter(isFood)).flatMap(({ ids }) => ids))
  return pictured(categories.filter(({ id }) => food.has(id)))
    .filter(({ image }) => image && !opening.has(image.desktop.src))
    .reduce<MenuItem | null>((best, item) => (!best || cost(item) > cost(best) ? item : best), null)
}

/** Ids of the dishes that the menu features, in its order. */
function featuredIn(slices: readonly Slice[]): string[] {
  return slices.flatMap(({ blockType, items }) => {
    if (blockType !== 'menu_section_features_slider' || !Array.isArray(items)) return []
    return items.flatMap((row: { menuItem?: { id?: string | number } | null }) =>
      row?.menuItem?.id === undefined ? [] : [String(row.menuItem.id)],
    )
  })
}

function openingPicture({ blockType, image }: Slice): string[] {
  const picture = image as { src?: string } | null | undefined
  return blockType === 'menu_section_heading' && picture?.src ? [picture.src] : []
}

const isFood = ({ variation }: Slice) => variation !== 'drink'

/** What its dearest size costs, in minor units. */
const cost = ({ price, variants }: MenuItem) =>
  Math.max(price ?? 0, ...variants.map((variant) => variant.price ?? 0))
