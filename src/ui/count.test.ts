import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const sent: { counts: unknown; options: RequestInit }[] = []

type Visit = {
  opened?: string
  gpc?: boolean
  webdriver?: boolean
  onLine?: boolean
  framed?: boolean
}

/** A page that has just come alive, and the way to others. */
async function page({ opened = '/', gpc, webdriver = false, onLine = true, framed }: Visit = {}) {
  const self = {}
  const address = new URL(opened, 'https://example.com')
  vi.stubGlobal('self', self)
  vi.stubGlobal('top', framed ? {} : self)
  vi.stubGlobal('location', { pathname: address.pathname })
  const entry = { name: address.href } as PerformanceEntry
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  onTestFinished(() => entries.mockRestore())
  vi.stubGlobal('navigator', { globalPrivacyControl: gpc, webdriver, onLine })
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    expect(path).toBe('/counts')
    sent.push({ counts: JSON.parse(String(options.body)), options })
    throw new Error('no network')
  })
  vi.resetModules()
  const module = await import('./count.ts')
  let changed = () => {}
  const goTo = (pathname: string, ms = 2000) => {
    vi.stubGlobal('location', { pathname })
    changed()
    vi.advanceTimersByTime(ms)
  }
  const watch = (listener: () => void) => {
    changed = listener
  }
  return { ...module, goTo, countPages: () => module.countPages(watch, 2000) }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const counts = () => sent.map((one) => one.counts)

test('a visit begins with its first page, and goes on with others that are open for two seconds', async () => {
  const { countPages, goTo } = await page()
  countPages()
  goTo('/locations/burrard')
  goTo('/about', 1999)
  for (const path of ['/locations/burrard/menu', '/locations/burrard/menu', '/careers']) goTo(path)
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

test('a source is known for as long as the page lives, wherever it led within two seconds', async () => {
  const opened = '/?utm_source=Newsletter&utm_medium=email'
  const visit = await page({ opened })
  visit.goTo('/locations/burrard/touchless-menu')
  visit.countPages()
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
  const { countPages } = await page()
  countPages()
  expect(sent[0]?.options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
})

test.each<Visit>([{ gpc: true }, { webdriver: true }, { onLine: false }, { framed: true }])(
  'nothing is sent of a visit with %j',
  async (visit) => {
    const { countPages, countBooking } = await page(visit)
    countPages()
    countBooking('burrard')
    expect(sent).toEqual([])
  },
)
