import type { Page } from 'playwright-core'

/**
 * From now on time passes in the page only as the test lets it, by `page.clock.runFor`. The page's clock
 * must have been taken over before it loaded (`page.clock.install`), and jumps ahead by a minute.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
