import type { Browser, Page, Request } from 'playwright-core'
import { settled } from '#tests/support/axe.ts'
import { hydrated, quiet, type Visit, visit } from '#tests/support/browser.ts'
import { inParallel } from '#tests/support/in-parallel.ts'

/** A page of the site in a browser, at one of the widths at which it is looked at. */
export type PageView = {
  page: Page
  /** Its address, without origin. */
  path: string
  /** px */
  width: number
  /** As it was sent. */
  html: string
  headers: Record<string, string>
}

/** Somebody who looks at every page for one thing. */
export type Looker = {
  /** Widths (px) at which it looks at a page. */
  widths(path: string): readonly number[]
  /** What is wrong with it, in words. Leaves the page as it was. */
  look(view: PageView): Promise<readonly string[]> | readonly string[]
}

/** What each looker found, as `<path> at <width> px: <words>`, sorted; nothing = an empty list. */
export type Findings<Name extends string> = Record<Name | 'browser', string[]>

/** How high the window is at a width (px). */
const heightAt = (width: number) => (width < 768 ? 844 : 900)

/**
 * Opens each page of a site once, and has every looker look at it, from the narrowest width to the widest.
 * Two guests go side by side, each in one tab and with one cache. `browser` has what the browser itself
 * complained of meanwhile, and what a page asked for that it must not.
 */
export async function walk<Name extends string>(
  browser: Browser,
  site: string,
  paths: Iterable<string>,
  lookers: Record<Name, Looker>,
): Promise<Findings<Name>> {
  const found: Findings<string> = { browser: [] }
  for (const name of Object.keys(lookers)) found[name] = []
  const queue = paths[Symbol.iterator]()
  await inParallel(['one guest', 'and another'], async () => {
    const guest = await visit(browser, { width: 320, reducedMotion: 'reduce' })
    guest.page.on('request', (request) => guest.problems.push(...unwanted(request, site)))
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await lookAt(guest, site, next.value, lookers, found)
    }
    await guest.context.close()
  })
  for (const list of Object.values(found)) list.sort()
  return found as Findings<Name>
}

async function lookAt(
  { page, problems }: Visit,
  site: string,
  path: string,
  lookers: Record<string, Looker>,
  found: Findings<string>,
): Promise<void> {
  problems.length = 0
  const asked = Object.entries(lookers).map(
    ([name, looker]) => [name, looker, looker.widths(path)] as const,
  )
  const widths = [...new Set(asked.flatMap(([, , widths]) => widths))].sort((a, b) => a - b)
  const resize = (width: number) => page.setViewportSize({ width, height: heightAt(width) })
  await resize(widths[0] ?? 390)
  const response = await page.goto(site + path)
  const status = response?.status()
  const expected = path === '/404' ? 404 : 200
  if (!response || status !== expected) {
    found.browser?.push(`${path} is ${status}`)
    return
  }
  const [html, headers] = await Promise.all([response.text(), response.allHeaders()])
  await hydrated(page)
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await resize(width)
    await settled(page)
    for (const [name, looker, widths] of asked) {
      if (!widths.includes(width)) continue
      const words = await looker.look({ page, path, width, html, headers })
      found[name]?.push(...words.map((one) => `${path} at ${width} px: ${one}`))
    }
  }
  await quiet(page)
  // The browser complains of the status of a page that says what it is.
  const complaints = problems.filter((one) => path !== '/404' || !one.includes('404'))
  found.browser?.push(...complaints.map((one) => `${path}: ${one}`))
}

/** What a page must not ask for by itself: other origins, and pages that nobody went to. */
export function unwanted(request: Request, site: string): string[] {
  const headers = request.headers()
  const url = new URL(request.url())
  const prefetch = ['next-router-prefetch', 'rsc', 'purpose', 'sec-purpose']
  if (url.protocol.startsWith('http') && url.origin !== site) return [`asks ${url.href}`]
  return prefetch.some((name) => headers[name]) ? [`fetches ${url.pathname} ahead`] : []
}
