import type { Payload } from 'payload'
import { ALLERGENS, type Allergen, allergenName, statedAllergens } from '#lib/menus/allergens.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { MenuItem } from '#payload-types.ts'
import { readAll } from '../content/read-all.ts'
import { readZones, type Zone } from '../content/zones.ts'
import { NUTRITION_COLUMNS } from '../imports/kinds/menus/menu-columns.ts'
import { siteId } from '../imports/kinds/site-id.ts'
import {
  readMenuTitles,
  readPlacesByMenu,
  readWholeMenu,
  type WholeMenu,
} from '../menu-editing/whole-menu.ts'
import { menuJsonLd } from './menu-json-ld.ts'
import type { TextEntries } from './text-entries.ts'

/** Writes each published menu as CSV, and as each restaurant serves it as JSON-LD. */
export async function writeMenus(payload: Payload, texts: TextEntries): Promise<void> {
  const zones = await readZones(payload)
  const places = await readPlacesByMenu(payload)
  for (const { id } of await readMenuTitles(payload)) {
    const menu = await readWholeMenu(payload, id)
    if (!menu) continue
    await texts.add(`menus/${menu.uid}.csv`, await menuLines(payload, menu, zones))
    for (const place of places.get(menu.uid) ?? []) {
      const said = JSON.stringify(menuJsonLd(menu, place), null, 2)
      await texts.add(`menus/${menu.uid}/${place.uid}.jsonld`, [`${said}\n`])
    }
  }
}

/** A line for each dish in each of its sections, with the headings that an import of menus knows. */
async function menuLines(
  payload: Payload,
  menu: WholeMenu,
  zones: readonly Pick<Zone, 'id' | 'title'>[],
): Promise<string[]> {
  const dishes = await readDishes(payload, menu)
  const header = csvLine([
    ...['id', 'menu', 'section', 'dish', 'description', 'price'],
    ...zones.map(({ title }) => `Price ${title}`),
    ...['prices', 'marks', 'contains', 'may contain'],
    ...NUTRITION_COLUMNS.map(({ aliases }) => aliases[0]),
  ])
  const categories = menu.sections.flatMap((section) => section.categories)
  const lines = categories.flatMap((category) =>
    (menu.order[category] ?? []).flatMap((id) => {
      const dish = dishes.get(id)
      if (!dish) return []
      const shown = menu.dishes[id]
      return csvLine([
        ...[
          siteId(dish),
          menu.title,
          menu.titles[category],
          dish.title,
          shown?.description,
          dish.price,
        ],
        ...zones.map((zone) => priceIn(dish, Number(zone.id))),
        sizesOf(dish),
        (shown?.tags ?? []).join('; '),
        ...allergenCells(dish),
        ...nutritionCells(dish),
      ])
    }),
  )
  return [header, ...lines]
}

async function readDishes(payload: Payload, { order }: WholeMenu): Promise<Map<number, MenuItem>> {
  const ids = [...new Set(Object.values(order).flat())]
  const where = { id: { in: ids } }
  const dishes = await readAll(payload, 'menu-items', { where, depth: 0 })
  return new Map((dishes as MenuItem[]).map((dish) => [dish.id, dish]))
}

/** The sizes of a dish with their prices, as an import reads them: `6 oz: 14; 9 oz: 20`. */
function sizesOf({ variants }: MenuItem): string {
  return (variants ?? [])
    .flatMap(({ title, price }) =>
      typeof price === 'number' ? `${title.replaceAll(/[:;|=\n]+/g, ' -')}: ${price}` : [],
    )
    .join('; ')
}

function priceIn({ zonePrices }: MenuItem, zone: number): number | undefined {
  return (zonePrices ?? []).find((one) => Number(one.zone) === zone)?.price
}

/** What a dish contains and may contain; both empty where the kitchen has stated nothing. */
function allergenCells({ allergens }: MenuItem): [string, string] {
  const stated = statedAllergens(allergens)
  if (!stated) return ['', '']
  const listed = (some: readonly Allergen[]) =>
    ALLERGENS.filter((one) => some.includes(one))
      .map(allergenName)
      .join('; ')
  return [listed(stated.contains) || 'none', listed(stated.mayContain)]
}

function nutritionCells({ nutritionalInfo }: MenuItem): (string | null | undefined)[] {
  const items = nutritionalInfo?.[0]?.items ?? []
  return NUTRITION_COLUMNS.map(({ label }) => items.find(({ name }) => name === label())?.value)
}
