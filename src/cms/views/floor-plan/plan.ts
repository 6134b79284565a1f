import type {
  FloorLayout as StoredLayout,
  FloorRoom as StoredRoom,
} from '#booking-engine/settings/floor-layouts.ts'
import type { BookingSettings, SeatingAttribute } from '#booking-engine/settings/settings.ts'
import type { DrawnTable, Fixture } from '#lib/floor/drawing.ts'

export type FloorLayout = StoredLayout
export type FloorRoom = StoredRoom

/** A table as the list of tables has it. */
export type TableRow = {
  code: string
  area: string
  attribute: SeatingAttribute
  minParty: number
  maxParty: number
}
export type Combination = BookingSettings['combinations'][number]

/** What somebody draws: the layouts, and the tables and combinations that came with the drawing and are not saved yet. */
export type Plan = {
  layouts: FloorLayout[]
  tables: TableRow[]
  combinations: Combination[]
}

/** Which room of which layout is worked on. */
export type At = { layout: number; room: number }

/** Something in a room: `table D7`, or `fixture 3` by its place in the list. */
export type ItemId = `table ${string}` | `fixture ${number}`

export type Item =
  | { id: ItemId; table: FloorRoom['tables'][number] }
  | { id: ItemId; fixture: FloorRoom['fixtures'][number] }

export const tableId = (code: string): ItemId => `table ${code}`
export const fixtureId = (index: number): ItemId => `fixture ${index}`

/** The place of an item, as it stands in its room. */
export function placeOf(item: Item): DrawnTable | Fixture {
  return 'table' in item ? item.table : item.fixture
}

/** Everything in a room, row by row from the top: the order in which the tab key goes. */
export function itemsOf(room: FloorRoom): Item[] {
  const items: Item[] = [
    ...room.fixtures.map((fixture, index) => ({ id: fixtureId(index), fixture })),
    ...room.tables.map((table) => ({ id: tableId(table.code), table })),
  ]
  const rank = (item: Item) => {
    const { x, y } = placeOf(item)
    return [Math.round(y / 100), x] as const
  }
  return items.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)]
    return a[0] - b[0] || a[1] - b[1]
  })
}

export function roomAt({ layouts }: Plan, { layout, room }: At): FloorRoom | undefined {
  return layouts[layout]?.rooms[room]
}

/** Another code than those that are taken: the next number after the largest of the same letters. */
export function nextCode(like: string, taken: readonly string[]): string {
  const letters = /^[a-z-]*/i.exec(like)?.[0] || 'T'
  const numbers = taken.flatMap((code) => {
    const number = code.startsWith(letters) ? code.slice(letters.length) : ''
    return /^\d+$/.test(number) ? [Number(number)] : []
  })
  return `${letters}${Math.max(0, ...numbers) + 1}`
}

/** Whether two values would be stored alike, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return stableText(one) === stableText(other)
}

function stableText(value: unknown): string {
  return JSON.stringify(value ?? null, (_, own: unknown) =>
    own && typeof own === 'object' && !Array.isArray(own)
      ? Object.fromEntries(Object.entries(own).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : own,
  )
}
