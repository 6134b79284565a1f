import type { LocationDetail } from '#data/locations/locations.ts'
import type { MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { servedLabel } from '#lib/menus/served-times.ts'
import { plainText } from '#lib/text/rich-text.ts'
import { caloriesOf } from '../menu.ts'
import * as t from './messages.gen.ts'

/** Diets of schema.org by the uid of our mark. */
const DIETS: Record<string, string> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'dairy-free': 'LowLactoseDiet',
  'lactose-free': 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
}

type Context = {
  location: Pick<LocationDetail, 'title' | 'url' | 'currency'>
  /** Ids of what is sold out. */
  soldOut: ReadonlySet<string>
  /** The site's own, without a slash at its end. */
  origin: string
}

/** A location's menu as schema.org's Menu with sections and items. */
export function menuJsonLd(
  categories: readonly MenuCategory[],
  context: Context,
): Record<string, unknown> {
  const { location, origin } = context
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${origin}${location.url}/menu#menu`,
    name: t.menuOf({ place: location.title }),
    url: `${origin}${location.url}/menu`,
    hasMenuSection: categories.map((category) => menuSection(category, context)),
  }
}

function menuSection(category: MenuCategory, context: Context): Record<string, unknown> {
  const served = servedLabel(category.served)
  const description = [category.description, served && `${served}.`].filter(Boolean).join(' ')
  return {
    '@type': 'MenuSection',
    name: category.title,
    ...(description ? { description } : {}),
    hasMenuItem: category.items.map((item) => menuItem(item, context)),
  }
}

function menuItem(item: MenuItem, { location, soldOut }: Context): Record<string, unknown> {
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
              priceCurrency: location.currency,
              ...(soldOut.has(item.id) ? { availability: 'https://schema.org/SoldOut' } : {}),
            },
          ],
  )
  const diets = item.tags.flatMap(({ uid }) => DIETS[uid] ?? [])
  const calories = caloriesOf(item)
  return {
    '@type': 'MenuItem',
    name: item.title,
    ...(description ? { description } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...(diets.length > 0
      ? { suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`) }
      : {}),
    ...(calories ? { nutrition: nutrition(calories) } : {}),
  }
}

/** Schema.org's energy is a number with its unit. */
function nutrition(calories: string): Record<string, unknown> {
  const energy = /^[\d.,]+$/.test(calories) ? `${calories} calories` : calories
  return { '@type': 'NutritionInformation', calories: energy }
}
