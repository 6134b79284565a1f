import { test as browserTest, ownSite } from './browser-test.ts'
import { browserOfWorker, pinnedOptions } from './chromium.ts'

/** When the clocks of sites begin whose pages are drawn. */
export const PICTURE_DAY = 'friday 15:00'

/**
 * Tests in the browser that npm carries, with its own fonts, of a site on a Friday afternoon: pages are drawn alike on
 * every machine and every day.
 */
export const test = browserTest
  .extend('browser', { scope: 'file' }, () => browserOfWorker(pinnedOptions))
  .extend('site', { scope: 'file' }, ownSite({ at: PICTURE_DAY }))
