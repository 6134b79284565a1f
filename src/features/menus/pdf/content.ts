import type { LocationSummary } from '#data/locations/location-summary.ts'
import { allergenNumbers, allergenNumbersText, allergensText } from '#lib/menus/allergens-text.ts'
import type { MenuCategory, MenuItem, MenuTag } from '#lib/menus/menu.ts'
import { servedLabel } from '#lib/menus/served-times.ts'
import type { PdfPicture } from '#lib/pdf/logo.ts'
import { formatPhone, telHref } from '#lib/text/phone.ts'
import { plainText } from '#lib/text/rich-text.ts'
import { longDate } from '#lib/time/time-labels.ts'
import { formatPrice } from '#ui/price.tsx'
import { countResults } from '../filter/filter-menu.ts'
import { disclaimer } from '../filter/summary/messages.gen.ts'
import { allergensCheckedText } from '../filter/summary/results.ts'
import { legendOf } from '../menu.ts'
import { menuSections } from '../sections.ts'

/** A mark as it is printed, and what it stands for. */
export type PrintedTag = Pick<MenuTag, 'abbreviation' | 'title' | 'description'>

export type PrintedItem = {
  title: string
  price: string | null
  marks: PrintedTag[]
  description: string
  /** What is stated of its allergens, in numbers and in words; null: nothing. */
  allergens: { numbers: string; words: string } | null
  /** Sizes and choices with their prices. */
  sizes: string[]
}

export type PrintedCategory = {
  title: string
  description: string | null
  /** When it is served, if not always. */
  served: string | null
  items: PrintedItem[]
}

/** A part of the menu; a heading whose parts have titles of their own has no categories itself. */
export type PrintedSection = { title: string | null; categories: PrintedCategory[] }

/** Everything that the PDF of a menu says. */
export type PrintedMenu = {
  group: string
  /** The group's logo for light paper; its name in letters where it has none. */
  logo: PdfPicture | null
  place: string
  address: string
  phone: { text: string; href: string } | null
  /** The day on which this is the menu: `November 16, 2026`. */
  day: string
  sections: PrintedSection[]
  marks: PrintedTag[]
  notes: string[]
  /** Where the menu always is as it is. */
  page: string
}

type Slice = { blockType: string } & Record<string, unknown>

type MenuOfPlace = {
  group: string
  logo: PdfPicture | null
  location: LocationSummary & { currency: string }
  /** `YYYY-MM-DD` */
  day: string
  /** The menu in the order in which the page has it. */
  slices: readonly Slice[]
  /** Every category that the location serves. */
  served: readonly MenuCategory[]
  /** Origin of the site. */
  origin: string
}

/**
 * A location's menu as it is printed: what its page shows when nothing is narrowed. What is sold out tonight is
 * not among it, because a file is read tomorrow as well.
 */
export function printedMenu(menu: MenuOfPlace): PrintedMenu {
  const { group, logo, location, day, slices, served, origin } = menu
  const { title, address, city, province, postalCode, phone } = location
  const region = [province, postalCode].filter(Boolean).join(' ')
  return {
    ...{ group, logo },
    place: title,
    address: `${address}, ${city}, ${region}`,
    phone: phone ? { text: formatPhone(phone), href: telHref(phone) } : null,
    day: longDate(day),
    sections: sectionsOf(slices, served, location.currency),
    marks: legendOf(served),
    notes: [
      allergenNumbersText(served.flatMap(({ items }) => items)),
      allergensCheckedText(countResults(served, { diets: [], allergens: [] })),
      disclaimer(),
    ],
    page: `${origin}${location.url}/menu`,
  }
}

function sectionsOf(
  slices: readonly Slice[],
  served: readonly MenuCategory[],
  currency: string,
): PrintedSection[] {
  const sections: (PrintedSection & { heading: boolean })[] = []
  for (const slice of slices) {
    const title = typeof slice.title === 'string' && slice.title ? slice.title : null
    const heading = slice.blockType === 'menu_section_heading'
    const ids = menuSections([slice])[0]?.ids ?? []
    const categories = ids.flatMap((id) => {
      const category = served.find((one) => one.id === id)
      return category ? [categoryOf(category, currency)] : []
    })
    if (heading || (categories.length > 0 && (title || sections.length === 0)))
      sections.push({ title, categories, heading })
    else sections.at(-1)?.categories.push(...categories)
  }
  // A heading stands above what it opens, and nowhere else.
  return sections.filter(({ categories }, at) => {
    const below = sections[at + 1]
    return categories.length > 0 || (below && !below.heading)
  })
}

function categoryOf(
  { title, description, served, items }: MenuCategory,
  currency: string,
): PrintedCategory {
  const times = servedLabel(served)
  return {
    title,
    description,
    served: times && `${times}.`,
    items: items.map((item) => itemOf(item, currency)),
  }
}

function itemOf(item: MenuItem, currency: string): PrintedItem {
  const { title, price, tags, description, variants } = item
  const money = (amount: number | null) => (amount === null ? null : formatPrice(amount, currency))
  return {
    title,
    price: variants.length === 0 ? money(price) : null,
    marks: tags,
    description: plainText(description),
    allergens: printedAllergens(item),
    sizes: variants.map((size) => [size.title, money(size.price)].filter(Boolean).join('\u00a0')),
  }
}

function printedAllergens({ allergens, checkedAt }: MenuItem): PrintedItem['allergens'] {
  const numbers = allergenNumbers(allergens, checkedAt)
  const words = allergensText(allergens, checkedAt)
  return numbers && words ? { numbers, words } : null
}
