import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Pathnames of all answers in the caches of the page's service worker. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens a menu and waits until the browser has kept it. */
export async function opened(page: Page, url: string) {
  await page.goto(url)
  await expect.poll(() => kept(page)).toContain(new URL(url).pathname)
}
