import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent: { counts: unknown; options: RequestInit }[] = []

type Visit = {
  search?: string
  gpc?: boolean
  webdriver?: boolean
  onLine?: boolean
  framed?: boolean
}

/** A page that has just come alive. */
async function page({ search = '', gpc, webdriver = false, onLine = true, framed }: Visit = {}) {
  const self = {}
  vi.stubGlobal('self', self)
  vi.stubGlobal('top', framed ? {} : self)
  vi.stubGlobal('location', { search })
  vi.stubGlobal('navigator', { globalPrivacyControl: gpc, webdriver, onLine })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    expect(path).toBe('/counts')
    sent.push({ counts: JSON.parse(String(options.body)), options })
    throw new Error('no network')
  })
  vi.resetModules()
  return import('./count.ts')
}

beforeEach(() => {
  sent.length = 0
})
afterEach(() => vi.unstubAllGlobals())
const counts = () => sent.map((one) => one.counts)

test('a visit begins with its first view, and goes on with others', async () => {
  const { countView } = await page()
  for (const path of ['/', '/locations/burrard', '/locations/burrard/menu', '/careers'])
    countView(path)
  expect(counts()).toEqual([
    [
      ['view', '', 'home'],
      ['landing', '', ''],
    ],
    [['view', 'burrard', 'location']],
    [['view', 'burrard', 'menu']],
    [['view', '', 'other']],
  ])
})

test('a source is known for as long as the page lives', async () => {
  const visit = await page({ search: '?utm_source=Newsletter&utm_medium=email' })
  visit.countView('/locations/burrard/touchless-menu')
  vi.stubGlobal('location', { search: '' })
  visit.countBooking('burrard')
  expect(counts()).toEqual([
    [
      ['view', 'burrard', 'menu'],
      ['landing', 'burrard', 'newsletter/email'],
    ],
    [
      ['booked', 'burrard', ''],
      ['booked_from', 'burrard', 'newsletter/email'],
    ],
  ])
  const later = await page()
  later.countBooking('burrard')
  expect(counts()[2]).toEqual([['booked', 'burrard', '']])
})

test('a step counts once in a page load, at each restaurant', async () => {
  const { count } = await page()
  for (const uid of ['burrard', 'burrard', 'kitsilano']) count(['search', uid, ''])
  expect(counts()).toEqual([[['search', 'burrard', '']], [['search', 'kitsilano', '']]])
})

test('cookies are not sent along', async () => {
  const { countView } = await page()
  countView('/')
  expect(sent[0]?.options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
})

test.each<Visit>([{ gpc: true }, { webdriver: true }, { onLine: false }, { framed: true }])(
  'nothing is sent of a visit with %j',
  async (visit) => {
    const { countView, countBooking } = await page(visit)
    countView('/')
    countBooking('burrard')
    expect(sent).toEqual([])
  },
)
