import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { judgeBanners, judgePopups, shownOf } from '#lib/notices/choose.ts'
import { type NoticesResponse, noticeCookie } from '#lib/notices/notices.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

/** One in the afternoon of a Wednesday in Vancouver, half past five in St. John's. */
const NOW = '2027-03-10T20:00Z'
const HOUR = 3_600_000

/** What is promised of the calendars of notices and news, on one database. */
export function describeCalendars(kind: 'sqlite' | 'postgres'): void {
  describe(`the calendars on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    const ids: Record<string, number> = {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      // Nobody opens the bookings: only the clock of the content stands still.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
      ids.kits = await system.make('locations', locationData('kits', { title: 'Kitsilano' }))
      const east = { title: 'Water Street', timeZone: 'America/St_Johns' }
      ids.water = await system.make('locations', locationData('water', east))
      ids.soon = await system.make('locations', locationData('soon', { comingSoon: true }))
      const locations = [{ location: ids.kits }, { location: ids.soon }]
      ids.west = await system.make('zones', { title: 'West', uid: 'west', locations })
    })
    afterAll(async () => {
      vi.useRealTimers()
      await system?.stop()
      await drop()
    })

    type Block = Record<string, unknown>
    const save = async (slug: 'banner' | 'popup', slices: Block[], draft = false) => {
      const data = { slices, _status: draft ? 'draft' : 'published' } as never
      await system.payload.updateGlobal({ slug, draft, data })
      const saved = await system.payload.findGlobal({ slug, draft: true, depth: 0 })
      return (saved.slices ?? []) as unknown as Block[]
    }
    const banner = (text: string, more: Block = {}) => ({ blockType: 'banner', text, ...more })
    const popup = (title: string, more: Block = {}) => ({
      ...{ blockType: 'popup', variation: 'call-to-action', title, ...more },
    })
    const page = async (view: 'notices' | 'news-calendar', searchParams = {}) => {
      const req = await system.request(`/admin/${view}`, editor)
      const props = { initPageResult: { req }, searchParams } as never
      const shown =
        view === 'notices'
          ? await (await import('#cms/views/notices/notices.tsx')).Notices(props)
          : await (await import('#cms/views/news-calendar/news-calendar.tsx')).NewsCalendar(props)
      // The frame is Payload's own, which stands in for itself here.
      return renderToStaticMarkup(shown.props.children)
        .replaceAll(/<[^>]+>/g, '|')
        .replaceAll(/\|+/g, '|')
    }

    describe('notices', () => {
      it('get their cookie names by themselves, and keep them', async () => {
        const [first, second] = await save('banner', [banner('Patios are open'), banner('冬')])
        expect([first?.uid, second?.uid]).toEqual(['patios-are-open', 'banner'])
        const changed = await save('banner', [{ ...first, text: 'Closed', uid: '' }, second ?? {}])
        expect(changed.map(({ uid }) => uid)).toEqual(['patios-are-open', 'banner'])
        const { id: _, ...copy } = changed[0] ?? {}
        const copied = await save('banner', [copy, ...changed])
        expect(copied.map(({ uid }) => uid)).toEqual([
          ...['patios-are-open-2', 'patios-are-open', 'banner'],
        ])
      })

      it('win in the view where they win on pages, whenever and wherever one looks', async () => {
        const west = { relationTo: 'zones', value: ids.west }
        await save('banner', [
          banner('Supper', { from: '2027-03-12 17:00', until: '2027-03-12 22:00' }),
          banner('Water', { items: [ids.water], until: '2027-03-20 00:00' }),
          banner('Spring', { from: '2027-03-11 00:00' }),
        ])
        await save('popup', [
          popup('West', { items: [west], from: '2027-03-10 12:00', until: '2027-03-14 02:30' }),
          popup('Letters', { variation: 'newsletter', seconds: 20 }),
        ])
        const { readNoticeBoard } = await import('#cms/notices/read-notices.ts')
        const { noticeOutcomes } = await import('#cms/notices/notice-outcomes.ts')
        const board = await readNoticeBoard(await system.request('/admin', editor))
        expect(board.places.map(({ uid }) => uid)).toEqual(['kits', 'water'])
        const { GET } = await import('../../src/app/api/notices/route.ts')
        const request = new Request('http://localhost/api/notices')
        const reply = await GET(request, { params: Promise.resolve({}) })
        const { banners, popups } = (await reply.json()) as NoticesResponse
        const closings = [[], ['banner-supper', 'popup-west'], ['newsletter-closed']]
        for (let hour = 0; hour < 24 * 12; hour += 5)
          for (const closed of closings.map((cookies) => new Set(cookies))) {
            const now = Date.parse(NOW) + hour * HOUR
            const newsletter = 'newsletter-closed'
            const question = { at: null, now, closed, newsletter }
            for (const outcome of noticeOutcomes(board, board.places, question))
              for (const { uid, timeZone } of outcome.places) {
                const utcOffsets = upcomingOffsets(timeZone, now)
                const chooser = { location: { uid, utcOffsets }, now }
                const closedOf = (kind: 'banner' | 'popup') => ({
                  isClosed: (one: string) => closed.has(noticeCookie(kind, one)),
                  isNewsletterClosed: () => closed.has(newsletter),
                })
                const shown = [
                  shownOf(banners, judgeBanners(banners, chooser, closedOf('banner').isClosed)),
                  shownOf(popups, judgePopups(popups, chooser, closedOf('popup'))),
                ]
                expect([
                  shownOf(board.banner.notices, outcome.banner)?.uid,
                  shownOf(board.popup.notices, outcome.popup)?.uid,
                ]).toEqual(shown.map((one) => one?.uid))
              }
          }
      })

      it('answer what a guest of a restaurant would see on Friday, and why not the others', async () => {
        const friday = { place: 'kits', at: '2027-03-12T18:00' }
        const words = await page('notices', friday)
        expect(words).toContain('|A guest of Kitsilano, Friday, March 12, 6:00 PM|')
        expect(words).toContain('|Banner: Supper|')
        expect(words).toContain('|2|Water|It is for other restaurants.|')
        expect(words).toContain('|3|Spring|Another one before it shows.|')
        expect(words).toContain('|Popup: West|Once the cookie notice is answered')
        const closed = await page('notices', { ...friday, closed: ['banner-supper', 'popup-west'] })
        expect(closed).toContain('|Banner: Spring|')
        expect(closed).toContain('|1|Supper|They closed it.|')
        expect(closed).toContain(
          '|No popup.|1|West|They closed it, and no other one takes its turn.|',
        )
        const late = await page('notices', { ...friday, at: '2027-03-12T22:00' })
        expect(late).toContain('|1|Supper|Over: it ended Fri, Mar 12, 10:00 PM.|')
      })

      it('are answered for all restaurants where none is chosen, by each one’s own clock', async () => {
        const words = await page('notices')
        // One o'clock there, and past five in St. John's, where the popup of the west is none of theirs.
        expect(words).toContain('|A guest of Kitsilano, Wednesday, March 10, 1')
        expect(words).toContain('|A guest of Water Street, Wednesday, March 10, ')
        expect(words).toContain('|1|Supper|Not yet: it begins Fri, Mar 12, 5:00 PM.|')
        // Nonsense in the address is no question.
        expect(await page('notices', { place: 'nowhere', at: 'soon', weeks: '99' })).toBe(words)
      })

      it('stand in the calendar with restaurants, times, order and gaps', async () => {
        const words = await page('notices', { from: '2027-03-08', weeks: '2' })
        expect(words).toContain('March 8, 2027 to March 21, 2027, for guests of all restaurants')
        expect(words).toContain(
          '|1|Supper|All restaurants|Fri, Mar 12, 5:00 PM to Fri, Mar 12, 10:00 PM|',
        )
        expect(words).toContain('|2|Water|Water Street|Until Sat, Mar 20|')
        expect(words).toContain('Behind another, Fri, Mar 12, 5:00 PM to Fri, Mar 12, 10:00 PM')
        expect(words).toContain('|1|West|West|')
        expect(words).toContain('|Without a banner|')
        expect(words).not.toContain('|Without a popup|')
      })

      it('do not count as long as they are drafts, which is said', async () => {
        await save('banner', [banner('Not yet')], true)
        const words = await page('notices')
        expect(words).toContain('The banner has changes that are not published yet')
        expect(words).not.toContain('Not yet|')
      })
    })

    describe('news', () => {
      const post = (title: string, date: string, more = {}) =>
        system.make('news-posts', {
          ...{ title, uid: title.toLowerCase(), date: `${date}T12:00:00.000Z`, type: 'general' },
          ...{ _status: 'published', ...more },
        })
      const plan = (id: number | undefined, type: 'publish' | 'unpublish', at: string) =>
        system.payload.jobs.queue({
          ...{ task: 'schedulePublish', waitUntil: new Date(at) },
          input: { type, doc: { relationTo: 'news-posts', value: id } },
        } as never)
      /** The clock of every instance goes on, and the ticker of one that has just started comes round. */
      const passUntil = async (at: string) => {
        vi.setSystemTime(at)
        const { jobsOf } = await import('../../src/ticker/jobs.ts')
        const job = jobsOf(async () => system.payload).find(({ name }) => name === 'publishing')
        await job?.run(() => false)
      }
      const onSite = async () => {
        const { readNews, readNewsPost } = await import('#data/content/news.ts')
        const { readEpoch } = await import('#data/site/epoch.ts')
        const { items } = await readNews()
        const listed = items.map(({ uid }) => uid).sort()
        const found = await Promise.all(listed.map((uid) => readNewsPost(uid)))
        expect(found.every(Boolean)).toBe(true)
        return { listed, epoch: await readEpoch() }
      }

      it('that is planned comes and goes at its time, and its pages are made anew', async () => {
        ids.prawns = await post('Prawns', '2027-03-01')
        ids.ice = await post('Ice', '2027-03-15', { _status: 'draft' })
        ids.idea = await post('Idea', '2027-03-18', { _status: 'draft' })
        ids.old = await post('Old', '2026-03-18')
        await plan(ids.ice, 'publish', '2027-03-15T16:00Z')
        await plan(ids.ice, 'unpublish', '2027-03-19T06:00Z')
        await plan(ids.prawns, 'unpublish', '2027-03-13T05:00Z')
        const words = await page('news-calendar', { from: '2027-03-08', weeks: '2' })
        expect(words).toContain(
          '|Prawns|Published, of Mon, Mar 1, 2027.|Comes down Fri, Mar 12, 10:00 PM.|',
        )
        expect(words).toContain('On the site, Mon, Mar 8, 12:00 AM to Fri, Mar 12, 10:00 PM')
        expect(words).toContain(
          '|Ice|Published Mon, Mar 15, 9:00 AM.|Comes down Thu, Mar 18, 11:00 PM.|',
        )
        expect(words).toContain('|Idea|Draft of Thu, Mar 18, 2027: nothing publishes it.|')
        expect(words).not.toContain('|Old|')

        const before = await onSite()
        expect(before.listed).toEqual(['old', 'prawns'])
        await passUntil('2027-03-13T04:59:55Z')
        expect(await onSite()).toEqual(before)
        await passUntil('2027-03-13T05:00:01Z')
        expect(await onSite()).toEqual({ listed: ['old'], epoch: before.epoch + 1 })
        const { readNewsPost } = await import('#data/content/news.ts')
        expect(await readNewsPost('prawns')).toBeNull()
        await passUntil('2027-03-15T16:00:05Z')
        expect((await onSite()).listed).toEqual(['ice', 'old'])
        await passUntil('2027-03-19T06:00:05Z')
        expect(await onSite()).toEqual({ listed: ['old'], epoch: before.epoch + 3 })
      })

      it('with a newer draft stands there as it is on the site', async () => {
        // Nine days have gone by.
        editor = await system.signIn(['editor'])
        await system.payload.update({
          ...{ collection: 'news-posts', id: ids.old, data: { title: 'Older' }, draft: true },
        } as never)
        const words = await page('news-calendar', { from: '2026-03-16', weeks: '2' })
        expect(words).toContain('|Old|Published, of Wed, Mar 18, 2026.|')
        expect(words).not.toContain('Older')
      })
    })
  })
}
