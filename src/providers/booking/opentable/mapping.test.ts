import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vendorEnv } from '../../../env.ts'
import type { ReserveRequest } from '../contract.ts'
import { availabilityOf, availabilityPath, outsideHorizon } from './availability.ts'
import { createBookingAttempts, requestIdOf } from './booking-attempts.ts'
import { accountOf, variables } from './env.ts'
import { failureOf } from './errors.ts'
import { experiencesOf } from './experiences.ts'
import { paragraphsOf } from './policies.ts'
import { createSealedTokens } from './sealed-tokens.ts'
import {
  availabilityReply,
  experiencesReply,
  lockReply,
  policiesReply,
  reservationReply,
} from './wire.ts'

const seals = createSealedTokens(['a secret of at least 32 characters, for tests'])
const minute = fc.integer({ min: 0, max: 2_000_000 }).map((n) => Date.UTC(2027, 0) + n * 60_000)
const wallTime = minute.map((ms) => new Date(ms).toISOString().slice(0, 16))
const attribute = fc.constantFrom('default', 'bar', 'highTop', 'hightop', 'counter', 'outdoor')
const type = fc.constantFrom('Standard', 'Experience', 'Private')
const area = fc.record({ id: fc.nat(), attributes: fc.array(attribute, { maxLength: 3 }) })
const kind = fc.record({ type, dining_area: fc.array(area, { maxLength: 3 }) })
const reply = fc.record({
  rid: fc.nat(),
  times_available: fc.array(
    fc.record({ time: wallTime, availability_types: fc.array(kind, { maxLength: 3 }) }),
    { maxLength: 20 },
  ),
  no_availability_reasons: fc.array(fc.constantFrom('SameDayCutoff', 'NotActive', 'New reason')),
})
const slot = fc.record({
  rid: fc.stringMatching(/^\d{1,9}$/),
  token: fc.string({ minLength: 1 }),
  at: wallTime,
  party: fc.integer({ min: 1, max: 20 }),
  attribute,
  experience: fc.constant(null),
})

/** The same value with the other spelling of its names that OpenTable's samples have. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase)
  if (value === null || typeof value !== 'object') return value
  const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(value).map(([n, v]) => [camel(n), inCamelCase(v)]))
}

describe('replies are read leniently', () => {
  test('both spellings of names mean the same', () => {
    fc.assert(
      fc.property(reply, (said) => {
        const camel = availabilityReply.parse(inCamelCase(said))
        expect(camel).toEqual(availabilityReply.parse(said))
      }),
    )
  })

  test('unknown fields, and any JSON at all, are no exception', () => {
    const anywhere = fc.oneof(fc.jsonValue(), fc.record({ times_available: fc.jsonValue() }))
    fc.assert(
      fc.property(anywhere, fc.jsonValue(), (said, more) => {
        for (const shape of [availabilityReply, experiencesReply, lockReply, reservationReply]) {
          expect(() => shape.safeParse(said)).not.toThrow()
        }
        expect(failureOf({ status: 409, body: said }).kind).toMatch(/^[a-z_]+$/)
        const known = { reservation_token: 'a', expires_at: null }
        expect(lockReply.parse({ ...known, more })).toEqual(known)
      }),
    )
  })

  test('one entry that cannot be read does not hide the others', () => {
    const good = { time: '2027-03-05T19:00', availability_types: [] }
    const read = availabilityReply.parse({ times_available: [{ time: 7 }, null, good] })
    expect(read.times_available).toEqual([good])
  })

  test('an expiry without a zone is UTC, whatever zone the server is in', () => {
    fc.assert(
      fc.property(minute, fc.boolean(), (ms, zoned) => {
        const text = new Date(ms).toISOString().slice(0, 19)
        const said = { reservation_token: 'a', expires_at: zoned ? `${text}Z` : text }
        expect(lockReply.parse(said).expires_at).toBe(ms)
      }),
    )
    expect(lockReply.parse({ reservation_token: 'a', expires_at: 'soon' }).expires_at).toBeNull()
  })

  test('prices come whole in either spelling, and one for the party is none per person', () => {
    const info = (type: string) => ({
      priceType: type,
      prepaymentRequired: true,
      currencyCode: 'USD',
      multiplier: 100,
      prices: [
        { priceOrder: 2, minUnitAmount: 900 },
        { price_order: 1, min_unit_amount: 5250 },
      ],
    })
    const of = (type: string) => {
      const said = { data: [{ experience_id: 7, bookable: true, price_info: info(type) }] }
      return experiencesOf(experiencesReply.parse(said).data)[0]
    }
    const price = { amount: 5250, currency: 'USD', multiplier: 100 }
    expect(of('PER_PERSON')).toMatchObject({ pricePerCover: price, prepaymentRequired: true })
    expect(of('PER_PARTY')).toMatchObject({
      id: '7',
      version: 1,
      pricePerCover: null,
      pricePerParty: price,
    })
  })
})

describe('add-ons of an experience', () => {
  test('are those of the first group alone (spec:reservations.add-ons-first-group)', () => {
    const item = (id: string) => ({ id, name: id, price_per_item: money })
    const money = { min_unit_amount: 500, multiplier: 100, currency_code: 'USD' }
    const groups = [{ items: [item('wine'), item('bread')] }, { items: [item('cake')] }]
    const said = {
      data: [
        { experience_id: 7, bookable: true, add_ons: { groups } },
        { experience_id: 8, bookable: true },
      ],
    }
    const [first, second] = experiencesOf(experiencesReply.parse(said).data)
    expect(first?.addOns.map(({ id }) => id)).toEqual(['wine', 'bread'])
    expect(second?.addOns).toEqual([])
  })
})

describe('availability in the port’s shape', () => {
  test('is in order, without doubles, in the future, and each time has a table', () => {
    fc.assert(
      fc.property(reply, wallTime, (said, now) => {
        const { times, reasons } = availabilityOf(availabilityReply.parse(said), now, null)
        const list = times.map(({ time }) => time)
        expect(list).toEqual([...new Set(list)].sort())
        for (const { time, types, attributes } of times) {
          expect(time > now).toBe(true)
          expect(types.length).toBeGreaterThan(0)
          expect(attributes.length).toBeGreaterThan(0)
          expect(new Set(attributes).size).toBe(attributes.length)
        }
        expect(reasons.length > 0).toBe(times.length === 0)
      }),
    )
  })

  test('offers every standard table that OpenTable has, and no other, for a standard booking', () => {
    fc.assert(
      fc.property(reply, (said) => {
        const { times } = availabilityOf(availabilityReply.parse(said), '2000-01-01T00:00', null)
        for (const { time, types, attributes } of times.filter((t) =>
          t.types.includes('Standard'),
        )) {
          const entries = said.times_available.filter((entry) => entry.time === time)
          const standard = entries
            .flatMap(({ availability_types }) => availability_types)
            .filter((entry) => entry.type === 'Standard')
            .flatMap(({ dining_area }) => dining_area.flatMap((there) => there.attributes))
          expect(types[0]).toBe('Standard')
          expect(new Set(attributes)).toEqual(new Set(standard))
        }
      }),
    )
  })

  test('ends at 11:30 PM, as the list of times does', () => {
    const types = [{ type: 'Standard', dining_area: [{ id: 1, attributes: ['default'] }] }]
    const found = ['2027-03-05T23:30', '2027-03-05T23:45', '2027-03-06T00:00'].map((time) => ({
      ...{ time, availability_types: types },
    }))
    const read = availabilityReply.parse({ times_available: found })
    const { times } = availabilityOf(read, '2000-01-01T00:00', null)
    expect(times.map(({ time }) => time)).toEqual(['2027-03-05T23:30', '2027-03-06T00:00'])
  })

  test('counts what the visitor holds as free', () => {
    fc.assert(
      fc.property(reply, slot, (said, own) => {
        const { times } = availabilityOf(availabilityReply.parse(said), '2000-01-01T00:00', own)
        const there = times.find(({ time }) => time === own.at)
        expect(there?.types).toContain('Standard')
        expect(there?.attributes).toContain(own.attribute)
      }),
    )
  })

  test('is asked for on the grid of a quarter of an hour, for all kinds of table', () => {
    fc.assert(
      fc.property(wallTime, fc.integer({ min: 1, max: 20 }), (at, party) => {
        const url = new URL(
          availabilityPath('264001', { at, party, cards: false }),
          'https://x.example',
        )
        const start = url.searchParams.get('start_date_time') ?? ''
        expect(start.slice(0, 13)).toBe(at.slice(0, 13))
        expect(['00', '15', '30', '45']).toContain(start.slice(14))
        const behind = Date.parse(`${at}Z`) - Date.parse(`${start}Z`)
        expect(behind).toBeGreaterThanOrEqual(0)
        expect(behind).toBeLessThan(15 * 60_000)
      }),
    )
  })

  test('goes from today at the restaurant to a year ahead', () => {
    // Late on 1 March in Vancouver it is 2 March in Auckland, where the tests run.
    const now = Date.UTC(2027, 2, 2, 6, 30)
    const reach = (at: string) => outsideHorizon(at, 'America/Vancouver', now)
    expect(reach('2027-02-28T23:45')).toBe('InThePast')
    expect(reach('2027-03-01T23:45')).toBeNull()
    expect(reach('2028-02-29T19:00')).toBeNull()
    expect(reach('2028-03-01T19:00')).toBe('OutsideBookingWindow')
  })
})

describe('policies', () => {
  const of = (...messages: [string, string | null][]) =>
    paragraphsOf(
      policiesReply.parse({
        Policies: messages.map(([Message, Code]) => ({ Message, Language: Code && { Code } })),
      }),
    )

  test('are text, in English where there is English, and none where the body is empty', () => {
    const html = '<p>Bring a <b>coat</b> &amp; a hat.</p><br /><br>Until 9&nbsp;PM'
    expect(of([html, 'en'], ['Mantel!', 'de'])).toEqual(['Bring a coat & a hat.', 'Until 9 PM'])
    expect(of(['Mantel!', 'de'])).toEqual(['Mantel!'])
    expect(paragraphsOf(policiesReply.parse(null))).toEqual([])
    expect(paragraphsOf(policiesReply.parse({ policies: 'none' }))).toEqual([])
  })

  test('of any content are never empty paragraphs, nor tags', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<br />', '<p>', '</p>', 'late', ' ', '\n')),
        (parts) => {
          for (const paragraph of of([parts.join(''), 'en'])) {
            expect(paragraph).toMatch(/^late( ?late)*$/)
          }
        },
      ),
    )
  })
})

describe('tokens', () => {
  test('carry what they name, and nothing else opens', () => {
    fc.assert(
      fc.property(slot, fc.nat(), fc.constantFrom('A', 'b', '_'), (held, place, letter) => {
        const token = seals.sealLock(held)
        expect(seals.openLock(token)).toEqual(held)
        expect(seals.openBooking(token)).toBeNull()
        expect(
          createSealedTokens(['another secret, as long as the other']).openLock(token),
        ).toBeNull()
        const at = place % token.length
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        if (changed !== token && !opensTheSame(token, changed)) {
          expect(seals.openLock(changed)).toBeNull()
        }
      }),
    )
  })

  /** The last character of a signature has bits that base64 does not use. */
  function opensTheSame(token: string, changed: string): boolean {
    return token.slice(0, -1) === changed.slice(0, -1)
  }

  test('what is no token opens as nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seals.openLock(text)).toBeNull()
        expect(seals.openBooking(`ot~${text}~${text}`)).toBeNull()
      }),
    )
  })
})

describe('attempts', () => {
  const request = (change: Partial<ReserveRequest> = {}): ReserveRequest => ({
    token: 'lock',
    guest: {
      firstName: 'Ida',
      lastName: 'Marsh',
      email: 'ida@example.com',
      phone: '+16045550123',
      specialRequest: '',
      marketingOptIn: false,
    },
    experience: null,
    addOns: [],
    card: null,
    idempotencyKey: null,
    ...change,
  })

  test('the same attempt has the same request id everywhere, another card or guest another', () => {
    const id = requestIdOf('1', 'slot', request())
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(requestIdOf('1', 'slot', request({ idempotencyKey: 'again' }))).toBe(id)
    const card = { token: 'tok_2', last4: '4242' }
    expect(requestIdOf('1', 'slot', request({ card }))).not.toBe(id)
    const eve = { ...request().guest, firstName: 'Eve' }
    expect(requestIdOf('1', 'slot', request({ guest: eve }))).not.toBe(id)
    expect(requestIdOf('1', 'other slot', request())).not.toBe(id)
  })

  const again = async () => ({ ok: false, code: 'cancelled' }) as const

  test('a second press while the first is under way waits outside', async () => {
    const attempts = createBookingAttempts()
    let finish: (refused: { ok: false; code: 'not_bookable' }) => void = () => {}
    const first = attempts.once(
      '1',
      request(),
      () => new Promise((resolve) => (finish = resolve)),
      again,
    )
    const second = () =>
      attempts.once('1', request(), async () => ({ ok: false, code: 'hold_lost' }), again)
    expect(await second()).toEqual({ ok: false, code: 'in_progress' })
    const other = await attempts.once(
      '1',
      request({ idempotencyKey: 'k' }),
      async () => {
        throw new Error('asked twice')
      },
      again,
    )
    expect(other).toEqual({ ok: false, code: 'in_progress' })
    finish({ ok: false, code: 'not_bookable' })
    expect(await first).toEqual({ ok: false, code: 'not_bookable' })
    expect(await second()).toEqual({ ok: false, code: 'hold_lost' })
  })

  test('a fault of ours frees the attempt', async () => {
    const attempts = createBookingAttempts()
    const broken = attempts.once(
      '1',
      request(),
      async () => {
        throw new Error('a fault')
      },
      again,
    )
    await expect(broken).rejects.toThrow('a fault')
    const next = await attempts.once(
      '1',
      request(),
      async () => ({ ok: false, code: 'hold_lost' }),
      again,
    )
    expect(next).toEqual({ ok: false, code: 'hold_lost' })
  })
})

describe('the account', () => {
  const read = (source: Record<string, string>) => accountOf(vendorEnv(variables, source))
  const key = { OPENTABLE_CLIENT_ID: 'us', OPENTABLE_CLIENT_SECRET: 'secret' }

  test('is at production unless told otherwise, and none without id and secret', () => {
    expect(read({})).toBeNull()
    expect(read({ OPENTABLE_CLIENT_ID: '', OPENTABLE_CLIENT_SECRET: '' })).toBeNull()
    expect(read(key)).toEqual({
      id: 'us',
      secret: 'secret',
      api: 'https://platform.opentable.com',
      oauth: 'https://oauth.opentable.com',
      logo: null,
      cards: null,
    })
    expect(read({ ...key, OPENTABLE_STRIPE_KEY: 'pk_live_1' })?.cards).toEqual({
      ...{ publishableKey: 'pk_live_1', scriptUrl: 'https://js.stripe.com/v3' },
      api: 'https://api.stripe.com',
    })
    const scriptUrl = 'https://js.stripe.com/v3/'
    const slashed = { ...key, OPENTABLE_STRIPE_KEY: 'pk_live_1', STRIPE_JS_URL: scriptUrl }
    expect(read(slashed)?.cards).toMatchObject({ scriptUrl })
    const sandbox = { ...key, OPENTABLE_API_URL: 'https://platform.otqa.com/' }
    expect(read(sandbox)?.api).toBe('https://platform.otqa.com')
  })

  test('in halves, or over an open line, is refused with the name of the variable', () => {
    expect(() => read({ OPENTABLE_CLIENT_ID: 'us' })).toThrow('OPENTABLE_CLIENT_ID')
    const open = { ...key, OPENTABLE_API_URL: 'http://platform.opentable.com' }
    expect(() => read(open)).toThrow('OPENTABLE_API_URL')
    const fake = { ...key, OPENTABLE_OAUTH_URL: 'http://localhost.example' }
    expect(() => read(fake)).toThrow('OPENTABLE_OAUTH_URL')
    const here = { ...key, OPENTABLE_API_URL: 'http://127.0.0.1:4040' }
    expect(read(here)?.api).toBe('http://127.0.0.1:4040')
  })

  test('has its logo on this site, as pages load pictures from nowhere else', () => {
    const logo = '/media/opentable-logo.svg'
    expect(read({ ...key, OPENTABLE_LOGO: logo })?.logo).toBe(logo)
    for (const wrong of ['https://cdn.example/logo.svg', '//cdn.example/logo.svg', '/logo.html']) {
      expect(() => read({ ...key, OPENTABLE_LOGO: wrong })).toThrow('OPENTABLE_LOGO')
    }
  })
})
