import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'

type Experiences = NonNullable<BookingSettingsInput['experiences']>

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const gst = [{ name: 'GST', percent: 5 }]

/** What guests can book with their table, by location uid; amounts in cents. */
export const experiences: Record<string, Experiences> = {
  burrard: [
    {
      code: 'hearth-tasting',
      name: 'The hearth tasting',
      description:
        'Seven courses from the oak fire, in the order it burns down. Bread from the ashes to begin, plums over the last embers to end. Allow two hours.',
      weekdays: everyDay,
      firstSeating: '17:30',
      lastSeating: '20:30',
      everyMinutes: 30,
      seats: 24,
      seatsPer: 'day',
      maxParty: 6,
      price: 12_500,
      taxes: gst,
      addOns: [
        {
          code: 'wine-pairing',
          name: 'Wine pairing',
          description: 'Five glasses, most of them from within a day’s drive.',
          price: 7_500,
          maxPerReservation: 6,
        },
        {
          code: 'zero-proof-pairing',
          name: 'Zero-proof pairing',
          description: 'Smoked teas, verjus, cold infusions.',
          price: 4_500,
          maxPerReservation: 6,
        },
        {
          code: 'oysters',
          name: 'Oysters to begin',
          description: 'Six on ice, with horseradish and lemon.',
          price: 2_400,
          maxPerReservation: 4,
        },
      ],
    },
    {
      code: 'wine-flight',
      name: 'A flight by the fire',
      description: 'Four glasses from one valley, and a plate to go with them. About an hour.',
      weekdays: [1, 2, 3, 4],
      firstSeating: '17:00',
      lastSeating: '21:00',
      seats: 8,
      maxParty: 4,
      price: 5_250,
      taxes: gst,
    },
  ],
  'west-van': [
    {
      code: 'sunday-brunch',
      name: 'The long Sunday',
      description:
        'A table that keeps filling: cast-iron eggs, cured salmon, buckwheat cakes from the coals. No rush, and coffee until you tell us to stop.',
      weekdays: [7],
      firstSeating: '10:00',
      lastSeating: '13:00',
      seats: 12,
      maxParty: 8,
      price: 4_800,
      taxes: gst,
      addOns: [
        {
          code: 'sparkling',
          name: 'A bottle of sparkling',
          description: 'Traditional method, from the Okanagan.',
          price: 6_200,
          maxPerReservation: 2,
        },
        {
          code: 'oysters',
          name: 'A dozen oysters',
          description: 'Shucked when you sit down.',
          price: 4_600,
          maxPerReservation: 3,
        },
      ],
    },
  ],
  'king-west': [
    {
      code: 'fireside-table',
      name: 'The fireside table',
      description:
        'The table beside the hearth and a whole fish or a whole rib, carved in front of you. One party an evening.',
      weekdays: [4, 5, 6],
      firstSeating: '18:00',
      lastSeating: '20:00',
      everyMinutes: 60,
      seats: 8,
      seatsPer: 'day',
      minParty: 5,
      maxParty: 8,
      price: 64_000,
      pricePer: 'party',
      taxes: [{ name: 'HST', percent: 13 }],
      serviceChargePercent: 18,
      prepaymentRequired: true,
      addOns: [
        {
          code: 'cellar',
          name: 'Three bottles from the cellar',
          description: 'Chosen for your table by our sommelier.',
          price: 27_000,
          maxPerReservation: 2,
        },
      ],
    },
  ],
}
