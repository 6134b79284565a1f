import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import type { SliceContext } from '#slices/slice.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content
let brunch: number
let eggs: number

beforeAll(async () => {
  system = await startContent()
  const location = (uid: string, timeZone: string, province: string) =>
    system.make('locations', locationData(uid, { timeZone, province }))
  const toronto = await location('toronto', 'America/Toronto', 'ON')
  const seattle = await location('seattle', 'America/Los_Angeles', 'WA')
  const zone = (title: string, ...locations: number[]) =>
    system.make('zones', { title, locations: locations.map((location) => ({ location })) })
  const [first, second] = [await zone('First', seattle), await zone('Second', toronto, seattle)]
  const zonePrices = [
    { zone: second, price: 21 },
    { zone: first, price: 19 },
  ]
  eggs = await system.make('menu-items', { title: 'Eggs', price: 20, zonePrices })
  const days = ['saturday', 'sunday']
  brunch = await system.make('menu-categories', {
    title: 'Brunch',
    items: [eggs],
    served: [{ days, until: '15:00' }],
    zoneServed: [{ zone: second, days, until: '14:00' }],
  })
})
afterAll(() => system?.stop())
afterEach(() => {
  vi.useRealTimers()
})

/** The section as the page of a location draws it at `now`, and until when that page is true. */
async function drawn(location: string | null, now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const { load } = await import('#slices/menu-section/data.ts')
  const context: RenderContext = {
    requestId: 'r',
    address: null,
    draft: null,
    validUntil: Number.POSITIVE_INFINITY,
  }
  const data = await withRenderContext(context, () =>
    load({ items: [{ menuCategory: { id: brunch } }] }, { document: 'menus/x', location }),
  )
  const [category] = data.categories
  return {
    price: category?.items[0]?.price,
    currency: data.currency,
    until: category?.served[0]?.until,
    notNow: data.later.length > 0,
    trueUntil: Number.isFinite(context.validUntil)
      ? new Date(context.validUntil).toISOString()
      : null,
  }
}

describe('the menu of a location', () => {
  it('has the prices of its first zone, in its own currency', async () => {
    const now = '2026-11-22T12:00:00Z'
    expect(await drawn('toronto', now)).toMatchObject({ price: 2100, currency: 'CAD' })
    expect(await drawn('seattle', now)).toMatchObject({ price: 1900, currency: 'USD' })
  })

  it('turns at the end of brunch by the clock of the restaurant', async () => {
    // Two in the afternoon of a Sunday in Toronto is eleven in the morning in Seattle.
    const [before, after] = ['2026-11-22T18:59:59.999Z', '2026-11-22T19:00:00Z']
    expect(await drawn('toronto', before)).toMatchObject({
      until: '14:00',
      notNow: false,
      trueUntil: '2026-11-22T19:00:00.000Z',
    })
    expect(await drawn('toronto', after)).toMatchObject({
      notNow: true,
      trueUntil: '2026-11-28T09:00:00.000Z',
    })
    expect(await drawn('seattle', after)).toMatchObject({
      notNow: false,
      trueUntil: '2026-11-22T22:00:00.000Z',
    })
  })

  it.each([
    ['forward', '2026-03-08T17:59:59Z', '2026-03-08T18:00:00.000Z'],
    ['back', '2026-11-01T18:59:59Z', '2026-11-01T19:00:00.000Z'],
  ])('turns at the same wall time on the day on which the clocks go %s', async (_, now, turn) => {
    expect(await drawn('toronto', now)).toMatchObject({ notNow: false, trueUntil: turn })
    expect(await drawn('toronto', turn)).toMatchObject({ notNow: true })
  })

  it('has the group’s price, and no times that hold elsewhere only, on a page of no location', async () => {
    expect(await drawn(null, '2026-11-22T19:00:00Z')).toEqual({
      price: 2000,
      currency: 'CAD',
      until: undefined,
      notNow: false,
      trueUntil: null,
    })
  })

  it('is no older than 10 s after a publish on any page that shows dishes of it', async () => {
    const dish = { id: eggs }
    const loads = [
      async (context: SliceContext) => {
        const { load } = await import('#slices/menu-section/data.ts')
        return load({ items: [{ menuCategory: { id: brunch } }] }, context)
      },
      async (context: SliceContext) => {
        const { loadMenuItems } = await import('#slices/load-menu-items.ts')
        return loadMenuItems([dish], context)
      },
      async () => (await import('#data/menus/menus.ts')).readMenuTags(),
    ]
    for (const load of loads) {
      const context: RenderContext = {
        requestId: 'r',
        address: null,
        draft: null,
        validUntil: Number.POSITIVE_INFINITY,
      }
      await withRenderContext(context, () => load({ document: 'pages/x', location: null }))
      expect(context.maxStale).toBe(10_000)
    }
  })
})
