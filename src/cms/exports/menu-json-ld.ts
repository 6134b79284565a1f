import { amountOf } from '#lib/money/cents.ts'
import type { MenuPlace, WholeDish, WholeMenu } from '../menu-editing/whole-menu.ts'

/** A menu as one restaurant serves it, with its prices, as schema.org's Menu. */
export function menuJsonLd(menu: WholeMenu, place: MenuPlace): Record<string, unknown> {
  const categories = menu.sections.flatMap((section) => section.categories)
  const sections = categories.map((category) => ({
    '@type': 'MenuSection',
    name: menu.titles[category],
    hasMenuItem: (menu.order[category] ?? []).flatMap((id) => {
      const dish = menu.dishes[id]
      return dish && isServedAt(dish, place) ? [menuItem(dish, place)] : []
    }),
  }))
  return {
    ...{ '@context': 'https://schema.org', '@type': 'Menu', name: menu.title },
    hasMenuSection: sections.filter(({ hasMenuItem }) => hasMenuItem.length > 0),
  }
}

/** Published, and in a zone of the restaurant or everywhere. */
function isServedAt({ standing, zones }: WholeDish, place: MenuPlace): boolean {
  const isHere = zones.length === 0 || zones.some((zone) => place.zones.includes(zone))
  return standing !== 'draft' && isHere
}

function menuItem(dish: WholeDish, place: MenuPlace): Record<string, unknown> {
  const { zonePrices, sizes, description, title } = dish
  const zone = place.zones.find((one) => zonePrices.some((price) => price.zone === one))
  const own = zonePrices.find((price) => price.zone === zone)?.price ?? dish.price
  const prices = sizes.length > 0 ? sizes : [{ title: null, price: own }]
  const offers = prices.flatMap(({ title: name, price }) =>
    price === null
      ? []
      : [
          {
            ...{ '@type': 'Offer', ...(name ? { name } : {}) },
            ...{ price: amountOf(price), priceCurrency: place.currency },
          },
        ],
  )
  return {
    ...{ '@type': 'MenuItem', name: title },
    ...(description ? { description } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  }
}
