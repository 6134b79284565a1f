import type { MenuTag, Zone } from '#payload-types.ts'
import type { ImportField } from '../kind.ts'
import * as t from './messages.gen.ts'

/** Columns of values of the nutrition card, in its order. */
export const NUTRITION_COLUMNS = [
  { name: 'calories', label: t.calories, aliases: ['calories', 'kcal', 'cal', 'energy'] },
  { name: 'fat', label: t.fat, aliases: ['fat', 'total fat', 'fat g'] },
  {
    name: 'saturatedFat',
    label: t.saturatedFat,
    aliases: ['saturated fat', 'saturates', 'sat fat'],
  },
  { name: 'transFat', label: t.transFat, aliases: ['trans fat'] },
  { name: 'cholesterol', label: t.cholesterol, aliases: ['cholesterol', 'cholesterol mg'] },
  { name: 'sodium', label: t.sodium, aliases: ['sodium', 'sodium mg', 'salt'] },
  {
    name: 'carbohydrates',
    label: t.carbohydrates,
    aliases: ['carbohydrates', 'carbs', 'carbohydrate'],
  },
  { name: 'fibre', label: t.fibre, aliases: ['fibre', 'fiber', 'dietary fiber', 'dietary fibre'] },
  { name: 'sugars', label: t.sugars, aliases: ['sugars', 'sugar', 'total sugars'] },
  { name: 'protein', label: t.protein, aliases: ['protein', 'protein g'] },
] as const

/** A column of prices of its own: of a zone, or of a variant. */
export type PriceColumn = { field: string; zone: number | null; variant: string }

const PRICE_OF = /^(?:price|prix)[\s:_()-]+(.+?)\)?$/i

/** Words after *Price* in a heading that name a currency, a unit or the tax, and not a size of the dish. */
const NO_SIZE =
  /^(?:(?:in )?(?:cad|usd|(?:ca|c|us)?\$|dollars?)|each|ea|pp|per (?:person|guest|item|piece|dish|plate|portion|serving)|net|gross|(?:incl|excl|including|excluding|inclusive|exclusive|with|without|before|after|plus|no)\b.*\b(?:tax|taxes|gst|hst|pst|qst|vat|service|tip))\.?$/i

/**
 * Price columns with a word after *Price*, such as `Price Whistler` and `Price bottle`. The word is a zone's name or the name of
 * a variant. Columns such as `Price (CAD)` are left out: they fill the field `price`.
 */
export function priceColumns(
  columns: readonly string[],
  zones: readonly Pick<Zone, 'id' | 'title'>[],
): (PriceColumn & { column: string })[] {
  return columns.flatMap((column) => {
    const name = PRICE_OF.exec(column.trim())?.[1]?.trim()
    if (!name) return []
    const zone = zones.find(({ title }) => title.toLowerCase() === name.toLowerCase())
    if (!zone && NO_SIZE.test(name)) return []
    const field = zone ? `price of zone ${zone.id}` : `price of ${name}`
    return [{ column, field, zone: zone?.id ?? null, variant: zone ? '' : name }]
  })
}

/** The field that a column of a mark fills, ticked for each dish that has it. */
export const markField = ({ id }: Pick<MenuTag, 'id'>) => `mark ${id}`

/** The fields of a menu that a file can fill. */
export function menuFields(
  marks: readonly Pick<MenuTag, 'id' | 'title' | 'abbreviation'>[],
  prices: ReturnType<typeof priceColumns>,
): ImportField[] {
  const fields: ImportField[] = [
    {
      name: 'id',
      label: t.id(),
      aliases: ['id', 'item id', 'dish id', 'sku', 'plu', 'code', 'item code'],
    },
    { name: 'menu', label: t.menu(), aliases: ['menu', 'menu name', 'carte'] },
    {
      ...{ name: 'menuZone', label: t.menuZone() },
      aliases: ['menu zone', 'zone of the menu', 'zone of menu'],
    },
    {
      ...{ name: 'section', label: t.section(), required: true },
      aliases: ['section', 'category', 'menu section', 'course', 'group', 'heading', 'categorie'],
    },
    {
      ...{ name: 'dish', label: t.dish(), required: true },
      aliases: [
        'dish',
        'item',
        'name',
        'item name',
        'title',
        'dish name',
        'menu item',
        'product',
        'plat',
      ],
    },
    {
      ...{ name: 'description', label: t.description() },
      aliases: ['description', 'text', 'details', 'ingredients', 'item description'],
    },
    { name: 'price', label: t.price(), aliases: ['price', 'prix', 'base price', 'amount'] },
    {
      ...{ name: 'prices', label: t.prices() },
      aliases: ['prices', 'sizes', 'variants', 'price by size', 'prices by variant'],
    },
    ...prices.map(({ field, column }) => ({ name: field, label: column, aliases: [column] })),
    {
      name: 'marks',
      label: t.marks(),
      aliases: ['marks', 'tags', 'diets', 'diet', 'dietary', 'labels', 'flags'],
    },
    ...marks.map((mark) => ({
      ...{ name: markField(mark), label: t.mark({ mark: mark.title }) },
      aliases: [mark.title, mark.abbreviation],
    })),
    { name: 'contains', label: t.contains(), aliases: ['contains', 'allergens', 'allergenes'] },
    {
      name: 'mayContain',
      label: t.mayContain(),
      aliases: ['may contain', 'traces', 'may contain traces of'],
    },
    ...NUTRITION_COLUMNS.map(({ name, label, aliases }) => ({ name, label: label(), aliases })),
  ]
  // “Contains alcohol” is no allergen, and “Gluten free on request” no mark.
  return fields.map((field) => ({ ...field, exact: !PARTLY_NAMED.has(field.name) }))
}

/** Fields that are known by a part of their heading. */
const PARTLY_NAMED = new Set(['menu', 'section', 'dish', 'description', 'price'])
