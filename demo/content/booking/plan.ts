import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'

type Tables = BookingSettingsInput['tables']
type Combinations = NonNullable<BookingSettingsInput['combinations']>

export type FloorPlan = Pick<BookingSettingsInput, 'areas' | 'tables'> & {
  combinations: Combinations
}

/** The parts of a house: their code and name, the letter of their tables, the attribute on the wire. */
const parts = {
  dining: { name: 'Dining Room', letter: 'D', attribute: 'default' },
  bar: { name: 'Bar', letter: 'B', attribute: 'bar' },
  highTops: { name: 'High-Tops', letter: 'H', attribute: 'highTop' },
  counter: { name: 'Hearth Counter', letter: 'C', attribute: 'counter' },
  patio: { name: 'Patio', letter: 'P', attribute: 'outdoor' },
} as const

/** Tables by part as `'2x6 4x5 8'`: six for two, five for four, one for eight. */
export type Rooms = Partial<Record<keyof typeof parts, string>>

/**
 * A floor plan from its rooms and the tables that are pushed together (`'D7+D8'`). Tables are numbered
 * within their room in the order written: D1, D2 …
 */
export function floorPlan(rooms: Rooms, together: string[]): FloorPlan {
  const used = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => rooms[part])
  const tables = used.flatMap((part) => roomTables(part, rooms[part] ?? ''))
  return {
    areas: used.map((part) => ({ code: areaCode(part), name: parts[part].name })),
    tables,
    combinations: together.map((codes) => combination(codes, tables)),
  }
}

function roomTables(part: keyof typeof parts, text: string): Tables {
  const { letter, attribute } = parts[part]
  return seatsOf(text).map((seats, index) => ({
    code: `${letter}${index + 1}`,
    area: areaCode(part),
    attribute,
    minParty: smallestParty(seats),
    maxParty: seats,
  }))
}

function seatsOf(text: string): number[] {
  return text.split(' ').flatMap((group) => {
    const [seats = '', count = '1'] = group.split('x')
    return Array.from({ length: Number(count) }, () => Number(seats))
  })
}

/** A table for four is not given to one guest, one for eight not to four. */
function smallestParty(seats: number): number {
  return seats <= 2 ? 1 : Math.ceil(seats / 2)
}

function combination(text: string, tables: Tables): Combinations[number] {
  const codes = text.split('+')
  const members = tables.filter((table) => codes.includes(table.code))
  const largest = Math.max(...members.map((table) => table.maxParty))
  return {
    code: codes.join('-'),
    tables: codes,
    minParty: largest + 1,
    maxParty: members.reduce((sum, table) => sum + table.maxParty, 0),
  }
}

function areaCode(part: keyof typeof parts): string {
  return part === 'highTops' ? 'high-tops' : part
}
