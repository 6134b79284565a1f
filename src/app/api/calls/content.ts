import { z } from 'zod'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { anyRefusals } from '#lib/api-contract/refusals.ts'

const uid = z.string()
const utcOffsets = z.array(z.tuple([z.number(), z.number()]))
const unknownLocation = { unknown_location: 'There is no such restaurant.' } as const
const richText = z.looseObject({ root: z.looseObject({ children: z.array(z.looseObject({})) }) })

/** A content block, as its schema in `src/slices` has it. */
const slice = z.custom<object>().meta({ type: 'object' })

const scope = z.object({
  uid,
  locations: z.array(z.string()).nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
})

/** `GET /api/locations` (spec:api.locations). */
export const getLocations = {
  method: 'GET',
  path: '/api/locations',
  tag: 'Content',
  summary: 'All restaurants and zones, by columns',
  answer: z.object({
    columns: z.object({
      uid: z.array(uid),
      title: z.array(z.string()),
      country: z.array(z.string()),
      region: z.array(z.string()),
      latitude: z.array(z.number().nullable()),
      longitude: z.array(z.number().nullable()),
      clock: z.array(z.int()),
    }),
    clocks: z.array(utcOffsets),
    flagships: z.array(z.int()),
    comingSoon: z.array(z.int()),
    zones: z
      .array(
        z.object({
          id: z.string(),
          menuLayout: z.string().nullable(),
          members: z.array(z.int()),
        }),
      )
      .nullable(),
    former: z.record(z.string(), z.array(uid)).optional(),
  }),
  meanings: {
    columns: 'One entry for each restaurant, in the editors’ order.',
    'columns.clock': 'Positions in `clocks`.',
    clocks: 'From which instant (ms) on a clock is how many minutes ahead of UTC.',
    flagships: 'Positions of the restaurants that are flagships.',
    comingSoon: 'Positions of the restaurants that are still to open.',
    zones: 'Zones with the positions of their restaurants; null where they could not be read.',
    former: 'Uids that a restaurant had before, by its position.',
  },
  example: {
    columns: {
      uid: ['burrard'],
      title: ['Burrard'],
      country: ['CA'],
      region: ['BC'],
      latitude: [49.28],
      longitude: [-123.12],
      clock: [0],
    },
    clocks: [[[1793523600000, -480]]],
    flagships: [0],
    comingSoon: [],
    zones: [{ id: 'west', menuLayout: 'west', members: [0] }],
  },
  errors: anyRefusals,
} as const satisfies ApiCall

/** `GET /api/locations/{uid}` (spec:api.location). */
export const getLocation = {
  method: 'GET',
  path: '/api/locations/[uid]',
  tag: 'Content',
  summary: 'One restaurant, as the visitor’s browser needs it',
  answer: z.object({
    uid,
    title: z.string(),
    country: z.string(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    utcOffsets,
    comingSoon: z.boolean(),
    zones: z.array(z.string()).nullable(),
  }),
  meanings: {
    uid: 'Its uid of today, also where it was asked for by one that it had before.',
    utcOffsets: 'From which instant (ms) on its clock is how many minutes ahead of UTC.',
    zones: 'Ids of its zones; null where they could not be read.',
  },
  example: {
    uid: 'burrard',
    title: 'Burrard',
    country: 'CA',
    coordinates: { latitude: 49.28, longitude: -123.12 },
    utcOffsets: [[1793523600000, -480]],
    comingSoon: false,
    zones: ['1'],
  },
  errors: { ...anyRefusals, ...unknownLocation },
} as const satisfies ApiCall

/** `GET /api/notices` (spec:api.notices). */
export const getNotices = {
  method: 'GET',
  path: '/api/notices',
  tag: 'Content',
  summary: 'Banners, popups and the text of the cookie notice',
  answer: z.object({
    banners: z.array(scope.extend({ slice })),
    popups: z.array(
      scope.extend({
        variation: z.enum(['newsletter', 'call-to-action']),
        patience: z.object({ seconds: z.number(), scrolled: z.number() }),
        slice,
      }),
    ),
    cookies: richText.nullable(),
  }),
  meanings: {
    'banners.locations': 'Uids of the restaurants that it is for; null = all.',
    'banners.from': 'A wall time from which it is shown; null = at once.',
    'banners.until': 'A wall time until which it is shown; null = for good.',
    'popups.patience': 'Seconds on the page and percent of it scrolled before it is shown.',
    cookies: 'Text of the cookie notice; null where there is none.',
  },
  example: { banners: [], popups: [], cookies: null },
  errors: anyRefusals,
} as const satisfies ApiCall

/** `GET /api/locations/{uid}/today` (spec:api.location-today). */
export const getLocationToday = {
  method: 'GET',
  path: '/api/locations/[uid]/today',
  tag: 'Content',
  summary: 'What a guest needs of a restaurant today',
  answer: z.object({
    address: z.string(),
    directions: z.string(),
    menu: z.string().nullable(),
    opening: z
      .object({
        open: z.boolean(),
        text: z.string(),
        hours: z.string(),
        until: z.iso.datetime(),
      })
      .nullable(),
  }),
  meanings: {
    address: 'Street and city, in one line.',
    directions: 'Address of a map of it.',
    menu: 'Path of its menu; null where it has none.',
    'opening.text': 'Whether it is open now, in words; `opening.open` says the same.',
    'opening.hours': 'Its hours of the calendar day, in words.',
    'opening.until': 'When either changes.',
  },
  example: {
    address: '1095 Burrard Street, Vancouver',
    directions: 'https://maps.example.com/?q=burrard',
    menu: '/locations/burrard/menu',
    opening: null,
  },
  errors: { ...anyRefusals, ...unknownLocation },
} as const satisfies ApiCall

const orderBlock = z.object({
  title: z.string(),
  text: z.string(),
  links: z.array(
    z.object({
      label: z.string(),
      href: z.string(),
      logo: z.string().nullable(),
      own: z.object({ src: z.string(), width: z.number(), height: z.number() }).optional(),
    }),
  ),
})

/** `GET /api/locations/{uid}/panel` (spec:api.location-panel). */
export const getLocationPanel = {
  method: 'GET',
  path: '/api/locations/[uid]/panel',
  tag: 'Content',
  summary: 'How a restaurant is booked, and where to order from it',
  answer: z.object({
    uid,
    title: z.string(),
    address: z.array(z.string()),
    comingSoon: z.boolean(),
    bookingProvider: z.enum(['house', 'opentable', 'link', 'none']),
    reserveMessage: z.string().nullable(),
    reserveLink: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    hours: z.array(z.looseObject({})),
    order: z.object({ pickup: orderBlock.nullable(), delivery: orderBlock.nullable() }),
    words: z.record(z.string(), z.string()).optional(),
  }),
  meanings: {
    address: 'Lines as on an envelope.',
    bookingProvider:
      '`house` and `opentable` are booked on this site; `link` by `reserveLink`; `none` by telephone.',
    hours: 'Weekly opening hours, in lines.',
    'order.pickup.links.logo': 'Name of the partner’s sign; null where it has none.',
    words: 'Sentences of the form that the group says in words of its own, by their ids.',
  },
  example: {
    uid: 'burrard',
    title: 'Burrard',
    address: ['1095 Burrard Street', 'Vancouver BC V6Z 1Y7'],
    comingSoon: false,
    bookingProvider: 'house',
    reserveMessage: null,
    reserveLink: null,
    phoneNumber: '604-555-0100',
    hours: [],
    order: { pickup: null, delivery: null },
  },
  errors: { ...anyRefusals, ...unknownLocation },
} as const satisfies ApiCall

/** `GET /api/locations/{uid}/sold-out` (spec:api.location-sold-out). */
export const getSoldOut = {
  method: 'GET',
  path: '/api/locations/[uid]/sold-out',
  tag: 'Content',
  summary: 'Dishes that are sold out at a restaurant',
  answer: z.object({ items: z.array(z.string()) }),
  meanings: { items: 'Ids of the dishes.' },
  example: { items: ['cedar-plank-salmon'] },
  streams: true,
  errors: { ...anyRefusals, ...unknownLocation },
} as const satisfies ApiCall

/** `GET /api/geolocation` (spec:api.geolocation). */
export const getGeolocation = {
  method: 'GET',
  path: '/api/geolocation',
  tag: 'Content',
  summary: 'Where the visitor probably is, and which restaurant is theirs',
  answer: z.object({
    data: z.object({
      geo: z.object({
        countryCode: z.string(),
        region: z.string(),
        lat: z.number(),
        lon: z.number(),
      }),
      located: z.boolean(),
      location: uid.nullable().optional(),
    }),
  }),
  meanings: {
    'data.geo.countryCode': 'ISO 3166-1 code of the country.',
    'data.geo.region': 'Name of the province or state, in English.',
    'data.geo.lat': 'Latitude; with a longitude of 0, 0 = unknown.',
    'data.geo.lon': 'Longitude.',
    'data.located': 'Whether the lookup answered; where it did not, `geo` is the fallback.',
    'data.location':
      'The visitor’s own restaurant: by their cookies, else the nearest, else a random flagship. Null where there is none; left out where it cannot be told.',
  },
  example: {
    data: {
      geo: { countryCode: 'CA', region: 'British Columbia', lat: 49.28, lon: -123.12 },
      located: true,
      location: 'burrard',
    },
  },
  errors: anyRefusals,
} as const satisfies ApiCall
