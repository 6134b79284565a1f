import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/**
 * Opens a page whose clock stands still, and waits until its islands work: on it no time passes but by
 * `pass` and `page.clock`, so that when something happens there can be told to the millisecond.
 */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(address)
  // Scripts that wait for the first picture to be drawn (decision 18) come at a touch, too.
  await page.keyboard.press('Shift')
  await hydrated(page)
}

/** Lets time pass on a page whose clock stands still (ms), and the page show what followed. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  await shown(page)
}

/**
 * From now on time passes in the page only as the test lets it, by `page.clock.runFor`. The page's clock
 * must have been taken over before it loaded (`page.clock.install`), and jumps ahead by a minute.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Until what was set going without a timer is done: React works in tasks of this kind. */
function shown(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    for (let task = 0; task < 5; task++) {
      await new Promise((done) => {
        port1.onmessage = done
        port2.postMessage(null)
      })
    }
  })
}
