import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'
import { expectDescribed } from '#tests/support/openapi.ts'

let system: Content
let places: Record<'burrard' | 'pearl' | 'gone', number>
let west: number

beforeAll(async () => {
  system = await startContent()
  const place = (uid: string) => system.make('locations', locationData(uid))
  places = {
    burrard: await place('burrard'),
    pearl: await place('pearl'),
    gone: await place('gone'),
  }
  const locations = [{ location: places.burrard }, { location: places.pearl }]
  west = await system.make('zones', { title: 'West', uid: 'west', locations })
})
afterAll(() => system?.stop())

const get = async (draft: string | null = null) => {
  const { GET } = await import('../../src/app/api/notices/route.ts')
  const context: RenderContext = { requestId: 'r', address: null, draft, validUntil: Infinity }
  const request = new Request('http://localhost/api/notices')
  const answer = await withRenderContext(context, () =>
    GET(request, { params: Promise.resolve({}) }),
  )
  const { getNotices } = await import('../../src/app/api/calls/content.ts')
  return (await expectDescribed(getNotices, answer)).json()
}
const names = async () => (await import('#data/content/notices.ts')).readNoticeNames()
const save = (slug: 'banner' | 'popup' | 'cookies', data: object, draft = false) =>
  system.payload.updateGlobal({
    slug,
    draft,
    data: { _status: draft ? 'draft' : 'published', ...data } as never,
  })
const text = (words: string) => {
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', text: words }] }
  return { root: { type: 'root', version: 1, children: [paragraph] } }
}

describe('GET /api/notices', () => {
  it('has nothing while the documents are missing (spec:shell.missing-notices)', async () => {
    expect(await get()).toEqual({ banners: [], popups: [], cookies: null })
    expect(await names()).toEqual({ banners: [], popups: [], cookies: false, draft: null })
  })

  it('says for which locations an entry is, those of its zones among them, and when', async () => {
    const items = [{ relationTo: 'zones', value: west }]
    const popup = { blockType: 'popup', variation: 'newsletter', title: 'Letters' }
    await save('popup', {
      slices: [
        { ...popup, uid: 'zone', items },
        { ...popup, uid: 'gone', items: [{ relationTo: 'locations', value: places.gone }] },
        { ...popup, uid: 'all', from: '2026-12-01 17:00', seconds: 20, scrolled: 50 },
      ],
    })
    const banner = { blockType: 'banner', uid: 'here', text: 'Here', until: '2026-12-24 12:00' }
    await save('banner', { slices: [{ ...banner, items: [places.pearl] }] })
    await system.payload.delete({ collection: 'locations', id: places.gone })
    const { banners, popups } = await get()
    expect(banners).toMatchObject([
      { uid: 'here', locations: ['pearl'], from: null, until: '2026-12-24T12:00' },
    ])
    expect(banners[0].slice).toMatchObject({ text: 'Here' })
    expect(popups).toMatchObject([
      {
        ...{ uid: 'zone', locations: ['burrard', 'pearl'], variation: 'newsletter' },
        // Nothing but a quiet moment, unless its editors ask for more (spec:shell.popup-patience).
        patience: { seconds: 0, scrolled: 0 },
      },
      // Nobody's any more, and not suddenly everybody's.
      { uid: 'gone', locations: [] },
      {
        ...{ uid: 'all', locations: null, from: '2026-12-01T17:00', until: null },
        patience: { seconds: 20, scrolled: 50 },
      },
    ])
    expect(await names()).toMatchObject({ banners: ['here'], popups: ['zone', 'gone', 'all'] })
  })

  it.each(['tomorrow', '2026-02-30 10:00', '2026-12-01', '2026-12-01T17:00'])(
    'never has the moment “%s”: editors cannot save it',
    async (from) => {
      const slices = [{ blockType: 'banner', uid: 'here', text: 'Here', from }]
      await expect(save('banner', { slices })).rejects.toThrow()
    },
  )

  it('has the cookie notice where it is enabled and says something', async () => {
    await save('cookies', { enabled: false, description: text('A few cookies.') })
    expect((await get()).cookies).toBeNull()
    expect((await names()).cookies).toBe(false)
    await save('cookies', { enabled: true, description: text('A few cookies.') })
    expect((await get()).cookies.root.children[0].children[0].text).toBe('A few cookies.')
    expect((await names()).cookies).toBe(true)
  })

  it('shows a draft to whoever previews it, and to nobody else', async () => {
    await save('banner', { slices: [{ blockType: 'banner', uid: 'next', text: 'Next' }] }, true)
    const uids = ({ banners }: { banners: { uid: string }[] }) => banners.map(({ uid }) => uid)
    expect(uids(await get())).toEqual(['here'])
    expect(uids(await get('globals:popup'))).toEqual(['here'])
    expect(uids(await get('globals:banner'))).toEqual(['next'])
  })
})
