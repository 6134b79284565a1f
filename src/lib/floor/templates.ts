import type { DrawnTable, Fixture, Room } from './drawing.ts'
import { placed } from './placed.ts'

/** A room that a floor plan can begin with. Codes are unique in a dining room together with bar and patio. */
export type RoomTemplate = Omit<Room, 'name' | 'tables'> & {
  tables: (DrawnTable & { rotation: number })[]
  /** Tables that stand side by side and can be offered as one. */
  together: readonly (readonly [string, string])[]
}

const forTwo = { shape: 'square', seats: 2, width: 80, height: 80 } as const
const forFour = { shape: 'square', seats: 4, width: 90, height: 90 } as const
const forSix = { shape: 'rectangle', seats: 6, width: 180, height: 90 } as const
const roundForTwo = { shape: 'round', seats: 2, width: 80, height: 80 } as const
const roundForFour = { shape: 'round', seats: 4, width: 110, height: 110 } as const
const stool = { shape: 'stool', seats: 1, width: 60, height: 60 } as const

/** 20 seats: twos along a bench, fours in the middle, twos at the window. */
const small: RoomTemplate = {
  width: 760,
  height: 560,
  tables: [
    ...placed(forTwo, [
      ['1', 130, 110, 90],
      ['2', 130, 230, 90],
      ['3', 130, 350, 90],
      ['4', 130, 470, 90],
    ]),
    ...placed(forFour, [
      ['5', 330, 270],
      ['6', 460, 270],
    ]),
    ...placed(forTwo, [
      ['7', 650, 180],
      ['8', 650, 340],
    ]),
  ],
  fixtures: [
    { kind: 'counter', x: 40, y: 290, width: 40, height: 460 },
    { kind: 'bar', x: 420, y: 55, width: 320, height: 60 },
    { kind: 'plant', x: 690, y: 65, width: 80, height: 80 },
    { kind: 'door', x: 450, y: 512, width: 90, height: 90 },
    { kind: 'plant', x: 690, y: 490, width: 80, height: 80 },
  ],
  together: [
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ],
}

/** 40 seats: twos at the window and along a bench, long tables and fours between. */
const medium: RoomTemplate = {
  width: 980,
  height: 780,
  tables: [
    ...placed(forTwo, [
      ['1', 120, 110],
      ['2', 290, 110],
      ['3', 460, 110],
      ['4', 630, 110],
      ['5', 850, 200, 90],
      ['6', 850, 320, 90],
      ['7', 850, 440, 90],
      ['8', 850, 560, 90],
    ]),
    ...placed(forSix, [
      ['9', 200, 310],
      ['10', 520, 310],
    ]),
    ...placed(forFour, [
      ['11', 180, 500],
      ['12', 310, 500],
      ['13', 560, 500],
    ]),
  ],
  fixtures: [
    { kind: 'counter', x: 940, y: 380, width: 40, height: 480 },
    { kind: 'bar', x: 290, y: 720, width: 440, height: 60 },
    { kind: 'door', x: 640, y: 730, width: 90, height: 90 },
    { kind: 'plant', x: 900, y: 710, width: 80, height: 80 },
    { kind: 'plant', x: 900, y: 70, width: 80, height: 80 },
  ],
  together: [
    ['5', '6'],
    ['7', '8'],
    ['11', '12'],
  ],
}

/** 80 seats: twos at the window and along a bench, rows of fours, long tables in the middle. */
const large: RoomTemplate = {
  width: 1240,
  height: 980,
  tables: [
    ...placed(forTwo, [
      ['1', 120, 110],
      ['2', 280, 110],
      ['3', 440, 110],
      ['4', 600, 110],
      ['5', 760, 110],
      ['6', 920, 110],
      ['7', 1080, 110],
    ]),
    ...placed(forFour, [
      ['8', 160, 300],
      ['9', 290, 300],
      ['10', 520, 300],
      ['11', 650, 300],
      ['12', 880, 300],
    ]),
    ...placed(forSix, [
      ['13', 210, 490],
      ['14', 550, 490],
      ['15', 890, 490],
    ]),
    ...placed(forFour, [
      ['16', 160, 680],
      ['17', 290, 680],
      ['18', 520, 680],
      ['19', 650, 680],
    ]),
    ...placed(forTwo, [
      ['20', 120, 850],
      ['21', 240, 850],
      ['22', 360, 850],
      ['23', 480, 850],
      ['24', 600, 850],
      ['25', 720, 850],
    ]),
  ],
  fixtures: [
    { kind: 'bar', x: 1180, y: 440, width: 60, height: 480 },
    { kind: 'counter', x: 420, y: 945, width: 720, height: 40 },
    { kind: 'wall', x: 880, y: 690, width: 240, height: 12 },
    { kind: 'plant', x: 880, y: 630, width: 80, height: 80 },
    { kind: 'door', x: 1000, y: 930, width: 90, height: 90 },
    { kind: 'plant', x: 1170, y: 910, width: 90, height: 90 },
  ],
  together: [
    ['8', '9'],
    ['10', '11'],
    ['16', '17'],
    ['18', '19'],
    ['20', '21'],
    ['22', '23'],
    ['24', '25'],
  ],
}

/** Eight seats at a bar, each two of which take a pair. */
const bar: RoomTemplate = {
  width: 760,
  height: 280,
  tables: placed(stool, [
    ['B1', 86, 190],
    ['B2', 170, 190],
    ['B3', 254, 190],
    ['B4', 338, 190],
    ['B5', 422, 190],
    ['B6', 506, 190],
    ['B7', 590, 190],
    ['B8', 674, 190],
  ]),
  fixtures: [{ kind: 'bar', x: 380, y: 95, width: 660, height: 80 }],
  together: [
    ['B1', 'B2'],
    ['B3', 'B4'],
    ['B5', 'B6'],
    ['B7', 'B8'],
  ],
}

/** 20 seats outside: rounds for two and for four. */
const patio: RoomTemplate = {
  width: 860,
  height: 540,
  tables: [
    ...placed(roundForTwo, [
      ['P1', 160, 150],
      ['P2', 340, 150],
      ['P3', 520, 150],
      ['P4', 700, 150],
    ]),
    ...placed(roundForFour, [
      ['P5', 250, 350],
      ['P6', 400, 350],
      ['P7', 650, 350],
    ]),
  ],
  fixtures: [
    { kind: 'door', x: 430, y: 48, width: 90, height: 90 },
    ...plants([
      [60, 60],
      [800, 60],
      [60, 480],
      [800, 480],
    ]),
  ],
  together: [['P5', 'P6']],
}

function plants(places: readonly (readonly [x: number, y: number])[]): Fixture[] {
  return places.map(([x, y]) => ({ kind: 'plant', x, y, width: 80, height: 80 }))
}

/** Dining rooms by size; seats of each are in its tables. */
export const DINING_TEMPLATES = { small, medium, large } as const
export type DiningSize = keyof typeof DINING_TEMPLATES
export const DINING_SIZES = ['small', 'medium', 'large'] as const satisfies DiningSize[]
/** Rooms that a restaurant may have in addition to its dining room. */
export const SIDE_TEMPLATES = { bar, patio } as const

/** How many guests sit in a room when it is full. */
export function seatsOf({ tables }: Pick<RoomTemplate, 'tables'>): number {
  return tables.reduce((sum, { seats }) => sum + seats, 0)
}
