import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AddressKind } from '#lib/address-counts/address-counts.ts'
import { addDays } from '#lib/time/dates.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

/** Noon of a Wednesday in Vancouver, where the group is. */
const NOW = '2027-03-10T20:00Z'
const TODAY = '2027-03-10'

/** What is promised of redirects that are followed and of addresses that lead nowhere, on one database. */
export function describeBrokenLinks(kind: 'sqlite' | 'postgres'): void {
  // spec:operations.address-counts
  describe(`redirects and broken links on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    let batches = 0

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url, { now: NOW })
      editor = await system.signIn(['editor'])
    })
    afterAll(async () => {
      vi.useRealTimers()
      await system?.stop()
      await drop()
    })

    /** As the ticker writes what guests asked for. */
    const count = async (of: AddressKind, address: string, times: number, day = TODAY) => {
      const { writeAddressCounts } = await import('#storage/address-counts.ts')
      const { bookingDatabase } = await import('#storage/process.ts')
      const rows = [{ kind: of, address, day, count: times }]
      const batch = { instance: 'one', number: ++batches, rows }
      await writeAddressCounts(await bookingDatabase(), batch)
    }
    const redirect = (from: string, url = 'https://example.com/') =>
      system.make('redirects', { from, to: { link_type: 'Web', url } })
    const shown = async (what: 'FollowedCell' | 'LastFollowedCell', from: string) => {
      const cells = await import('#cms/views/followed/followed.tsx')
      const { payload } = system
      return words(await cells[what]({ payload, collectionSlug: 'redirects', rowData: { from } }))
    }
    const page = async (searchParams = {}) => {
      const { BrokenLinks } = await import('#cms/views/broken-links/broken-links.tsx')
      const req = await system.request('/admin/broken-links', editor)
      const view = await BrokenLinks({ initPageResult: { req }, searchParams } as never)
      return words(view.props.children)
    }

    it('the list of redirects says how often each was followed, and when last', async () => {
      await redirect('/old')
      await count('redirect', '/old', 3, addDays(TODAY, -29))
      await count('redirect', '/old', 4, addDays(TODAY, -1))
      await count('redirect', '/quiet', 9, addDays(TODAY, -40))
      await count('former', '/old', 50)
      expect(await shown('FollowedCell', '/old')).toBe('7')
      expect(await shown('LastFollowedCell', '/old')).toBe('Tue, Mar 9, 2027')
      expect(await shown('FollowedCell', '/quiet')).toBe('0')
      expect(await shown('LastFollowedCell', '/quiet')).toBe('Fri, Jan 29, 2027')
      expect(await shown('LastFollowedCell', '/never')).toBe('Not counted yet')
      const { Followed } = await import('#cms/views/followed/followed.tsx')
      const beside = async (collectionSlug: string, data: object) =>
        words(await Followed({ payload: system.payload, collectionSlug, data }))
      expect(await beside('redirects', { from: '/old' })).toContain(
        '7 times in the last 30 days. Last on Tue, Mar 9, 2027.',
      )
      expect(await beside('redirects', { from: '/never' })).toContain('No visit counted so far.')
      expect(await beside('former-addresses', { address: '/old' })).toContain('50 times')
    })

    it('what was asked for in vain is listed, the most frequent first, until something is there', async () => {
      await count('missing', '/our-story', 2)
      await count('missing', '/locations/gone/menu', 5, addDays(TODAY, -3))
      await count('missing', '/imprint', 1)
      const before = await page()
      expect(before).toMatch(
        /\/locations\/gone\/menu\|5 times, last on Sun, Mar 7, 2027\|Make a redirect\|\/our-story\|2 times/,
      )
      expect(before).toContain('/imprint|Once, on Wed, Mar 10, 2027')
      await redirect('/our-story')
      await system.make('locations', locationData('gone'))
      const imprint = { title: 'Imprint', uid: 'imprint', type: 'text-page', _status: 'published' }
      await system.make('pages', imprint)
      expect(await page()).toContain('Nobody has asked for an address that leads nowhere.')
    })

    it('a long list begins with fifty, and has the others one link away', async () => {
      for (let n = 0; n < 60; n++) await count('missing', `/blog/post-${n}`, 1)
      const times = (text: string) => text.split('/blog/post-').length - 1
      const first = await page()
      expect([times(first), first.includes('Show all 60')]).toEqual([50, true])
      expect(times(await page({ all: '1' }))).toBe(60)
    })

    it('links of the content that lead nowhere stand below, with the way to their document', async () => {
      expect(await page()).toContain('Every link of what is published works.')
      const id = await redirect('/summer', '/no-such-page')
      const found = await page()
      expect(found).toContain('One link of what is published.')
      expect(found).toContain('/summer| |Redirect|Leads to|: |The link leads nowhere')
      await system.payload.delete({ collection: 'redirects', id })
    })

    it('a new redirect begins with the address that its link names, unless no redirect can', async () => {
      const { payload } = system
      const from = payload.collections.redirects.config.flattenedFields.find(
        ({ name }) => name === 'from',
      )
      const begun = async (query: string) => {
        const req = await system.request(`/admin/collections/redirects/create?${query}`, editor)
        const { defaultValue } = from as { defaultValue: (args: object) => unknown }
        return defaultValue({ req })
      }
      expect(await begun('from=%2F2019%2F05%2Fpatio')).toBe('/2019/05/patio')
      expect(await begun('')).toBeUndefined()
      expect(await begun('from=/admin')).toBeUndefined()
      expect(await begun('from[]=/a')).toBeUndefined()
    })

    it('editors are told where a draft is shown, nobody else is', async () => {
      const id = await system.make('locations', locationData('shown', { _status: 'draft' }))
      const asked = (as: string, query: string) =>
        system.rest('GET', `/search-preview/address?${query}`, { as })
      const host = await system.signIn(['host'], { allLocations: true })
      const found = await asked(editor, `collection=locations&id=${id}`)
      expect(found.status).toBe(200)
      expect(found.body.address).toMatch(
        new RegExp(`^${system.payload.config.serverURL}/preview\\?token=.+locations%3A${id}$`),
      )
      expect(found.body.groupPictures).toEqual([])
      expect((await asked(host, `collection=locations&id=${id}`)).status).toBe(403)
      expect((await asked(editor, 'collection=locations&id=987654321')).status).toBe(404)
      expect((await asked(editor, `collection=staff&id=${id}`)).status).toBe(422)
    })
  })
}

/** The words of what a server renders, once all of it is there, with a bar wherever an element begins or ends. */
async function words(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  let html = ''
  for await (const part of prelude) html += String(part)
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replace(/^\||\|$/g, '')
    .replaceAll('&#x27;', "'")
}
