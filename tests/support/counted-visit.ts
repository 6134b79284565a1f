import type { Visit } from './browser.ts'

/** How a guest's browser names itself. */
export const GUEST_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

/** Lets the pages of a visit count themselves: they leave out browsers that a program steers. Answers what they send. */
export async function counted({ page }: Visit): Promise<unknown[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false })
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/counts') sent.push(...request.postDataJSON())
  })
  return sent
}

/** Counts as a page of a site sends them, so many times. */
export async function sendCounts(site: { url: string }, counts: unknown[][], times: number) {
  const headers = { 'user-agent': GUEST_BROWSER, 'sec-fetch-site': 'same-origin' }
  const body = JSON.stringify(counts)
  for (let n = 0; n < times; n++) {
    const { status } = await fetch(`${site.url}/counts`, { method: 'POST', headers, body })
    if (status !== 204) throw new Error(`The counts were answered by ${status}.`)
  }
}
