import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { type DayCount, mondayOf, writeSiteCounts } from '#storage/site-counts.ts'
import { type Content, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'

// Payload's own frame is made for a bundler: it brings style sheets with it.
vi.mock('@payloadcms/next/templates', () => ({
  DefaultTemplate: ({ children }: { children: unknown }) => children,
}))

/** A Friday, two in the afternoon in Vancouver. */
const NOW = '2027-03-12T22:00Z'
const TODAY = '2027-03-12'

let system: Content
let here: number
let elsewhere: number
let admin: string
let manager: string

beforeAll(async () => {
  system = await startContent(undefined, { now: NOW })
  here = await system.openLocation('here')
  elsewhere = await system.openLocation('elsewhere')
  admin = await system.signIn(['admin'])
  manager = await system.signIn(['manager'], { locations: [here] })
  const { bookingDatabase } = await import('#storage/process.ts')
  const counted = (id: number | '', step: string, detail: string, count: number, day = TODAY) => ({
    ...{ day, locationId: String(id), step, detail, count },
  })
  const rows: DayCount[] = [
    counted('', 'view', 'home', 52),
    counted('', 'landing', '', 48),
    counted(here, 'view', 'location', 43),
    counted(here, 'search', '', 21),
    counted(here, 'booked', '', 11),
    counted(here, 'none_hour', '19', 8),
    counted(here, 'none_party', '6', 7),
    counted(elsewhere, 'view', 'menu', 4),
    counted(elsewhere, 'search', '', 14),
    { ...counted(here, 'dish', '#caviar', 9), word: 'caviar' },
    { ...counted(here, 'dish', '#lobster', 9, addDays(TODAY, -7)), word: 'lobster' },
    { ...counted(here, 'dish', '#ida', 4, addDays(TODAY, -7)), word: 'ida' },
    { ...counted('', 'landing', '#letter', 30), word: 'newsletter/email' },
    { ...counted(here, 'booked_from', '#letter', 6), word: 'newsletter/email' },
    // Before and after the days that are compared.
    counted(here, 'search', '', 10, addDays(TODAY, -7)),
    counted(here, 'search', '', 500, addDays(TODAY, -6)),
    counted(here, 'search', '', 30, addDays(TODAY, -364)),
  ]
  await writeSiteCounts(await bookingDatabase(), { instance: 'one', number: 1, rows })
  const { bookingEngine } = await import('#booking-engine/process.ts')
  await bookAs(await bookingEngine(), { locationId: String(here), at: `${TODAY}T18:00` })
})
afterAll(() => system?.stop())

const words = (page: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(page)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')

async function website(as: string, searchParams: Record<string, string> = {}): Promise<string> {
  const { WebsiteFigures } = await import('#cms/views/website-figures/website-figures.tsx')
  const req = await system.request('/admin/website-figures', as)
  return words(await WebsiteFigures({ initPageResult: { req }, searchParams } as never))
}

async function firstPage(as: string): Promise<string> {
  const { Dashboard } = await import('#cms/views/dashboard/dashboard.tsx')
  const { getAccessResults } = await import('payload')
  const { getVisibleEntities } = await import('@payloadcms/ui/shared')
  const req = await system.request('/admin', as)
  const permissions = await getAccessResults({ req })
  const visibleEntities = getVisibleEntities({ req })
  return words(await Dashboard({ initPageResult: { req, permissions, visibleEntities } } as never))
}

describe('website figures', () => {
  it('are in fives, of the days of this week beside those of others', async () => {
    const page = await website(admin)
    expect(page).toContain('March 8, 2027 to March 12, 2027')
    // 20 here and 10 elsewhere; 10 a week before, 30 a year before.
    expect(page).toContain('|Searches for a table|30|10 the week before, 30 a year before|')
    expect(page).toContain('|Bookings on the site|10|')
    expect(page).toContain('|Pages seen|90|')
    expect(page).toContain('Most often at 7:00 PM.')
    expect(page).toContain('|newsletter/email|30, 5 booked|')
    expect(page.match(/fewer than 5/g)).not.toBeNull()
    for (const exact of ['>52<', '|43|', '|21|', '|11|', '|9|', '|4|'])
      expect(page).not.toContain(exact)
  })

  it('have what guests typed once its week is over', async () => {
    const running = await website(admin)
    expect(running).toContain('|What guests typed is shown once its week is over, from Tuesday on.')
    expect(running).not.toContain('caviar')
    const before = await website(admin, { week: addDays(TODAY, -7) })
    expect(before).toContain('|lobster|5|')
    expect(before).not.toMatch(/ida|caviar/)
  })

  it('are of their own restaurants for managers, and of no page that belongs to none', async () => {
    const page = await website(manager)
    expect(page).toContain('|Searches for a table|20|')
    expect(page).toContain('|Pages seen|40|')
    expect(page).toContain('|Visits|–|')
    await expect(website(manager, { location: String(elsewhere) })).rejects.toThrow('404')
  })

  it('are of any week before, and of none to come', async () => {
    expect(await website(admin, { week: addDays(TODAY, -7) })).toContain(
      // All seven days.
      '|Searches for a table|510|',
    )
    const tomorrow = await website(admin, { week: addDays(TODAY, 30) })
    expect(tomorrow).toContain('March 8, 2027 to March 12, 2027')
    expect(await website(admin, { week: 'Friday' })).toContain('That is no date.')
  })

  it('say what is counted', async () => {
    expect(await website(admin)).toContain('Global Privacy Control')
  })

  it('come as a file', async () => {
    const csv = async (query: string, as = manager) =>
      system.rest('GET', `/site-counts/csv?${query}`, { as })
    const { status, body, headers } = await csv('')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(`website-${mondayOf(TODAY)}-${TODAY}.csv`)
    const [head, ...rows] = String(body.text).trimEnd().split('\r\n')
    expect(head).toBe('restaurant,from,to,step,detail,count')
    for (const row of rows)
      expect(row).toMatch(/^here,2027-03-08,2027-03-12,[a-z_]+,[^,]*,\d*[05]$/)
    // What guests typed in this week is not among them.
    expect(rows).toHaveLength(6)
    expect(String((await csv(`week=${addDays(TODAY, -7)}`)).body.text)).toContain(',dish,lobster,5')
    expect(String((await csv('', admin)).body.text)).toContain('elsewhere,')
    expect((await csv(`location=${elsewhere}`)).status).toBe(403)
    expect((await csv('week=Friday')).status).toBe(422)
  })
})

describe('the first page', () => {
  it('begins with the week of the group for administrators', async () => {
    const page = await firstPage(admin)
    expect(page).toMatch(/Today at Our restaurants.*\|This week\|.*\|Covers\|2\|.*covers today/)
    expect(page).toContain('Mon, Mar 8 to Fri, Mar 12, beside the same days')
    expect(page).toContain('Every party that had booked came.')
    expect(page).toContain('75 visits; 30 searches for a table, 10 bookings on the site.')
    expect(page).toContain('Tables were missing most often at 7:00 PM, and for 6 guests.')
    expect(page).toContain('On menus, in the same days of last week: lobster (5).')
    expect(page).toContain('|Newsletter|0|')
    expect(page).toContain('|Applications|0|')
  })

  it('reads sums of the group, and not the rows of each restaurant', async () => {
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const { figures } = await bookingEngine()
    const rows = vi.spyOn(figures, 'siteCounts')
    expect(await firstPage(admin)).toContain('75 visits')
    expect(rows).not.toHaveBeenCalled()
    rows.mockRestore()
  })

  it('has it for a manager of all restaurants, without the newsletter', async () => {
    const page = await firstPage(await system.signIn(['manager'], { allLocations: true }))
    expect(page).toContain('|This week|')
    expect(page).not.toContain('|Newsletter|')
  })

  it.each(['manager', 'host', 'editor'] as const)('has none for a %s of one', async (role) => {
    const page = await firstPage(await system.signIn([role], { locations: [here] }))
    expect(page).not.toContain('|This week|')
  })

  it('comes all the same while the books do not answer', async () => {
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const { figures } = await bookingEngine()
    const broken = vi.spyOn(figures, 'siteTotals').mockRejectedValue(new Error('gone'))
    const logged = vi.spyOn(system.payload.logger, 'error').mockReturnValue()
    expect(await firstPage(admin)).toContain('The figures of this week cannot be read right now.')
    expect(logged).toHaveBeenCalled()
    broken.mockRestore()
    logged.mockRestore()
  })
})
