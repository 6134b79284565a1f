import { chromium } from 'playwright-core'
import { test as browserTest } from './browser-test.ts'
import { pinnedOptions } from './chromium.ts'

/** Tests in the browser that npm carries, with its own fonts: pages are drawn alike on every machine. */
export const test = browserTest.extend(
  'browser',
  { scope: 'worker' },
  async ({}, { onCleanup }) => {
    const browser = await chromium.launch(await pinnedOptions())
    onCleanup(() => browser.close())
    return browser
  },
)
