import type { Browser } from 'playwright-core'
import { quiet, visit } from '#tests/support/browser.ts'

/** A visitor of a page: what they do, where they come to, and which restaurant they have chosen before. */
export type Visitor = { name: string; page: string; selected?: string }

/** An answer that a page asked for once its scripts ran: its address, and its body as it was sent. */
export type Answer = { address: string; bytes: number }

/** The visitors whose pages are weighed. */
export const VISITORS: readonly Visitor[] = [
  { name: '/ for the first time', page: '/' },
  { name: '/ with a restaurant chosen', page: '/', selected: 'burrard' },
  { name: 'another restaurant’s page', page: '/locations/kitsilano', selected: 'burrard' },
]

/** The API answers that a page fetches until the network is idle, in a browser with an empty cache. */
export async function answersOfVisit(
  browser: Browser,
  origin: string,
  { page: address, selected }: Visitor,
): Promise<Answer[]> {
  const { page, context } = await visit(browser, { width: 390, serviceWorkers: 'block' })
  if (selected) {
    await context.addCookies([{ name: 'selected-location', value: selected, url: origin }])
  }
  const asked: Promise<Answer>[] = []
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const sizes = request.sizes()
    asked.push(
      sizes.then(({ responseBodySize }) => ({
        address: pathname + search,
        bytes: responseBodySize,
      })),
    )
  })
  await page.goto(origin + address)
  await quiet(page)
  const answers = await Promise.all(asked)
  await context.close()
  return answers
}
