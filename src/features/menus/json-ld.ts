import type { LocationDetail } from '#data/locations.ts'
import type { MenuCategory, MenuItem } from '#lib/menu.ts'
import { plainText } from '#lib/rich-text.ts'

/** Diets of schema.org by the uid of our mark. */
const DIETS: Record<string, string> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
}

/** A location's menu as schema.org's Menu with sections and items. */
export function menuJsonLd(
  location: Pick<LocationDetail, 'url' | 'currency'>,
  categories: readonly MenuCategory[],
  origin: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${origin}${location.url}/menu#menu`,
    url: `${origin}${location.url}/menu`,
    hasMenuSection: categories.map((category) => ({
      '@type': 'MenuSection',
      name: category.title,
      ...(category.description ? { description: category.description } : {}),
      hasMenuItem: category.items.map((item) => menuItem(item, location.currency)),
    })),
  }
}

function menuItem(item: MenuItem, currency: string): Record<string, unknown> {
  const description = plainText(item.description)
  const variants = item.variants.map(({ title, price }) => ({ name: title, price }))
  const offers = (variants.length > 0 ? variants : [{ name: null, price: item.price }]).flatMap(
    ({ name, price }) =>
      price === null
        ? []
        : [
            {
              '@type': 'Offer',
              ...(name ? { name } : {}),
              price: (price / 100).toFixed(2),
              priceCurrency: currency,
            },
          ],
  )
  const diets = item.tags.flatMap(({ uid }) => DIETS[uid] ?? [])
  return {
    '@type': 'MenuItem',
    name: item.title,
    ...(description ? { description } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...(diets.length > 0
      ? { suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`) }
      : {}),
  }
}
