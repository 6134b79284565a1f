import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { PublicHours } from '#booking-engine/settings/opening-hours.ts'
import { getAlternatives } from '#lib/api-contract/booking/get-alternatives.ts'
import { getAvailability } from '#lib/api-contract/booking/get-availability.ts'
import { getBookingInfo } from '#lib/api-contract/booking/get-booking-info.ts'
import { getExperiences } from '#lib/api-contract/booking/get-experiences.ts'
import { getTotal } from '#lib/api-contract/booking/get-total.ts'
import { lockAvailability } from '#lib/api-contract/booking/lock-availability.ts'
import { notifyMe } from '#lib/api-contract/booking/notify-me.ts'
import { release } from '#lib/api-contract/booking/release.ts'
import { reserve } from '#lib/api-contract/booking/reserve.ts'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import { addDays } from '#lib/time/dates.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { smallHouse, tasting } from '#tests/support/booking.ts'
import { freshPass } from '#tests/support/form-pass.ts'
import { expectDescribed } from '#tests/support/openapi.ts'
import { checkBot } from '../../src/app/api/calls/bot-check.ts'

const location = {
  id: 7,
  uid: 'burrard',
  timeZone: 'America/Vancouver',
  country: 'CA',
  bookingProvider: 'house',
  vendorLocationId: null,
  comingSoon: false,
}
const HOURS: PublicHours = {
  weekly: Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ opens: '17:00', closes: '23:00' }]]),
  ) as PublicHours['weekly'],
  holidays: [],
  closure: null,
}
/** What editors have entered of the tasting. */
const PRESENTED = {
  picture: {
    ...{ alt: 'A fire', width: 1600, height: 1067, focalX: 50, focalY: 45, src: '/media/oven.jpg' },
    sources: [],
  },
  ...{ includes: ['Seven courses', 'Bread'], suits: 'Two', minutes: 120 },
}
const known: Record<string, object> = {
  burrard: { ...location, hours: HOURS },
  halifax: { ...location, uid: 'halifax', comingSoon: true },
  'pike-street': { ...location, uid: 'pike-street', bookingProvider: 'opentable' },
  pearl: { ...location, uid: 'pearl', bookingProvider: 'link' },
  kits: { ...location, id: 8, uid: 'kits' },
  yaletown: { ...location, id: 9, uid: 'yaletown', experiences: { tasting: PRESENTED } },
  granville: { ...location, id: 10, uid: 'granville', phoneNumber: '604-555-0177' },
  closing: { ...location, id: 11, uid: 'closing' },
}
vi.mock('#data/locations/booking-locations.ts', () => ({
  findBookableLocation: async (rid: string) => known[rid] ?? null,
}))

const summary = (uid: string, latitude: number) => ({
  ...{ id: latitude, uid, title: uid.toUpperCase(), isFlagship: uid === 'burrard' },
  coordinates: { latitude, longitude: -123 },
})
vi.mock('#data/locations/locations.ts', () => ({
  readLocations: async () => [
    summary('burrard', 49.2),
    summary('pearl', 49.21),
    summary('kits', 49.22),
    { ...summary('seattle', 47.6), isFlagship: true },
  ],
}))

vi.mock('#data/locations/location-hours.ts', () => ({ readHours: async () => HOURS }))

type Context = { params: Promise<Record<string, string>> }
type Route = Record<'POST' | 'GET', (request: Request, context: Context) => Promise<Response>>
const nothing: Context = { params: Promise.resolve({}) }
const routes = {} as Record<string, Route>
const contracts: Record<string, ApiCall> = {
  availability: getAvailability,
  alternatives: getAlternatives,
  notify: notifyMe,
  experiences: getExperiences,
  total: getTotal,
  hold: lockAvailability,
  reserve,
  release,
  check: checkBot,
}
let day = addDays(new Date().toISOString().slice(0, 10), 10)

beforeAll(async () => {
  process.env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'tableside-http-'))
  process.env.TABLESIDE_SECRET = 'a secret of at least 32 characters, for tests'
  process.env.PUBLIC_URL = 'https://saltwood.example'
  process.env.DATABASE_URL = ''
  routes.availability = await import('../../src/app/api/opentable/get-availability/route.ts')
  routes.alternatives = await import('../../src/app/api/opentable/get-alternatives/route.ts')
  routes.notify = await import('../../src/app/api/opentable/notify-me/route.ts')
  routes.experiences = await import('../../src/app/api/opentable/get-experiences/route.ts')
  routes.total = await import('../../src/app/api/opentable/get-total/route.ts')
  routes.hold = await import('../../src/app/api/opentable/lock-availability/route.ts')
  routes.reserve = await import('../../src/app/api/opentable/reserve/route.ts')
  routes.release = await import('../../src/app/api/opentable/release/route.ts')
  routes.check = await import('../../src/app/api/recaptcha/route.ts')
  routes.booking = await import('../../src/app/api/locations/[uid]/booking/route.ts')
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const settings = smallHouse(1, { emailRequired: true, specialRequestLimit: 75 })
  for (const id of ['7', '8'])
    expect(await (await bookingEngine()).saveSettings(id, settings)).toMatchObject({ ok: true })
  const prepaid = { ...tasting, code: 'fireside', prepaymentRequired: true }
  const closing = smallHouse(1, { openingHours: HOURS })
  expect(await (await bookingEngine()).saveSettings('11', closing)).toMatchObject({ ok: true })
  const serving = { ...smallHouse(2), experiences: [tasting, prepaid] }
  expect(await (await bookingEngine()).saveSettings('9', serving)).toMatchObject({ ok: true })
  const limited = smallHouse(60, { bookingLimits: { phone: { check: 1, most: 2 } } })
  expect(await (await bookingEngine()).saveSettings('10', limited)).toMatchObject({ ok: true })
})

const evening = () => {
  day = addDays(day, 1)
  return `${day}T19:00`
}

/** Calls a route as the front does, from one address. */
async function call(name: string, body: unknown, init: RequestInit & { address?: string } = {}) {
  const { address = null, headers, ...rest } = init
  const request = new Request(`https://saltwood.example/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...rest,
  })
  const context = { requestId: 'request-1', address, draft: null, validUntil: Infinity }
  const route = routes[name]
  const contract = contracts[name]
  if (!route || !contract) throw new Error(name)
  const response = await withRenderContext(context, () => route.POST(request, nothing))
  await expectDescribed(contract, response)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const holdBody = (at: string) => ({
  restaurant_id: 'burrard',
  party_size: '2',
  date_time: at,
  reservation_attribute: 'default',
  selected_date: { year: 2027, month: 3, day: 1 },
  selected_time: '19:00',
})
const guest = {
  restaurant_id: 'burrard',
  first_name: 'Ida',
  last_name: 'Marsh',
  email_address: 'ida@example.com',
  phone_number: '604-555-0123',
  phone_country_code: 'CA',
  reservation_attribute: 'default',
  special_request: 'Occasion: Birthday',
  restaurant_email_marketing_opt_in: false,
  is_third_party: false,
}

const COOKIE = /^tableside-visitor=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/
const cookieOf = (headers: Headers | undefined) => headers?.get('set-cookie')?.split(';')[0] ?? ''
const bookingInfo = async (headers: HeadersInit = {}) => {
  const info = await routes.booking?.GET(new Request('https://x.example', { headers }), {
    params: Promise.resolve({ uid: 'burrard' }),
  })
  return info && expectDescribed(getBookingInfo, info)
}

describe('the booking routes (spec:api.booking-calls)', () => {
  test('availability answers times, types and attributes below `response`', async () => {
    const at = evening()
    const query = { rid: 'burrard', startDateTime: at, partySize: 2 }
    const { status, body } = await call('availability', query)
    expect(status).toBe(200)
    expect(body.response.no_availability_reasons).toEqual([])
    expect(body.response.times).toContain(at)
    expect(body.response.times_available[0]).toEqual({
      time: `${day}T17:00`,
      availabilityType: ['Standard'],
      attribute: ['default'],
    })
    const tooMany = await call('availability', { ...query, partySize: '20' })
    expect(tooMany.body.response).toEqual({
      no_availability_reasons: ['AboveMaxPartySize'],
      times_available: [],
      times: [],
    })
  })

  test('alternatives are times of that day, of the next days, and of neighbours booked here', async () => {
    const at = evening()
    const early = { rid: 'burrard', startDateTime: `${day}T13:00`, partySize: 2 }
    const { status, body } = await call('alternatives', early)
    expect(status).toBe(200)
    const none = { before: null, days: [], nearby: [], notifies: false }
    expect(body.response).toEqual({ ...none, after: `${day}T17:00` })
    const full = await call('alternatives', { ...early, startDateTime: at })
    expect(full.body.response.days[0]).toBe(`${addDays(day, 1)}T19:00`)
    expect(full.body.response.nearby).toEqual([{ uid: 'kits', title: 'KITS', time: at }])
  })

  test('there are no experiences, and that is a list', async () => {
    const { status, body } = await call('experiences', { rid: 'burrard' })
    expect([status, body]).toEqual([200, { response: { data: [] } }])
  })

  test('experiences have price, version and add-ons; what wants a card is out of sight', async () => {
    const { status, body } = await call('experiences', { rid: 'yaletown' })
    expect(status).toBe(200)
    const amount = (min_unit_amount: number) => {
      return { min_unit_amount, multiplier: 100, currency: 'CAD' }
    }
    expect(body.response.data).toEqual([
      {
        ...{ experience_id: 'tasting', version: 1, name: 'Tasting menu' },
        description: 'Seven courses from the coast',
        ...PRESENTED,
        price_per_cover: { ...amount(12_500), pre_payment_required: false },
        price_per_party: null,
        add_ons_summary: { count: 1 },
        add_ons: {
          groups: [
            {
              items: [
                {
                  ...{ item_id: 'oysters', name: 'Oysters to begin', description: '' },
                  price_per_item: amount(2_400),
                  max_per_reservation: 4,
                },
              ],
            },
          ],
        },
      },
    ])
    const query = { rid: 'yaletown', startDateTime: evening(), partySize: 2 }
    const found = await call('availability', query)
    expect(found.body.response.times_available[0]).toEqual({
      time: `${day}T17:00`,
      availabilityType: ['Standard', 'Experience'],
      attribute: ['default'],
      experience_ids: ['tasting'],
    })
    const fireside = { experience_id: 'fireside', experience_version: 1 }
    const wanted = { ...holdBody(evening()), restaurant_id: 'yaletown', ...fireside }
    const refused = await call('hold', wanted)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'card_required'])
  })

  test('an experience is totalled, held and reserved with its add-ons', async () => {
    const experience = { experience_id: 'tasting', experience_version: '1' }
    const add_ons = [
      { item_id: 'oysters', quantity: 2 },
      { item_id: 'moon', quantity: 0 },
    ]
    const order = { rid: 'yaletown', party_size: 2, ...experience, add_ons }
    const total = await call('total', order)
    expect([total.status, total.body.response]).toEqual([
      200,
      {
        ...{ currency: 'CAD', multiplier: 100, experience: 25_000, add_ons: 4_800 },
        ...{ fees: 2_980, taxes: 1_639, tip: 0, total: 34_419, due: 0 },
      },
    ])
    const five = await call('total', { ...order, add_ons: [{ item_id: 'oysters', quantity: 5 }] })
    expect([five.status, five.body.error]).toMatchObject([
      422,
      { code: 'unknown_add_on', fields: [{ path: 'add_ons' }] },
    ])
    for (const wrong of [{ party_size: 0 }, { add_ons: 'all' }, { experience_id: null }]) {
      expect((await call('total', { ...order, ...wrong })).status).toBe(422)
    }
    const place = { restaurant_id: 'yaletown', ...experience }
    const old = await call('hold', { ...holdBody(evening()), ...place, experience_version: 7 })
    expect([old.status, old.body.error.code]).toEqual([422, 'unknown_experience'])
    const hold = await call('hold', { ...holdBody(evening()), ...place })
    const { reservation_token } = hold.body.response
    const send = (change: object) =>
      call('reserve', { ...guest, ...place, reservation_token, ...change })
    const most = await send({ add_ons: [{ item_id: 'oysters', quantity: 5 }] })
    expect([most.status, most.body.error.code]).toEqual([422, 'unknown_add_on'])
    const made = await send({ add_ons })
    expect(made.body).toMatchObject({
      success: true,
      response: { total: { min_unit_amount: 34_419, multiplier: 100, currency: 'CAD' } },
    })
  })

  test('a guest holds, reserves and gets a manage link; a second submit gets the same', async () => {
    const at = evening()
    const before = Date.now()
    const hold = await call('hold', holdBody(at))
    expect(hold.status).toBe(200)
    expect(hold.headers.get('set-cookie')).toMatch(COOKIE)
    const { expires_at, reservation_token } = hold.body.response
    expect(expires_at).toMatch(/Z$/)
    expect(Date.parse(expires_at)).toBeGreaterThan(before + 4 * 60_000)
    const first = await call('reserve', { ...guest, reservation_token })
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ success: true, paymentFailed: false })
    expect(first.body.response.manage_reservation_url).toMatch(
      /^https:\/\/saltwood\.example\/my\/reservations\/[\w-]{22}$/,
    )
    expect((await call('reserve', { ...guest, reservation_token })).body).toEqual(first.body)
    const other = await call('reserve', { ...guest, reservation_token, first_name: 'Eve' })
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
  })

  test('a taken slot is a 409 with a stable code; the own hold is free again for its visitor', async () => {
    const at = evening()
    const hold = await call('hold', holdBody(at))
    const cookie = hold.headers.get('set-cookie')?.split(';')[0] ?? ''
    const taken = await call('hold', holdBody(at))
    expect(taken.status).toBe(409)
    expect(taken.body).toMatchObject({ error: { code: 'slot_taken' }, requestId: 'request-1' })
    expect((await call('hold', holdBody(at), { headers: { cookie } })).status).toBe(200)
    const old = { ...guest, reservation_token: hold.body.response.reservation_token }
    const lost = await call('reserve', old)
    expect(lost.status).toBe(409)
    expect(lost.body).toMatchObject({
      success: false,
      paymentFailed: false,
      error: { code: 'hold_lost' },
    })
  })

  test('release frees the table, and never complains', async () => {
    const at = evening()
    const { reservation_token } = (await call('hold', holdBody(at))).body.response
    const body = { restaurant_id: 'burrard', reservation_token }
    expect((await call('release', body)).status).toBe(200)
    expect((await call('release', body)).status).toBe(200)
    expect((await call('hold', holdBody(at))).status).toBe(200)
  })

  test('what the guest got wrong stands at its field, and the hold is still good', async () => {
    const { reservation_token } = (await call('hold', holdBody(evening()))).body.response
    const send = (change: object) => call('reserve', { ...guest, reservation_token, ...change })
    const cases: [object, string][] = [
      [{ email_address: '' }, 'email_address'],
      [{ email_address: 'ida@' }, 'email_address'],
      [{ phone_number: 'call me' }, 'phone_number'],
      [{ first_name: ' ' }, 'first_name'],
      [{ special_request: 'x'.repeat(76) }, 'special_request'],
    ]
    for (const [change, field] of cases) {
      const { status, body } = await send(change)
      expect([status, body.success, body.error.fields[0].path]).toEqual([422, false, field])
    }
    expect((await send({})).status).toBe(200)
  })

  test('who holds more than a browser or a network needs is asked for a pass of the bot check, and not refused', async () => {
    const body = { ...holdBody(evening()), restaurant_id: 'granville' }
    const hold = (pass?: string) =>
      call('hold', body, {
        address: '203.0.113.9',
        ...(pass ? { headers: { 'x-form-pass': pass } } : {}),
      })
    const statuses = new Set<number>()
    for (let n = 0; n < 50; n++) statuses.add((await hold()).status)
    expect([...statuses]).toEqual([200])
    const refused = await hold()
    expect([refused.status, refused.body.error.code]).toEqual([403, 'bot_check'])
    expect((await hold('forged')).status).toBe(403)
    const pass = await freshPass('reservation')
    expect((await hold(pass)).status).toBe(200)
    // A pass counts once, and one of another form counts not at all.
    expect((await hold(pass)).status).toBe(403)
    expect((await hold(await freshPass('newsletter'))).status).toBe(403)
  })

  test('who begins a form is known by the same cookie as who looks for a table', async () => {
    const begin = (headers: HeadersInit = {}) => {
      const url = 'https://saltwood.example/api/recaptcha?action=careers'
      return routes.check?.GET(new Request(url, { headers }), nothing)
    }
    const first = await begin()
    expect(first?.headers.get('set-cookie')).toMatch(COOKIE)
    const again = await begin({ cookie: cookieOf(first?.headers) })
    expect(again?.headers.get('set-cookie')).toBeNull()
  })

  test('beyond the first limit reserve asks for a pass, beyond the second it refuses with the telephone number', async () => {
    const book = async (pass?: string) => {
      const place = { restaurant_id: 'granville' }
      const hold = await call('hold', { ...holdBody(evening()), ...place })
      const { reservation_token } = hold.body.response
      const body = { ...guest, ...place, reservation_token }
      return call('reserve', body, pass ? { headers: { 'x-form-pass': pass } } : {})
    }
    expect((await book()).status).toBe(200)
    const asked = await book()
    expect(asked).toMatchObject({
      status: 403,
      body: { success: false, paymentFailed: false, error: { code: 'bot_check' } },
    })
    expect((await book(await freshPass('reservation'))).status).toBe(200)
    const refused = await book(await freshPass('reservation'))
    expect([refused.status, refused.body.error.code]).toEqual([409, 'too_many_bookings'])
    expect(refused.body.error.message).toContain('604-555-0177')
  })

  test('nobody is promised a mail where none leaves, or without an address', async () => {
    const wish = { rid: 'burrard', startDateTime: evening(), partySize: 2 }
    const asked = await call('notify', { ...wish, email_address: 'ida@example.com' })
    expect([asked.status, asked.body.error.code]).toEqual([503, 'unavailable'])
    const nameless = await call('notify', { ...wish, email_address: 'ida' })
    expect(nameless.status).toBe(422)
    expect(nameless.body.error.fields).toMatchObject([{ path: 'email_address' }])
  })

  test.each(['04:00', '16:30', '23:30'])(
    'nobody waits for a table at %s, when the restaurant is closed',
    async (time) => {
      const startDateTime = evening().replace('19:00', time)
      const wish = { rid: 'closing', startDateTime, partySize: 2 }
      const asked = await call('notify', { ...wish, email_address: 'ida@example.com' })
      expect([asked.status, asked.body.error.code]).toEqual([409, 'closed'])
      const { response } = (await call('alternatives', wish)).body
      expect(response.notifies).toBe(false)
    },
  )

  test('where the provider does not say when it is open, its public hours do', async () => {
    const { mayWait } = await import('../../src/app/api/opentable/may-wait.ts')
    const silent = { seatsAround: async () => ({ ok: true, value: null }) }
    const place = { location: { ...location, id: '7' }, provider: silent } as never
    expect(await mayWait(place, evening())).toBe(true)
    expect(await mayWait(place, evening().replace('19:00', '04:00'))).toBe(false)
  })

  // ASVS 2.2.1
  test('bad input: 400, 404, 405, 413, 415, 422, never a 500', async () => {
    for (const name of [
      'availability',
      'alternatives',
      'notify',
      'experiences',
      'hold',
      'reserve',
      'release',
    ]) {
      const json = { headers: { 'content-type': 'text/plain' } }
      expect((await call(name, '{}', json)).status, name).toBe(415)
      expect((await call(name, '{')).status, name).toBe(400)
      expect((await call(name, '{}')).status, name).toBe(422)
      expect((await call(name, `"${'x'.repeat(70_000)}"`)).status, name).toBe(413)
      const get = await routes[name]?.GET(new Request('https://x.example'), nothing)
      expect([get?.status, get?.headers.get('allow')], name).toEqual([405, 'POST'])
    }
    const query = { rid: 'nowhere', startDateTime: evening(), partySize: 2 }
    expect((await call('availability', query)).status).toBe(404)
    for (const startDateTime of ['2027-02-30T19:00', 'tonight', '2027-05-01T19:00Z', 7, null]) {
      const { status, body } = await call('availability', { ...query, startDateTime })
      expect([status, body.error.fields[0].path]).toEqual([422, 'startDateTime'])
    }
  })

  // ASVS 1.4.2
  test('no date, however far, and no control character is a 500', async () => {
    const query = { rid: 'burrard', partySize: 2 }
    for (const at of ['0000-01-01T19:00', '9999-12-31T19:00']) {
      const found = await call('availability', { ...query, startDateTime: at })
      expect([found.status, found.body.response.times]).toEqual([200, []])
      expect((await call('hold', holdBody(at))).status).toBe(409)
    }
    const bad = 'a\u0000b'
    const { reservation_token } = (await call('hold', holdBody(evening()))).body.response
    const booking = { ...guest, reservation_token }
    const cases: [string, object, string][] = [
      ['availability', { ...query, startDateTime: evening(), rid: bad }, 'rid'],
      ['experiences', { rid: bad }, 'rid'],
      ['hold', { ...holdBody(evening()), restaurant_id: bad }, 'restaurant_id'],
      ['hold', { ...holdBody(evening()), reservation_attribute: bad }, 'reservation_attribute'],
      ['release', { restaurant_id: 'burrard', reservation_token: bad }, 'reservation_token'],
      ['reserve', { ...booking, reservation_token: bad }, 'reservation_token'],
      ['reserve', { ...booking, first_name: bad }, 'first_name'],
      ['reserve', { ...booking, last_name: 'Marsh\nBcc: x' }, 'last_name'],
      ['reserve', { ...booking, email_address: 'a\u0000b@example.com' }, 'email_address'],
      ['reserve', { ...booking, phone_number: '604\u0000555 0123' }, 'phone_number'],
      ['reserve', { ...booking, special_request: bad }, 'special_request'],
    ]
    for (const [name, body, field] of cases) {
      const answer = await call(name, body)
      expect([name, answer.status, answer.body.error.fields[0].path]).toEqual([name, 422, field])
    }
    const note = { ...booking, special_request: 'by the window\r\n\tthank you' }
    expect((await call('reserve', note)).status).toBe(200)
  })

  test('what is too long says how long it may be, in words for the guest', async () => {
    const booking = { ...guest, reservation_token: 'x' }
    const messages: unknown[] = []
    for (const change of [
      { first_name: 'x'.repeat(81) },
      { phone_number: '6'.repeat(41) },
      { email_address: `${'x'.repeat(250)}@example.com` },
      { special_request: 'x'.repeat(1001) },
    ]) {
      messages.push((await call('reserve', { ...booking, ...change })).body.error.fields[0].message)
    }
    expect(messages).toEqual([
      'must have at most 80 characters',
      'must have at most 40 characters',
      'is too long',
      'must have at most 1000 characters',
    ])
  })

  test.each([true, [3], ['2'], '0x10', '1e1', ' 2', '2.0', 2.5, '', null, {}, -2, '٣'])(
    '%j is no party size (spec:api.party-size), and is said so in plain words',
    async (size) => {
      const asked = { rid: 'burrard', startDateTime: evening(), partySize: size }
      const held = { ...holdBody(evening()), party_size: size }
      for (const [name, body, path] of [
        ['availability', asked, 'partySize'],
        ['alternatives', asked, 'partySize'],
        ['notify', { ...asked, email_address: 'ida@example.com' }, 'partySize'],
        ['hold', held, 'party_size'],
      ] as const) {
        const { status, body: said } = await call(name, body)
        expect([name, status]).toEqual([name, 422])
        expect(said.error.fields).toEqual([{ path, message: 'must be a number of guests' }])
      }
    },
  )

  test('plain digits are a party size, and an id is one in digits, too', async () => {
    const asked = { rid: 'burrard', startDateTime: evening(), partySize: '2' }
    expect((await call('availability', asked)).status).toBe(200)
    expect((await call('hold', { ...holdBody(evening()), party_size: 2 })).status).toBe(200)
    expect((await call('experiences', { rid: 7 })).status).toBe(404)
    for (const rid of [true, [7], ['burrard'], { uid: 'burrard' }, 7.5, null]) {
      const { status, body } = await call('experiences', { rid })
      expect([rid, status, body.error.fields[0].path]).toEqual([rid, 422, 'rid'])
    }
  })

  test('a telephone number that is none is reported together with the other fields', async () => {
    const wrong = { phone_number: 'call me', first_name: '', email_address: 'ida@', last_name: 5 }
    const { status, body } = await call('reserve', { ...guest, reservation_token: 'x', ...wrong })
    expect(status).toBe(422)
    const said = body.error.fields.map(({ path, message }: Record<string, string>) => [
      path,
      message,
    ])
    expect(Object.fromEntries(said)).toEqual({
      first_name: 'is required',
      last_name: 'must be text',
      email_address: 'must be a valid email',
      phone_number: 'must be a phone number',
    })
  })

  test('a guest’s name and wish turn no direction, where they are read', async () => {
    const { reservation_token } = (await call('hold', holdBody(evening()))).body.response
    const hidden = { first_name: '\u202EadI\u2066', special_request: 'by the \u202Ewindow' }
    const { body } = await call('reserve', { ...guest, reservation_token, ...hidden })
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const token = body.response.manage_reservation_url.split('/').at(-1)
    const found = await (await bookingEngine()).find(token)
    if (!found.ok) throw new Error(found.code)
    const kept = JSON.stringify(found.value)
    expect(kept).toContain('adI')
    expect(kept).toContain('by the window')
    expect(kept).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  })

  // ASVS 2.2.3
  test('an attribute that nobody offers is a 422 at its field', async () => {
    const hold = await call('hold', { ...holdBody(evening()), reservation_attribute: 'moon' })
    expect([hold.status, hold.body.error.code]).toEqual([422, 'unknown_attribute'])
    expect(hold.body.error.fields[0].path).toBe('reservation_attribute')
  })

  test('a visitor is known before the first hold, whose repetition takes no second table', async () => {
    const at = evening()
    const info = await bookingInfo()
    expect(info?.headers.get('set-cookie')).toMatch(COOKIE)
    const query = { rid: 'burrard', startDateTime: at, partySize: 2 }
    expect((await call('availability', query)).headers.get('set-cookie')).toMatch(COOKIE)
    const headers = { cookie: cookieOf(info?.headers) }
    expect((await bookingInfo(headers))?.headers.get('set-cookie')).toBeNull()
    for (let attempt = 0; attempt < 2; attempt++) {
      const hold = await call('hold', holdBody(at), { headers })
      expect([hold.status, hold.headers.get('set-cookie')]).toEqual([200, null])
    }
  })

  test('an Idempotency-Key counts to its last character', async () => {
    for (const end of ['a', 'b']) {
      const { reservation_token } = (await call('hold', holdBody(evening()))).body.response
      const headers = { 'idempotency-key': 'x'.repeat(250) + end }
      const booked = await call('reserve', { ...guest, reservation_token }, { headers })
      expect(booked.status).toBe(200)
    }
  })

  test('a booked hold sent under another key answers with its booking', async () => {
    const { reservation_token } = (await call('hold', holdBody(evening()))).body.response
    const send = (key: string, change: object = {}) => {
      const headers = { 'idempotency-key': key }
      return call('reserve', { ...guest, reservation_token, ...change }, { headers })
    }
    const first = await send('one tab')
    expect(first.status).toBe(200)
    expect((await send('the other tab')).body).toEqual(first.body)
    const other = await send('somebody else', { last_name: 'Else' })
    expect([other.status, other.body.error.code]).toEqual([422, 'key_reused'])
  })

  test('a location that takes no bookings here says which it is', async () => {
    const ask = async (rid: string) => {
      const { status, body } = await call('experiences', { rid })
      return [status, body.error.code]
    }
    expect(await ask('halifax')).toEqual([409, 'not_open_yet'])
    expect(await ask('pearl')).toEqual([409, 'booked_elsewhere'])
    expect(await ask('pike-street')).toEqual([502, 'provider_unavailable'])
  })

  test('GET /api/locations/{uid}/booking tells the form what it must know, uncached', async () => {
    const before = Date.now()
    const response = await bookingInfo()
    expect(response?.headers.get('cache-control')).toContain('no-store')
    const body = await response?.json()
    expect(body).toMatchObject({
      uid: 'burrard',
      rid: 'burrard',
      provider: 'house',
      country: 'CA',
      timeZone: 'America/Vancouver',
      horizonDays: 90,
      closedDays: [],
      hours: HOURS,
      minParty: 1,
      maxParty: 2,
      emailRequired: true,
      noteLength: 75,
      requestAsTyped: false,
      botCheck: true,
      lastTime: '23:45',
      cardMode: 'none',
    })
    expect(Date.parse(body.serverTime)).toBeGreaterThan(before - 60_000)
    expect(Date.parse(body.serverTime)).toBeLessThan(Date.now() + 60_000)
    expect(addDays(body.today, 90)).toBe(body.lastDay)
  })
})
