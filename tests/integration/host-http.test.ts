import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'

const BOARD = '/reservations'

let system: Content
let here: number
let elsewhere: number
let host: string
let friday: string

beforeAll(async () => {
  system = await startContent()
  here = await system.openLocation('here')
  elsewhere = await system.openLocation('elsewhere')
  host = await system.signIn(['host'], { locations: [here], name: 'Kim' })
  friday = fridayAhead()
})
afterAll(() => system?.stop())

type Row = Record<string, unknown> & { id: string; seen: number; staffNote: string }
type Day = { mark: string; reservations: Row[]; people: Record<string, string> }

const get = (path: string, query: Record<string, unknown>, as = host) => {
  const search = new URLSearchParams(query as Record<string, string>)
  return system.rest('GET', `${BOARD}/${path}?${search}`, { as })
}
const post = (path: string, body: unknown, as = host) =>
  system.rest('POST', `${BOARD}/${path}`, { as, body })
const dayOf = async () => (await get('day', { location: here, day: friday })).body as unknown as Day
const book = async (time: string) => {
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const visit = { locationId: String(here), at: `${friday}T${time}` }
  return (await bookAs(await bookingEngine(), visit)).reservation.id
}

describe('the board over HTTP', () => {
  it('answers a day, and nothing anew as long as nothing has changed', async () => {
    const id = await book('17:00')
    const { mark, reservations } = await dayOf()
    expect(reservations.map((one) => one.id)).toContain(id)
    const same = await get('day', { location: here, day: friday, mark })
    expect(same.status).toBe(204)
    const row = reservations.find((one) => one.id === id) as Row
    const note = { location: here, id, seen: row.seen, note: '  Birthday ' }
    expect((await post('note', note)).status).toBe(200)
    const fresh = await get('day', { location: here, day: friday, mark })
    expect(fresh.status).toBe(200)
    const day = fresh.body as unknown as Day
    expect(day.reservations.find((one) => one.id === id)?.staffNote).toBe('Birthday')
    expect(Object.values(day.people)).toEqual(['Kim'])
    expect(await post('note', note)).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_meanwhile' } },
    })
  })

  it('says busy where the book is, and when to ask again', async () => {
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const { BusyError } = await import('#lib/sql/busy-error.ts')
    const { host, guests, outbox } = await bookingEngine()
    const busy = () => Promise.reject(new BusyError(5, null))
    const spies = [
      vi.spyOn(host, 'dayVersion').mockImplementation(busy),
      vi.spyOn(host, 'note').mockImplementation(busy),
      vi.spyOn(guests, 'erase').mockImplementation(busy),
      vi.spyOn(outbox, 'retry').mockImplementation(busy),
    ]
    const admin = await system.signIn(['admin'])
    const answers = [
      await get('day', { location: here, day: friday, mark: 'x' }),
      await post('note', { location: here, id: 'x', seen: 1, note: '' }),
      await system.rest('POST', '/guest-data/erase', {
        as: admin,
        body: { contact: 'ida@example.com' },
      }),
      await system.rest('POST', '/outbox/retry?key=x', { as: admin }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'busy' } } })
    }
    for (const spy of spies) spy.mockRestore()
  })

  // ASVS 8.2.2
  it('lets hosts reach their own locations and no others, in every way', async () => {
    const subject = { location: elsewhere, id: 'x', seen: 1 }
    const key = crypto.randomUUID()
    const time = { from: `${friday}T18:00`, to: `${friday}T19:00` }
    const answers = await Promise.all([
      get('day', { location: elsewhere }),
      post('search', { location: elsewhere, text: 'marsh' }),
      get('free-tables', { location: elsewhere, party: 2, start: 'now' }),
      get('free-tables', { location: elsewhere, party: 2, at: `${friday}T19:00` }),
      get('staff-times', { location: elsewhere, party: 2, day: friday }),
      post('book', {
        ...{ location: elsewhere, key, party: 2, at: `${friday}T19:00`, table: { kind: 'best' } },
        guest: { name: 'Cal' },
      }),
      post('change', {
        ...{ ...subject, party: 2, at: `${friday}T19:00`, table: { kind: 'keep' } },
        guest: { name: 'Cal' },
      }),
      post('day-rule', {
        location: elsewhere,
        rule: { id: key, day: friday, kind: 'stop', period: null, area: null },
      }),
      post('lift-day-rule', { location: elsewhere, id: key }),
      post('act', { ...subject, act: 'cancel' }),
      post('charge', { ...subject, amount: 100 }),
      post('note', { ...subject, note: '' }),
      post('move', { ...subject, place: 't1' }),
      post('swap', { ...subject, other: { id: subject.id, seen: subject.seen } }),
      post('walk-in', {
        ...{ location: elsewhere, key, party: 2, start: 'now', name: '', place: null },
        until: null,
      }),
      post('block', { location: elsewhere, key, tables: ['t1'], reason: '', ...time }),
      post('unblock', { location: elsewhere, id: 'x' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    const admin = await system.signIn(['admin'])
    expect((await get('day', { location: elsewhere }, admin)).status).toBe(200)
  })

  it('lists the tables that are free now, and those to which a party can move', async () => {
    const at = { location: here, party: 2, start: 'now' }
    expect((await get('free-tables', at)).body).toEqual({ tables: expect.any(Array) })
    const [row] = (await dayOf()).reservations
    const others = await get('free-tables', { location: here, reservation: row?.id })
    expect(others).toMatchObject({ status: 200, body: { tables: expect.any(Array) } })
  })

  it('books for a guest who calls, at a time and a table that it has offered', async () => {
    const day = addDays(friday, 7)
    const asked = { location: here, party: 2, day }
    const answer = (await get('staff-times', asked)).body as { times: { at: string }[] }
    const { times } = answer
    const at = `${day}T19:00`
    expect(times).toContainEqual({ at, beyond: [], best: { code: 't1', tables: ['t1'] } })
    const free = await get('free-tables', { location: here, party: 2, at })
    expect(free).toMatchObject({ status: 200, body: { tables: [{ code: 't1' }] } })
    const body = {
      ...{ location: here, key: crypto.randomUUID(), party: 2, at, table: { kind: 'best' } },
      guest: {
        name: ' Cal  de la Reed ',
        phone: '604 555 0177',
        email: '',
        request: 'Nut allergy',
      },
    }
    expect((await post('book', body)).status).toBe(200)
    const { reservations } = (await get('day', { location: here, day })).body as unknown as Day
    expect(reservations).toMatchObject([
      {
        ...{ at, source: 'telephone', tables: ['t1'] },
        guest: {
          ...{ firstName: 'Cal de la', lastName: 'Reed', phone: '+16045550177', email: null },
          ...{ specialRequest: 'Nut allergy', marketingOptIn: false },
        },
      },
    ])
    const [one] = reservations
    const own = { reservation: one?.id }
    const others = (await get('staff-times', { ...asked, ...own })).body as typeof answer
    expect(others.times).toContainEqual({ at, beyond: [], best: { code: 't1', tables: ['t1'] } })
    const change = { ...body, id: one?.id, seen: one?.seen, table: { kind: 'keep' }, party: 1 }
    expect((await post('change', change)).status).toBe(200)
    expect((await post('change', change)).body).toMatchObject({
      error: { code: 'changed_meanwhile' },
    })
    const wrong = { ...body, key: crypto.randomUUID() }
    for (const guest of [
      { name: '' },
      { name: 'Cal', phone: 'none' },
      { name: 'Cal', email: 'none' },
    ]) {
      expect(await post('book', { ...wrong, guest })).toMatchObject({
        ...{ status: 422, body: { error: { code: 'invalid' } } },
      })
    }
    expect(await post('book', { ...wrong, at: `${day}T04:00` })).toMatchObject({
      ...{ status: 409, body: { error: { code: 'beyond_limits' } } },
    })
  })

  it('stops online booking of a day, and lets it go on', async () => {
    const day = addDays(friday, 14)
    const id = crypto.randomUUID()
    const rule = { id, day, kind: 'stop', period: null, area: null }
    const rulesOf = async () => (await get('day', { location: here, day })).body as unknown as Day
    expect((await post('day-rule', { location: here, rule })).status).toBe(200)
    expect(await rulesOf()).toMatchObject({ rules: [rule] })
    expect((await post('lift-day-rule', { location: here, id })).status).toBe(200)
    expect(await rulesOf()).toMatchObject({ rules: [] })
    const none = { id, day, kind: 'pacing', covers: 0 }
    expect(await post('day-rule', { location: here, rule: none })).toMatchObject({ status: 422 })
  })

  // ASVS 8.2.2
  it('reaches no reservation of another location through one’s own', async () => {
    const id = await book('18:30')
    const other = await system.signIn(['host'], { locations: [elsewhere] })
    const { reservations } = await dayOf()
    const { seen } = reservations.find((one) => one.id === id) as Row
    const act = { location: elsewhere, id, seen, act: 'cancel' }
    expect((await post('act', act, other)).status).toBe(404)
  })

  it('says which field of a request is wrong', async () => {
    const bad = await get('day', { location: here, day: 'Friday' })
    expect(bad).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid', fields: [{ path: 'day' }] } },
    })
    const subject = { location: here, id: 'x', seen: 1 }
    for (const money of ['keep', { does: 'charge' }, { does: 'charge', amount: -1 }]) {
      expect((await post('act', { ...subject, act: 'cancel', money })).status).toBe(422)
    }
    expect((await post('charge', { ...subject, amount: '30.00' })).status).toBe(422)
    const act = { ...subject, act: 'burn' }
    expect(await post('act', act)).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid', fields: [{ path: 'act' }] } },
    })
  })

  it('lists what stands in the way of a block', async () => {
    const id = await book('20:00')
    const key = crypto.randomUUID()
    const time = { from: `${friday}T20:30`, to: `${friday}T22:00` }
    const block = { location: here, key, tables: ['t1'], reason: 'Leak', ...time }
    expect(await post('block', block)).toMatchObject({
      status: 409,
      body: {
        error: { code: 'table_taken' },
        inTheWay: [{ kind: 'reservation', id, party: 2, name: 'Ida Marsh' }],
      },
    })
  })

  // ASVS 3.5.1, 3.5.2
  it('takes no cookie along from another site', async () => {
    const { handleEndpoints } = await import('payload')
    const { config } = system.payload
    const ask = (origin: string) => {
      const url = `${config.serverURL}/admin/api${BOARD}/unblock`
      const headers = {
        ...{ 'content-type': 'application/json', origin },
        cookie: `tableside-session=${host}`,
      }
      const body = JSON.stringify({ location: here, id: 'x' })
      return handleEndpoints({
        config,
        request: new Request(url, { method: 'POST', headers, body }),
      })
    }
    expect((await ask('https://evil.example')).status).toBe(403)
    expect((await ask(config.serverURL)).status).toBe(404)
  })
})
