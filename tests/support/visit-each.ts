import type { Browser } from 'playwright-core'
import { type Visit, type VisitOptions, visit } from './browser.ts'
import { inParallel } from './in-parallel.ts'

/**
 * Has two guests go through the addresses side by side, each in one tab and with one cache, and look
 * at each page; answers with what they found, and what the browser complained of, by address.
 */
export async function visitEach(
  browser: Browser,
  addresses: Iterable<string>,
  look: (visit: Visit, address: string) => Promise<readonly string[]>,
  options: VisitOptions & { prepare?: (visit: Visit) => unknown } = {},
): Promise<string[]> {
  const findings: string[] = []
  const queue = addresses[Symbol.iterator]()
  await inParallel(['one guest', 'and another'], async () => {
    const guest = await visit(browser, options)
    await options.prepare?.(guest)
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const address = next.value
      guest.problems.length = 0
      const found = await look(guest, address)
      findings.push(...[...found, ...guest.problems].map((finding) => `${address} ${finding}`))
    }
    await guest.context.close()
  })
  return findings.sort()
}
