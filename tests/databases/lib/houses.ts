import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'

/** The two restaurants of a kept installation that take bookings here, by the uids of their locations. */
export const HARBOUR = 'harbour'
export const ORCHARD = 'orchard'

const daily = [1, 2, 3, 4, 5, 6, 7]

function house(change: Partial<BookingSettingsInput>): BookingSettingsInput {
  return {
    ...{ timeZone: 'America/Vancouver', country: 'CA', province: 'BC' },
    periods: [
      {
        code: 'dinner',
        name: 'Dinner',
        weekdays: daily,
        firstSeating: '17:00',
        lastSeating: '22:00',
        coversPerSlot: 30,
        // Whatever hours their locations are filled with.
        outsideHours: true,
      },
    ],
    specialDays: [
      {
        date: '2041-12-31',
        name: 'New Year’s Eve',
        periods: [
          {
            code: 'late',
            name: 'Late',
            firstSeating: '20:00',
            lastSeating: '23:00',
            coversPerSlot: 20,
          },
        ],
      },
    ],
    closures: [{ from: '2041-12-24', to: '2041-12-26', reason: 'Christmas' }],
    areas: [{ code: 'room', name: 'Dining room' }],
    tables: Array.from({ length: 8 }, (_, index) => ({
      code: `t${index + 1}`,
      area: 'room',
      minParty: 1,
      maxParty: 2,
    })),
    combinations: [{ code: 't7-t8', tables: ['t7', 't8'], minParty: 3, maxParty: 4 }],
    turnTimes: [{ upTo: 4, minutes: 90 }],
    maxParty: 4,
    cancelCutOffMinutes: 60,
    ...{ coversPerSlot: 40, specialRequestLimit: 300 },
    remindAt: '10:00',
    bookingLimits: { phone: { check: 20, most: 30 } },
    ...change,
  }
}

/** Parties of two and more pay 15.00 a guest when they book; a tasting menu is paid in full by everybody. */
export const harbour: BookingSettingsInput = house({
  layouts: [
    {
      ...{ code: 'usual', name: 'Usual' },
      rooms: [
        {
          ...{ name: 'Dining room', width: 800, height: 400 },
          tables: Array.from({ length: 8 }, (_, index) => ({
            ...{ code: `t${index + 1}`, shape: 'round' as const, seats: 2, rotation: 0 },
            ...{ x: 60 + index * 90, y: 100, width: 80, height: 80 },
          })),
          fixtures: [{ kind: 'bar', x: 400, y: 340, width: 400, height: 70, label: 'Bar' }],
        },
      ],
    },
  ],
  guarantee: { kind: 'deposit', amount: 1_500, per: 'person', fromParty: 2 },
  experiences: [
    {
      ...{ code: 'tasting', name: 'Tasting menu', description: 'Seven courses from the coast' },
      ...{ weekdays: daily, firstSeating: '17:00', lastSeating: '22:00', seats: 20, maxParty: 2 },
      ...{ from: '2041-01-01', to: '2042-12-31', exceptions: [{ date: '2041-12-31' }] },
      ...{ price: 12_500, taxes: [{ name: 'GST', percent: 5 }], serviceChargePercent: 10 },
      prepaymentRequired: true,
      addOns: [
        {
          code: 'oysters',
          name: 'Oysters to begin',
          description: 'Half a dozen',
          price: 2_400,
          maxPerReservation: 4,
        },
      ],
    },
  ],
})

/** Every party vouches for 25.00 a guest with a card. */
export const orchard: BookingSettingsInput = house({
  ...{ timeZone: 'America/Toronto', province: 'ON' },
  guarantee: { kind: 'hold', amount: 2_500, per: 'person', fromParty: 1 },
})
