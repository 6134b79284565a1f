import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'
import { banners, popups } from '../../demo/content/globals/notices.ts'
import { launchOptions } from './chromium.ts'
import { actOnceTakenOver, PATIENCE } from './taken-over.ts'

/** A guest's page. */
export type Visit = {
  page: Page
  context: BrowserContext
  /** What the browser complained of; it is to stay empty. */
  problems: string[]
  /** Complaints that are no problem (`forget`). */
  expected: RegExp[]
  /** Requests that are not answered whole. */
  open: ReadonlySet<Request>
}

export type VisitOptions = {
  width?: number
  /** A phone's or a laptop's, by the width, unless told. */
  height?: number
  /** Where the network says that the guest is; Vancouver unless told. */
  place?: { country: string; city: string; latitude: number; longitude: number }
  /** The guest's address, by which limits count. */
  address?: string
  reducedMotion?: 'reduce' | 'no-preference'
  javaScriptEnabled?: boolean
  /** The screen is touched. */
  hasTouch?: boolean
  /** `block`: the browser keeps no menus (decision 34), so that each comes from the site, however late. */
  serviceWorkers?: 'allow' | 'block'
  /** `open`: a guest to whom nothing has been shown yet. Unless told they have closed every notice before. */
  notices?: 'open' | 'closed'
}

const VANCOUVER = { country: 'CA', city: 'Vancouver', latitude: 49.2827, longitude: -123.1207 }

/**
 * The cookies of somebody who has closed the demo group's notices, and allowed nothing
 * (spec:shell.notice-cookies).
 */
const CLOSED_NOTICES = [
  ...banners.map(({ uid }) => ({ name: `banner-${uid}`, value: 'closed' })),
  ...popups.map(({ uid }) => ({ name: `popup-${uid}`, value: 'closed' })),
  { name: 'cookie-notice', value: 'necessary' },
].map((cookie) => ({ ...cookie, domain: 'localhost', path: '/' }))

/** Starts the Chromium that this machine has. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/**
 * A guest with a browser of their own: no cookies but those of the notices that they have closed, a time
 * zone that is neither the server's nor the restaurant's, a known place, and everything the browser
 * complains of written down.
 */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, place = VANCOUVER, address = '203.0.113.10' } = options
  const { height = width < 768 ? 844 : 900 } = options
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-CA',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    hasTouch: options.hasTouch ?? false,
    serviceWorkers: options.serviceWorkers ?? 'allow',
    extraHTTPHeaders: {
      'x-forwarded-for': address,
      'cf-ipcountry': place.country,
      'cf-ipcity': place.city,
      'cf-iplatitude': String(place.latitude),
      'cf-iplongitude': String(place.longitude),
    },
  })
  // What is waited for comes when it comes; only what hangs comes to the end of this time.
  context.setDefaultTimeout(PATIENCE)
  if (options.notices !== 'open') await context.addCookies(CLOSED_NOTICES)
  const problems: string[] = []
  const expected: RegExp[] = []
  const note = (problem: string) => {
    if (!expected.some((one) => one.test(problem))) problems.push(problem)
  }
  // Tabs that a page opens count as well.
  context.on('page', (page) => {
    page.on('pageerror', (error) => note(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`)
    })
  })
  const open = new Set<Request>()
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  const page = await context.newPage()
  actOnceTakenOver(page)
  return { page, context, problems, expected, open }
}

/** Has a visit forget the complaints of its browser that a test expects, also those that are still to come. */
export function forget({ problems, expected }: Visit, complaint: RegExp): void {
  expected.push(complaint)
  problems.splice(0, problems.length, ...problems.filter((problem) => !complaint.test(problem)))
}

/** Width and height of a browser's window, in px. */
export type Window = readonly [width: number, height: number]

/** Looks at a page as it stands in one window after the other, without loading it again. It has its own size again afterwards. */
export async function inWindows(
  page: Page,
  windows: readonly Window[],
  look: (window: Window) => Promise<unknown>,
): Promise<void> {
  const own = page.viewportSize()
  for (const window of windows) {
    const [width, height] = window
    await resize(page, { width, height })
    await look(window)
  }
  if (own) await resize(page, own)
}

const PHONE: Window = [390, 844]
const LAPTOP: Window = [1440, 900]

/** Looks at a page as it stands, first as a phone shows it and then as a laptop does. */
export async function atBothWidths(
  page: Page,
  look: (width: 390 | 1440) => Promise<unknown>,
): Promise<void> {
  await inWindows(page, [PHONE, LAPTOP], (window) => look(window === PHONE ? 390 : 1440))
}

/** Gives a page another size, and waits until it has it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? size
  if (width === size.width && height === size.height) return
  await page.setViewportSize(size)
  const hasIt = () =>
    page.evaluate(({ width, height }) => innerWidth === width && innerHeight === height, size)
  while (!(await hasIt()));
}

/** Until the page's islands work: the visitor store has begun, and knows the guest's country. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-country]').waitFor({ state: 'attached' })
}

/**
 * Until the page's islands work and nothing more has come for half a second. `networkidle` does not say so:
 * scripts are fetched after the first picture (decision 18), and a busy machine takes a breath in between.
 */
export async function quiet(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((one) => one.startTime + one.duration)
    return performance.now() - Math.max(0, ...ends) > 500
  })
}
