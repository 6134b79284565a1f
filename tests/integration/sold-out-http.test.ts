import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfService } from '#cms/sold-out/end-of-service.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import { endEventStreams } from '#lib/http/event-stream.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'
import { expectDescribed } from '#tests/support/openapi.ts'
import { readEvents } from '#tests/support/read-events.ts'

let system: Content
let here: number
let elsewhere: number
let host: string
const dish: Record<string, number> = {}

beforeAll(async () => {
  system = await startContent()
  const { payload } = system
  const location = async (uid: string) =>
    (await payload.create({ collection: 'locations', data: locationData(uid) })).id
  here = await location('here')
  elsewhere = await location('elsewhere')
  const zone = async (title: string, id: number, menuLayout?: number) =>
    payload.create({
      collection: 'zones',
      data: { title, uid: title, locations: [{ location: id }], menuLayout },
    })
  const west = await zone('west', elsewhere)
  for (const [title, zones] of [
    ['Oysters', []],
    ['Tart', []],
    ['Elsewhere only', [west.id]],
  ] as const) {
    const data = { title, uid: title.toLowerCase().replaceAll(' ', '-'), price: 12 }
    const made = await payload.create({
      collection: 'menu-items',
      data: { ...data, zones: [...zones], _status: 'published' },
    })
    dish[title] = made.id
  }
  const category = await payload.create({
    collection: 'menu-categories',
    data: {
      ...{ title: 'Raw bar', uid: 'raw-bar', _status: 'published' as const },
      items: Object.values(dish),
    },
  })
  const menu = await payload.create({
    collection: 'menus',
    data: {
      ...{ title: 'Dinner', uid: 'dinner', _status: 'published' as const },
      slices: [{ blockType: 'menu_section', items: [{ menuCategory: category.id }] }],
    },
  })
  await zone('centre', here, menu.id)
  host = await system.signIn(['host'], { locations: [here], name: 'Kim' })
})
afterAll(() => system?.stop())

const board = (location = here, as = host) =>
  system.rest('GET', `/sold-out/board?location=${location}`, { as })
const say = (item: number | string, soldOut: boolean, location = here, as = host) =>
  system.rest('POST', '/sold-out/set', { as, body: { location, item: String(item), soldOut } })

type Board = {
  menu: { title: string; dishes: { id: string; title: string }[] }[]
  entries: { itemId: string; title: string; soldOut: boolean; until: number; staff: string }[]
  people: Record<string, string>
}
const boardOf = async () => (await board()).body as unknown as Board

async function asked(uid: string, accept = 'application/json', more: Record<string, string> = {}) {
  const { GET } = await import('../../src/app/api/locations/[uid]/sold-out/route.ts')
  const request = new Request('http://localhost/', { headers: { accept, ...more } })
  const context = { requestId: 'r', address: '198.51.100.7', draft: null, validUntil: Infinity }
  const { getSoldOut } = await import('../../src/app/api/calls/content.ts')
  const answer = await withRenderContext(context, () =>
    GET(request, { params: Promise.resolve({ uid }) }),
  )
  return expectDescribed(getSoldOut, answer)
}

describe('what hosts say over HTTP', () => {
  it('is about the dishes that their location serves, in the order of its menu', async () => {
    const { menu } = await boardOf()
    expect(menu).toMatchObject([
      { title: 'Raw bar', dishes: [{ title: 'Oysters' }, { title: 'Tart' }] },
    ])
  })

  it('holds until the end of the service day, names who said it, and is taken back', async () => {
    const before = Date.now()
    expect((await say(dish.Oysters ?? 0, true)).status).toBe(200)
    const { entries, people } = await boardOf()
    expect(entries).toMatchObject([{ title: 'Oysters', soldOut: true }])
    expect(people[entries[0]?.staff ?? '']).toBe('Kim')
    // No hours were entered: a night ends at four.
    const ends = [before, Date.now()].map((now) => endOfService(null, 'America/Vancouver', now))
    expect(ends).toContain(entries[0]?.until)
    expect((await say(dish.Oysters ?? 0, false)).status).toBe(200)
    expect((await boardOf()).entries).toMatchObject([{ title: 'Oysters', soldOut: false }])
  })

  it('is refused for what the location does not serve', async () => {
    for (const item of [dish['Elsewhere only'] ?? 0, 987_654_321, 'x']) {
      expect(await say(item, true)).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown_dish' } },
      })
    }
  })

  it('can be taken back of a dish that was removed from the menu meanwhile', async () => {
    const { payload } = system
    const data = { title: 'Special', uid: 'special', price: 30, _status: 'published' as const }
    const special = await payload.create({ collection: 'menu-items', data })
    const { docs } = await payload.find({ collection: 'menu-categories' })
    const category = docs[0]?.id ?? 0
    const items = Object.values(dish)
    const list = (all: number[]) =>
      payload.update({ collection: 'menu-categories', id: category, data: { items: all } })
    await list([...items, special.id])
    expect((await say(special.id, true)).status).toBe(200)
    await list(items)
    await payload.delete({ collection: 'menu-items', id: special.id })
    const { entries } = await boardOf()
    expect(entries[0]).toMatchObject({ title: 'Special', soldOut: true })
    expect((await say(special.id, true)).status).toBe(404)
    expect((await say(special.id, false)).status).toBe(200)
    expect((await boardOf()).entries[0]).toMatchObject({ title: 'Special', soldOut: false })
  })

  it('is for one’s own locations alone', async () => {
    expect((await board(elsewhere)).status).toBe(403)
    expect((await say(dish.Oysters ?? 0, true, elsewhere)).status).toBe(403)
    const admin = await system.signIn(['admin'])
    expect((await board(elsewhere, admin)).status).toBe(200)
    expect((await board(987_654_321, admin)).status).toBe(404)
  })

  it('says which field of a request is wrong', async () => {
    const body = { location: here, item: '', soldOut: 'yes' }
    const { status, body: answer } = await system.rest('POST', '/sold-out/set', { as: host, body })
    expect(status).toBe(422)
    expect(answer).toMatchObject({ error: { fields: [{ path: 'item' }, { path: 'soldOut' }] } })
  })
})

describe('what guests are told', () => {
  it('is the ids of what is sold out, kept by nobody', async () => {
    await say(dish.Tart ?? 0, true)
    const answer = await asked('here')
    expect(await answer.json()).toEqual({ items: [String(dish.Tart)] })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await (await asked('elsewhere')).json()).toEqual({ items: [] })
    expect((await asked('nowhere')).status).toBe(404)
    await say(dish.Tart ?? 0, false)
  })

  it('comes to the staff also where guests of the same address have all that they may', async () => {
    const stream = 'text/event-stream'
    const open: Response[] = []
    let refused: Response
    for (;;) {
      refused = await asked('here', stream)
      if (!refused.ok) break
      open.push(refused)
    }
    expect([open.length, refused.status]).toEqual([400, 429])
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    const session = { cookie: `tableside-session=${host}`, 'sec-fetch-site': 'same-origin' }
    const own = await asked('here', stream, session)
    expect(own.status).toBe(200)
    for (const cookie of ['tableside-session=forged', `tableside-session=${host.slice(0, -2)}`]) {
      expect((await asked('here', stream, { ...session, cookie })).status).toBe(429)
    }
    await Promise.all([own, ...open].map(({ body }) => body?.cancel()))
    const again = await asked('here', stream)
    expect(again.status).toBe(200)
    await again.body?.cancel()
  })

  it('comes at once and at every change where a page listens', async () => {
    const answer = await asked('here', 'text/event-stream')
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const events = readEvents(answer)
    expect(await events.next()).toEqual({ items: [] })
    await say(dish.Tart ?? 0, true)
    expect(await events.next()).toEqual({ items: [String(dish.Tart)] })
    await say(dish.Tart ?? 0, false)
    expect(await events.next()).toEqual({ items: [] })
    endEventStreams()
    expect(await events.next()).toBeNull()
    const late = await asked('here', 'text/event-stream')
    expect(late.status).toBe(503)
    expect(late.headers.get('retry-after')).toBe('30')
  })
})
