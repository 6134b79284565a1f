import type { BotAction } from '#lib/forms/bot-check.ts'
import { addDays } from '#lib/time/dates.ts'
import type { Random } from './random.ts'

/** Stands for the token of a table that is held when the request leaves. */
export const HELD = '{held}'

/** A request that a route takes, with each of its fields: what the generator breaks. */
export type Sample = {
  /** The JSON body. */
  body?: (random: Random) => Record<string, unknown>
  /** The fields of a form with files. */
  form?: (random: Random) => Record<string, string | Buffer>
  /** The fields of a plain form of a page. */
  posted?: Record<string, string>
  /** The form whose pass it needs. */
  pass?: BotAction
  query?: Record<string, string>
}

const PLACES = ['burrard', 'kitsilano', 'halifax', 'pike-street'] as const
const today = new Date().toISOString().slice(0, 10)
const evening = (random: Random) =>
  `${addDays(today, 1 + random.below(40))}T${17 + random.below(4)}:${random.pick(['00', '15', '30', '45'])}`
const mail = (random: Random) => `ida-${random.below(1e6)}@example.com`
const place = (random: Random) => random.pick(PLACES)

const search: Sample = {
  body: (random) => ({
    rid: place(random),
    startDateTime: evening(random),
    partySize: random.pick([2, 4, '3', 20]),
  }),
}

const person = {
  fname: 'Ida',
  lname: 'Marsh',
  email: 'ida@example.com',
  tel: '604-555-0123',
}

const experience = {
  experience_id: 'tasting',
  experience_version: 1,
  party_size_per_price_type: [{ id: 'adult', count: 2 }],
  add_ons: [{ item_id: 'wine', quantity: 1 }],
}

/** What each route takes, by its pattern. Routes that read nothing need no line. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  '/api/opentable/get-availability': search,
  '/api/opentable/get-alternatives': search,
  '/api/opentable/notify-me': {
    body: (random) => ({ ...search.body?.(random), email_address: mail(random) }),
  },
  '/api/opentable/get-experiences': { body: (random) => ({ rid: place(random) }) },
  '/api/opentable/get-total': {
    body: (random) => ({ rid: place(random), party_size: '2', ...experience }),
  },
  '/api/opentable/lock-availability': {
    body: (random) => {
      const at = evening(random)
      const [year, month, day] = at.slice(0, 10).split('-').map(Number)
      return {
        restaurant_id: place(random),
        party_size: '2',
        date_time: at,
        reservation_attribute: 'default',
        selected_date: { year, month, day },
        selected_time: at.slice(11),
        ...(random.percent(20) ? experience : {}),
      }
    },
  },
  '/api/opentable/release': {
    body: (random) => ({ restaurant_id: place(random), reservation_token: HELD }),
  },
  '/api/opentable/reserve': {
    body: (random) => ({
      restaurant_id: place(random),
      reservation_token: HELD,
      first_name: 'Ida',
      last_name: 'Marsh',
      email_address: 'ida@example.com',
      phone_number: '604-555-0123',
      phone_country_code: 'CA',
      reservation_attribute: 'default',
      special_request: 'Occasion: Birthday',
      restaurant_email_marketing_opt_in: false,
      is_third_party: false,
      ...(random.percent(20) ? experience : { experience_id: null, experience_version: null }),
      ...(random.percent(20)
        ? {
            credit_card: {
              token: 'tok_1',
              last4: '4242',
              payment_method: 'pm_1',
              setup_intent: 'seti_1',
              payment_intent: 'pi_1',
            },
          }
        : {}),
    }),
  },
  '/api/stripe/get-card-tokens': {
    body: () => ({
      name_on_card: 'Ida Marsh',
      card_number: '4242424242424242',
      card_month: '12',
      card_year: '2039',
      card_cvc: '123',
      zip_code: 'V6B 1A1',
    }),
  },
  '/api/stripe/webhook': { body: () => ({ id: 'evt_1', type: 'payment_intent.succeeded' }) },
  '/api/text-messages/inbound': { posted: { From: '+16045550147', Body: 'STOP' } },
  '/api/text-messages/status': {
    posted: { MessageStatus: 'delivered' },
    query: { key: 'text_confirmation:1' },
  },
  '/api/recaptcha': {
    body: () => ({ token: 'made up', action: 'newsletter', started: 'x.y', trap: '' }),
    query: { action: 'newsletter' },
  },
  '/api/newsletter': {
    pass: 'newsletter',
    body: (random) => ({
      submission: uuid(random),
      firstname: 'Ida',
      lastname: 'Marsh',
      email: mail(random),
      birthMonth: 5,
      location: place(random),
    }),
  },
  '/api/bulk-gift-card-apply': {
    pass: 'bulk_gift_cards',
    body: (random) => ({
      ...person,
      businessName: 'Marsh & Daughters',
      businessAddress: '1 Water Street',
      city: 'Vancouver',
      province: 'BC',
      website: 'https://example.com',
      toEmail: 'gifts@saltwood.example',
      submission: uuid(random),
    }),
  },
  '/api/group-bookings': {
    pass: 'group_booking',
    body: (random) => ({
      ...person,
      location: place(random),
      date: evening(random).slice(0, 10),
      partySize: '24',
      message: 'Fifty years.\nTwo cakes.',
      submission: uuid(random),
    }),
  },
  '/api/careers-apply': {
    pass: 'careers',
    form: (random) => ({
      ...person,
      name: 'Ida Marsh',
      phone: person.tel,
      submission: uuid(random),
      location: place(random),
      position: 'Culinary',
      toEmail: '',
      file: Buffer.from('%PDF-1.4\n%%EOF\n'),
    }),
  },
  '/my/reservations/[token]/cancel': { posted: { cost: '100' } },
  '/my/reservations/[token]/mail': { posted: {} },
  '/my/reservations/[token]/move': {
    posted: { people: '2', at: `${today}T19:00`, seating: 'default', version: '1' },
  },
  '/my/alerts/[token]/stop': { posted: {} },
  '/my/newsletter/[token]/confirm': { posted: {} },
  '/my/newsletter/[token]/unsubscribe': { posted: { 'List-Unsubscribe': 'One-Click' } },
  '/test-bank/[question]/answer': { posted: { answer: 'complete' } },
  '/my/reservations/[token]/change': {
    query: { people: '2', date: today, time: '19:00', at: `${today}T19:00`, trouble: 'price' },
  },
  '/locations': { query: { country: 'CA', region: 'BC', near: 'Vancouver', page: '2' } },
  '/locations/[uid]/menu': { query: { diet: 'vegan', allergen: 'nuts' } },
  '/news': { query: { page: '2' } },
  '/preview': { query: { documentId: 'pages:1', token: 'x' } },
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
