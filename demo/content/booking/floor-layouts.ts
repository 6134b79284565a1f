import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { placed } from '#lib/floor/placed.ts'

type Layouts = NonNullable<BookingSettingsInput['layouts']>
type Room = Layouts[number]['rooms'][number]

const roundForTwo = { shape: 'round', seats: 2, width: 80, height: 80 } as const
const forTwo = { shape: 'square', seats: 2, width: 80, height: 80 } as const
const forFour = { shape: 'square', seats: 4, width: 90, height: 90 } as const
const roundForFour = { shape: 'round', seats: 4, width: 110, height: 110 } as const
const forSix = { shape: 'rectangle', seats: 6, width: 190, height: 95 } as const
const stools = { shape: 'stool', seats: 2, width: 80, height: 80 } as const

/** Two by two along the windows, the long table before the hearth, rounds between. */
const kitsilanoDining: Room = {
  name: 'Dining Room',
  width: 1000,
  height: 760,
  tables: [
    ...placed(stools, [
      ['B1', 168, 150],
      ['B2', 168, 270],
      ['B3', 168, 390],
    ]),
    ...placed(forTwo, [
      ['D1', 878, 180, 90],
      ['D2', 878, 310, 90],
      ['D3', 878, 440, 90],
      ['D4', 878, 570, 90],
    ]),
    ...placed(forFour, [
      ['D5', 390, 610],
      ['D6', 530, 610],
    ]),
    ...placed(roundForFour, [
      ['D7', 420, 400],
      ['D8', 640, 410],
      ['D9', 710, 620],
    ]),
    ...placed(forSix, [['D10', 560, 205]]),
  ],
  fixtures: [
    { kind: 'bar', x: 80, y: 270, width: 70, height: 400, label: 'Bar' },
    { kind: 'wall', x: 268, y: 130, width: 12, height: 260 },
    { kind: 'plant', x: 268, y: 305, width: 80, height: 80 },
    { kind: 'counter', x: 560, y: 50, width: 440, height: 70, label: 'Hearth' },
    { kind: 'counter', x: 970, y: 375, width: 40, height: 530, label: 'Window bench' },
    { kind: 'plant', x: 945, y: 700, width: 90, height: 90 },
    { kind: 'plant', x: 60, y: 545, width: 90, height: 90 },
    { kind: 'door', x: 190, y: 712, width: 90, height: 90 },
    { kind: 'wall', x: 70, y: 752, width: 140, height: 12 },
  ],
}

/** Rounds for two in a bow along the street, larger ones around the fire. */
const kitsilanoPatio: Room = {
  name: 'Patio',
  width: 1000,
  height: 620,
  tables: [
    ...placed(roundForTwo, [
      ['P1', 130, 400],
      ['P2', 260, 470],
      ['P3', 410, 510],
      ['P4', 570, 510],
      ['P5', 720, 470],
      ['P6', 850, 400],
    ]),
    ...placed(forFour, [
      ['P7', 190, 170],
      ['P8', 320, 170],
      ['P9', 660, 170],
      ['P10', 790, 170],
    ]),
    ...placed(roundForFour, [
      ['P11', 330, 330],
      ['P12', 650, 330],
    ]),
  ],
  fixtures: [
    { kind: 'counter', x: 490, y: 330, width: 110, height: 110, label: 'Fire' },
    { kind: 'door', x: 490, y: 50, width: 90, height: 90 },
    { kind: 'wall', x: 220, y: 8, width: 430, height: 12 },
    { kind: 'wall', x: 768, y: 8, width: 450, height: 12 },
    { kind: 'plant', x: 60, y: 65, width: 90, height: 90 },
    { kind: 'plant', x: 940, y: 65, width: 90, height: 90 },
    { kind: 'plant', x: 55, y: 545, width: 100, height: 100 },
    { kind: 'plant', x: 160, y: 575, width: 70, height: 70 },
    { kind: 'plant', x: 840, y: 575, width: 70, height: 70 },
    { kind: 'plant', x: 945, y: 545, width: 100, height: 100 },
  ],
}

/** In winter most of the patio's tables stand under glass, around the fire; two rounds are stored away. */
const kitsilanoGarden: Room = {
  name: 'Winter Garden',
  width: 1000,
  height: 500,
  tables: [
    ...placed(roundForTwo, [
      ['P1', 175, 105],
      ['P2', 325, 105],
      ['P3', 655, 105],
      ['P4', 805, 105],
    ]),
    ...placed(roundForFour, [
      ['P11', 310, 245],
      ['P12', 670, 245],
    ]),
    ...placed(forFour, [
      ['P7', 185, 395],
      ['P8', 315, 395],
      ['P9', 665, 395],
      ['P10', 795, 395],
    ]),
  ],
  fixtures: [
    { kind: 'counter', x: 490, y: 245, width: 120, height: 120, label: 'Fire' },
    { kind: 'door', x: 490, y: 55, width: 90, height: 90 },
    { kind: 'plant', x: 65, y: 245, width: 110, height: 110 },
    { kind: 'plant', x: 930, y: 245, width: 110, height: 110 },
    { kind: 'plant', x: 490, y: 430, width: 80, height: 80 },
    { kind: 'wall', x: 222, y: 8, width: 434, height: 12 },
    { kind: 'wall', x: 768, y: 8, width: 450, height: 12 },
    { kind: 'wall', x: 500, y: 492, width: 984, height: 12 },
  ],
}

/** Drawn floors by the uid of their restaurant; all others lay themselves out. */
export const floorLayouts: Record<string, Layouts> = {
  kitsilano: [
    { code: 'summer', name: 'Summer', rooms: [kitsilanoDining, kitsilanoPatio] },
    {
      ...{ code: 'winter', name: 'Winter', rooms: [kitsilanoDining, kitsilanoGarden] },
      yearly: [{ from: '11-01', to: '03-31' }],
    },
  ],
}
