import {
  idOf,
  isThing,
  type JsonLdThing,
  type JsonLdThings,
  lastName,
  plainText,
  typesOf,
} from './json-ld-nodes.ts'

/** Columns of dishes that are read from JSON-LD. */
export const MENU_COLUMNS = [
  ...(['id', 'menu', 'section', 'dish', 'description'] as const),
  ...(['price', 'prices', 'marks', 'calories'] as const),
]

/** What a dish stands in. */
type Around = { menu: string; section: string }

/** Menus are not nested deeper. */
const MOST_DEPTH = 64
const OUTERMOST = ['Menu', 'MenuSection', 'MenuItem']

/** The dishes of pages' menus as rows of texts, in their order. Each dish is one row; sections of sections have both names. */
export function menuRows(pages: readonly JsonLdThings[]): Record<string, string>[] {
  return pages.flatMap(rowsOfPage)
}

function rowsOfPage(things: JsonLdThings): Record<string, string>[] {
  const rows: Record<string, string>[] = []
  const seen = new Set<JsonLdThing>()
  const visit = (thing: JsonLdThing, around: Around, depth: number): void => {
    if (seen.has(thing) || depth > MOST_DEPTH) return
    seen.add(thing)
    const types = typesOf(thing)
    if (types.includes('MenuItem')) {
      rows.push(rowOf(things, thing, around))
      return
    }
    const inside = insideOf(things, thing, types, around)
    for (const property of Object.keys(thing))
      for (const one of things.all(thing, property)) if (isThing(one)) visit(one, inside, depth + 1)
  }
  // What is written before the menu that refers to it is found through that menu.
  for (const type of OUTERMOST)
    for (const thing of things.things)
      if (typesOf(thing).includes(type)) visit(thing, { menu: '', section: '' }, 0)
  return rows.filter((row) => row.dish !== '')
}

function insideOf(
  things: JsonLdThings,
  thing: JsonLdThing,
  types: readonly string[],
  around: Around,
): Around {
  const name = things.text(thing, 'name')
  if (types.includes('Menu')) return { menu: name, section: '' }
  if (!types.includes('MenuSection')) return around
  const names = [around.section, name].filter((one) => one !== '')
  return { menu: around.menu, section: names.join(' / ') }
}

function rowOf(things: JsonLdThings, thing: JsonLdThing, around: Around): Record<string, string> {
  const [nutrition = {}] = things.thingsOf(thing, 'nutrition')
  return {
    id: idOf(things, thing),
    ...around,
    dish: things.text(thing, 'name'),
    description: things.text(thing, 'description'),
    ...pricesOf(things, thing),
    marks: things.all(thing, 'suitableForDiet').map(dietName).filter(Boolean).join(', '),
    calories: things.text(nutrition, 'calories'),
  }
}

/** One price alone, or several with their names. */
function pricesOf(things: JsonLdThings, thing: JsonLdThing): { price: string; prices: string } {
  const offers = things.thingsOf(thing, 'offers').flatMap((offer) => {
    const inner = things.thingsOf(offer, 'offers')
    return inner.length > 0 ? inner : [offer]
  })
  const priced = offers.map((offer) => ({
    name: nameOf(things, offer),
    price: priceOf(things, offer),
  }))
  const found = priced.filter(({ price }) => price !== '')
  const [only] = found
  if (found.length < 2) return { price: only?.price ?? things.text(thing, 'price'), prices: '' }
  const texts = found.map(({ name, price }) => (name ? `${name}: ${price}` : price))
  return { price: '', prices: texts.join('; ') }
}

/** A name may not look like the end of one price and the begin of another. */
function nameOf(things: JsonLdThings, offer: JsonLdThing): string {
  const name = things.text(offer, 'name') || things.text(offer, 'description')
  return name.replaceAll(/[:;]+/g, ' ').replaceAll(/\s+/g, ' ').trim()
}

function priceOf(things: JsonLdThings, offer: JsonLdThing): string {
  const [specification = {}] = things.thingsOf(offer, 'priceSpecification')
  const found = [
    things.text(offer, 'price'),
    things.text(specification, 'price'),
    things.text(offer, 'lowPrice'),
  ]
  return found.find((price) => price !== '') ?? ''
}

/** `https://schema.org/GlutenFreeDiet` is `gluten free`. */
function dietName(diet: unknown): string {
  const name = lastName(plainText(diet) || (isThing(diet) ? plainText(diet['@id']) : ''))
  const words = name.replace(/Diet$/, '').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return words.toLowerCase()
}
