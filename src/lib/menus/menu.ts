import type { Picture } from '../media/picture.ts'
import type { RichText } from '../text/rich-text.ts'
import type { StatedAllergens } from './allergens.ts'
import type { ServedTime } from './served-times.ts'

/** A mark of the menu's legend. */
export type MenuTag = {
  uid: string
  title: string
  abbreviation: string
  description: string | null
  kind: 'diet' | 'allergen' | 'note'
  icon: Picture | null
}

/** Kind of a category or of an item's pairings: food, drink, or both. */
export type ServedKind = 'default' | 'food' | 'drink'

/** Suggested pairing of an item: one of the columns A to D (spec:menus.pairings). */
export type MenuPairing = {
  category: string
  /** Kind of its category; absent = both. */
  kind?: ServedKind
  items: { uid: string; title: string; zones: string[] }[]
}

export type NutritionCard = { title: string; items: { name: string; value: string | null }[] }

/** A dish or drink as one location serves it. Amounts are minor units of the location's currency. */
export type MenuItem = {
  id: string
  uid: string
  title: string
  price: number | null
  description: RichText | null
  image: { desktop: Picture; mobile: Picture | null } | null
  /** The marks that its editor chose, and those of the allergens that it contains. */
  tags: MenuTag[]
  /** What the kitchen states of its allergens; null: nobody has, and its tags are all that is known. */
  allergens: StatedAllergens | null
  /** Uids of the marks of allergens that it may contain: whoever avoids them does not see it. */
  mayContainTags: string[]
  /** Uids of the marks of allergens of which nobody knows whether it contains them, although it states its allergens. */
  unknownTags: string[]
  /**
   * Day (`YYYY-MM-DD`) on which the kitchen last checked its allergens: from then on what is
   * stated, or else its tags, are all there are. Null: nobody has, and a missing allergen means nothing.
   */
  checkedAt: string | null
  variants: { title: string; price: number | null }[]
  pairingType: ServedKind
  pairings: MenuPairing[]
  nutrition: NutritionCard[]
  /** Ids of the zones where it is served; empty = everywhere (spec:menus.item-zones). */
  zones: string[]
}

/** A heading of the menu with its items in order, as one location serves them. */
export type MenuCategory = {
  id: string
  uid: string
  title: string
  description: string | null
  hideInNavigation: boolean
  /** When it is served; none = always. */
  served: ServedTime[]
  items: MenuItem[]
}

/** A price where one zone (id) has its own. */
export type ZonePrice = { zone: string; price: number }

/** A dish or drink as the whole group has it: `price` is for all zones without a price of their own. */
export type GroupMenuItem = Omit<MenuItem, 'variants'> & {
  zonePrices: ZonePrice[]
  variants: (MenuItem['variants'][number] & { zonePrices: ZonePrice[] })[]
}

/** A category as the whole group has it: `served` is for all zones without times of their own. */
export type GroupMenuCategory = Omit<MenuCategory, 'items'> & {
  zoneServed: (ServedTime & { zone: string })[]
  items: GroupMenuItem[]
}
