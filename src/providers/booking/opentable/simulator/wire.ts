import { EXPERIENCE, type House, LARGEST, type Reservation, utc, wall } from './house.ts'

/** A request as the simulator's handlers see it. */
export type Seen = { rid: string; rest: string; query: URLSearchParams; body: Body }
export type Body = Record<string, unknown>
export type Reply = { status: number; body: unknown }

/** OpenTable's shape of an error. */
export function fault(status: number, message: string, details: object = {}): Reply {
  const errors = [{ message, details }]
  return { status, body: { errors, requestid: crypto.randomUUID() } }
}

/** The gateway's shape of a 404. */
export function nothingAt(path: string): Reply {
  const body = { timestamp: new Date().toISOString(), status: 404, error: 'Not Found' }
  return { status: 404, body: { ...body, message: 'Not Found', path } }
}

const PRICE = 12_500
const ADD_ON_PRICE = 2_400

const ok = (body: unknown, status = 200): Reply => ({ status, body })
const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function search(house: House, { rid, query }: Seen): Reply {
  const party = Number(query.get('party_size'))
  const start = wall(query.get('start_date_time') ?? '')
  if (Number.isNaN(start)) return fault(400, 'start_date_time should not be null')
  const minutes = (name: string) => Number(query.get(name) ?? 0) * 60_000
  const wanted = (query.get('require_attributes') ?? 'default').split(',')
  const slots =
    party > LARGEST
      ? []
      : house.times(start - minutes('backward_minutes'), start + minutes('forward_minutes'))
  const available = slots.flatMap(({ time, attributes }) => {
    const shown = attributes.filter((attribute) => wanted.includes(attribute))
    return shown.length > 0 ? [availableAt(time, shown, query)] : []
  })
  const reason = party > LARGEST ? 'AboveMaxPartySize' : 'NoTimesExist'
  return ok({
    rid: Number(rid),
    party_size: party,
    times: available.map(({ time }) => time),
    times_available: available,
    no_availability_reasons: available.length > 0 ? [] : [reason],
  })
}

function availableAt(time: string, attributes: string[], query: URLSearchParams) {
  const dining_area = attributes.map((attribute, index) => ({
    id: index + 1,
    attributes: [attribute],
    environment: 'Indoor',
  }))
  const types: object[] = [{ type: 'Standard', cancellation_policy: {}, dining_area }]
  if (query.get('include_experiences') === 'true') {
    const areas = dining_area.map((area) => ({ ...area, experience_ids: [EXPERIENCE.id] }))
    types.push({ type: 'Experience', cancellation_policy: {}, dining_area: areas })
  }
  return { time, availability_types: types }
}

export function metadata(): Reply {
  const dining_areas = [{ id: 1, name: 'Dining room', description: 'Dining room' }]
  return ok({ data: { enviroments: ['Indoor'], attributes: ['default', 'bar'], dining_areas } })
}

export function experiences(_house: House, { rid }: Seen): Reply {
  const item = {
    id: '198a5320-78f8-4f52-9f02-dde5c66c7b46',
    name: 'Oysters to begin',
    description: 'Six, on ice',
    max_per_reservation: 4,
    price_per_item: { currency_code: 'CAD', min_unit_amount: ADD_ON_PRICE, multiplier: 100 },
  }
  const experience = {
    experience_id: EXPERIENCE.id,
    version: EXPERIENCE.version,
    rid: Number(rid),
    name: 'Tasting menu',
    description: 'Seven courses from the coast',
    bookable: true,
    currency: 'CAD',
    type: 'Special menu',
    type_enum: 'PRIX_FIXE',
    price_info: {
      priceType: 'PER_PERSON',
      prePaymentRequired: false,
      currencyCode: 'CAD',
      multiplier: 100,
      prices: [{ priceId: 117333, priceTitle: 'Adult', priceOrder: 1, minUnitAmount: PRICE }],
    },
    add_ons: { max_per_reservation: 0, groups: [{ name: 'To begin', items: [item] }] },
    add_ons_summary: { available: 'OPTIONAL', count: 1 },
    experience_images: [],
  }
  return ok({ data: [experience] })
}

/** The bill of the one experience: 10 % service, then 5 % tax on all of it. */
export function total(_house: House, { body }: Seen): Reply {
  if (Number(body.experience_id) !== EXPERIENCE.id) return fault(400, 'experience_id is invalid')
  const items = (body.add_ons ?? []) as { item_id: string; quantity: number }[]
  const prices = (body.party_size_per_price_type ?? []) as { id: number; count: number }[]
  const experience = prices.reduce((sum, { count }) => sum + count * PRICE, 0)
  const addOns = items.reduce((sum, { quantity }) => sum + quantity * ADD_ON_PRICE, 0)
  const fee = Math.round((experience + addOns) / 10)
  const taxes = Math.round((experience + addOns + fee) / 20)
  const sum = {
    item_subtotal_amount: experience,
    add_on_subtotal: addOns,
    service_fee_amount: fee,
    taxes_amount: taxes,
    tip_amount: 0,
    tip_percent: 0,
    total_amount: experience + addOns + fee + taxes,
  }
  const { id, version } = EXPERIENCE
  return ok({ id, version, currency: 'CAD', currency_denominator: 100, totals: [sum] })
}

export function policies(): Reply {
  const Language = { Code: 'en', Region: 'US', IETF: 'en-US' }
  return ok({ Policies: [{ Message: MESSAGE, Type: 'General', Language }] })
}

export function lock(house: House, { body }: Seen): Reply {
  const party = Number(body.party_size)
  if (!party) return fault(400, 'party_size should not be null')
  const at = text(body.date_time)
  if (!at) return fault(400, 'date_time should not be null')
  const attribute = text(body.reservation_attribute) || 'default'
  const locked = house.lock({ at, party, attribute })
  if (!locked) return fault(404, 'SlotNotAvailableError - Failed to obtain a valid slot lock ID')
  return ok({ expires_at: utc(locked.until), reservation_token: locked.token })
}

export function release(house: House, { rest }: Seen): Reply {
  const gone = house.release(rest)
  return gone
    ? ok({ status: 'Success' })
    : fault(400, 'reservation_token or restaurant id is invalid')
}

export function make(house: House, { rid, body }: Seen): Reply {
  const wrong = guestFault(body)
  if (wrong) return fault(400, wrong)
  const notes = text(body.special_request)
  const made = house.book(text(body.reservation_token), notes)
  if (!made) return fault(400, 'reservation_token is invalid')
  return ok(
    { ...shown(rid, made), message: MESSAGE, cancel_cutoff_date_utc: house.cutOff(made) },
    201,
  )
}

const MESSAGE =
  'We have a 15 minute grace period.<br /><br />Please call us if you are running late.'

function guestFault(body: Body): string | null {
  for (const name of ['first_name', 'last_name', 'email_address']) {
    if (!text(body[name])) return `${name} should not be empty`
  }
  const phone = (body.phone ?? {}) as Record<string, unknown>
  if (!text(phone.number)) return 'ValidationError - PhoneRequired'
  if (!text(phone.country_code)) return 'ValidationError - NoCountryID'
  if (text(phone.number).length < 7) return 'ValidationError - IllegalPhoneNumberLength'
  if (text(body.email_address).endsWith('.con')) {
    const domain = text(body.email_address).split('@')[1]
    return `ValidationError - [Email] Email address is not from a known domain ‘${domain}’`
  }
  return text(body.special_request).length > 75 ? 'special_request is too long' : null
}

export function find(house: House, { rid, rest }: Seen): Reply {
  const found = reservationAt(house, rid, rest)
  if (!found) return noSuch(rest)
  const { attribute, status } = found
  return ok({
    ...shown(rid, found),
    restaurant_id: Number(rid),
    reservation_attribute: attribute.charAt(0).toUpperCase() + attribute.slice(1),
    status,
    environment: 'Indoor',
    language: 'en-US',
    cancel_cutoff_date_utc: house.cutOff(found),
  })
}

export function change(house: House, { rid, rest, body }: Seen): Reply {
  const found = reservationAt(house, rid, rest)
  if (!found) return noSuch(rest)
  if (body.status === 'CancelledWeb') {
    found.status = 'CancelledWeb'
    return ok(null)
  }
  const notes = typeof body.special_request === 'string' ? body.special_request : undefined
  const moved = house.move(found, text(body.reservation_token), notes)
  if (!moved) return fault(400, 'reservation_token or restaurant id is invalid')
  return ok({ ...shown(rid, found), message: MESSAGE, cancel_cutoff_date_utc: house.cutOff(found) })
}

function shown(rid: string, { confirmation, at, party, notes }: Reservation) {
  return {
    confirmation_number: confirmation,
    date_time: at,
    party_size: party,
    notes,
    manage_reservation_url: `https://www.opentable.com/book/view?rid=${rid}&confnumber=${confirmation}`,
  }
}

function reservationAt(house: House, rid: string, id: string): Reservation | null {
  const [of, confirmation] = id.split('-')
  return of === rid ? (house.reservations.get(Number(confirmation)) ?? null) : null
}

function noSuch(id: string): Reply {
  return fault(404, `MissingResource - Reservation details not found for ${id}`)
}
