import type { Picture } from './picture.ts'
import type { RichText } from './rich-text.ts'

/** A mark of the menu's legend. */
export type MenuTag = {
  uid: string
  title: string
  abbreviation: string
  description: string | null
  kind: 'diet' | 'allergen' | 'note'
  icon: Picture | null
}

/** What is suggested with an item: one of the columns A to D (S2 §2, D-65). */
export type MenuPairing = {
  category: string
  items: { uid: string; title: string; zones: string[] }[]
}

export type NutritionCard = { title: string; items: { name: string; value: string | null }[] }

/** A dish or drink as pages need it. Amounts are minor units of the location's currency. */
export type MenuItem = {
  id: string
  uid: string
  title: string
  price: number | null
  description: RichText | null
  image: { desktop: Picture; mobile: Picture | null } | null
  tags: MenuTag[]
  variants: { title: string; price: number | null }[]
  pairingType: 'default' | 'food' | 'drink'
  pairings: MenuPairing[]
  nutrition: NutritionCard[]
  /** Ids of the zones where it is served; empty = everywhere (D-67). */
  zones: string[]
}

/** A heading of the menu with its items in order. */
export type MenuCategory = {
  id: string
  uid: string
  title: string
  description: string | null
  hideInNavigation: boolean
  items: MenuItem[]
}
