/** What a line of a menu is. A part has sections below it, as *Drinks* has *Beer* and *Wine*. */
export const ROW_KINDS = ['part', 'section', 'dish', 'description', 'left-out'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** A price in cents, and the size or choice that it is for; empty where a dish has one price. */
export type RowPrice = { name: string; cents: number }

/**
 * Why a person should look at a row: it may be another kind · a dish without a price · the market's price, which is none
 * here · several prices without their names · a mark that the group does not have, or that stands for an allergen.
 */
export type Doubt = 'kind' | 'no-price' | 'market-price' | 'sizes' | 'mark'

/** A mark of the group's legend. */
export type GroupMark = {
  id: number
  uid: string
  title: string
  abbreviation: string
  kind: 'diet' | 'allergen' | 'note'
}

/** One or several lines of a paste, and what they were read as. */
export type MenuRow = {
  kind: RowKind
  /** The lines as they were pasted, with `\n` between them; empty where a column of a table says it on other lines. */
  source: string
  /** The name of a part, a section or a dish; else empty. */
  name: string
  /** The description of a part, a section or a dish, or all that a description says. */
  text: string
  prices: RowPrice[]
  /** Ids of the group's marks of a dish. */
  marks: number[]
  doubts: Doubt[]
}

/** The most dishes that a menu is made of at once. */
export const MOST_DISHES = 500

export function emptyRow(kind: RowKind, source: string): MenuRow {
  return { kind, source, name: '', text: '', prices: [], marks: [], doubts: [] }
}
