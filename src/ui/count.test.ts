import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const sent: { counts: unknown; options: RequestInit }[] = []

type Visit = {
  opened?: string
  gpc?: boolean
  webdriver?: boolean
  onLine?: boolean
  framed?: boolean
  hidden?: boolean
}

/** A page that has just come alive, and the way to others. */
async function page(visit: Visit = {}) {
  const { opened = '/', gpc, webdriver = false, onLine = true, framed, hidden = false } = visit
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
  const tab = Object.assign(new EventTarget(), { hidden })
  vi.stubGlobal('document', tab)
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
  /** The guest turns to the tab, or away from it, and stays. */
  const turn = (to: 'visible' | 'hidden', ms = 2000) => {
    tab.hidden = to === 'hidden'
    tab.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(ms)
  }
  return { ...module, goTo, turn, countPages: () => module.countPages(watch, 2000) }
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

test('a page that nobody sees counts once it has been visible for two seconds', async () => {
  const { countPages, goTo, turn } = await page({ opened: '/?utm_source=letter', hidden: true })
  countPages()
  turn('hidden', 60_000)
  turn('visible', 1999)
  turn('hidden')
  expect(counts()).toEqual([])
  turn('visible')
  const home = [
    ['view', '', 'home'],
    ['landing', '', 'letter'],
  ]
  expect(counts()).toEqual([home])
  // Nor does the next one in the background; and to come back to a page is no view of it.
  turn('hidden')
  goTo('/locations/burrard')
  expect(counts()).toEqual([home])
  for (const to of ['visible', 'hidden', 'visible'] as const) turn(to)
  countPages()
  expect(counts()).toEqual([home, [['view', 'burrard', 'location']]])
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
