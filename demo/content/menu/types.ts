import type { PictureName } from '../../media/pictures.ts'
import type { Weekday, ZoneUid } from '../types.ts'

export type TagUid =
  | 'vegan'
  | 'vegetarian'
  | 'gluten-free'
  | 'dairy-free'
  | 'shellfish'
  | 'fish'
  | 'nuts'
  | 'spicy'
  | 'raw'
  | 'zero-proof'

/** A column of an item's pairings (spec:menus.pairings): one category and up to three of its items. */
export type DemoPairing = { category: string; items: string[] }

export type DemoNutrition = { title: string; items: { name: string; value: string }[] }

/** Times of the restaurant's wall; no days = every day. */
export type DemoServed = { days?: Weekday[]; from?: string; until?: string }

export type DemoZonePrices = Partial<Record<ZoneUid, number>>

/** One dish or drink; prices in whole units of the location's currency. */
export type DemoItem = {
  uid: string
  title: string
  price: number
  /** Where another price holds. */
  zonePrices?: DemoZonePrices
  description: string
  tags?: TagUid[]
  image?: PictureName
  /** Shown only at locations of these zones; absent = everywhere. */
  zones?: ZoneUid[]
  variants?: { title: string; price: number; zonePrices?: DemoZonePrices }[]
  /** Limits the pairings to food or to drinks (spec:menus.pairing-type); absent = both. */
  pairingType?: 'food' | 'drink'
  /** Columns A to D. */
  pairings?: DemoPairing[]
  nutrition?: DemoNutrition[]
}

export type DemoCategory = {
  uid: string
  title: string
  /** Whether its items are drinks; absent = food. */
  kind?: 'drink'
  description: string
  /** Listed on the page, but not in the menu's navigation. */
  hideInNavigation?: true
  /** Day (`YYYY-MM-DD`) on which the kitchen last went through the allergens of its items. */
  checkedAt: string
  /** When it is served, if not always, and in which zones at other times. */
  served?: DemoServed[]
  zoneServed?: (DemoServed & { zone: ZoneUid })[]
  items: DemoItem[]
  /** Uids of items of other categories that it lists below its own. */
  listed?: string[]
}
