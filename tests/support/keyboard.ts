import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { tabTo } from './guest.ts'

/** Keys, one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Whether the element has the focus, itself. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Waits until the element has the focus. */
export async function expectFocusOn(target: Locator): Promise<void> {
  await target.waitFor()
  await expect.poll(() => hasFocus(target)).toBe(true)
}

/** Goes on by Tab to an element and presses a key on it, which leaves the focus where it is. */
export async function work(target: Locator, key: string): Promise<void> {
  await tabTo(target.page(), target)
  await press(target.page(), key)
  await expectFocusOn(target)
}

/** Past the header by its own link, as somebody does who wants to read. */
export async function skipToContent(page: Page): Promise<void> {
  await press(page, 'Tab', 'Enter')
  await expectFocusOn(page.locator('main'))
}
