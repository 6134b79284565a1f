import { test as browserTest } from '#tests/support/browser-test.ts'
import { crawl, sitemapPaths } from '#tests/support/crawl.ts'

const STARTS = ['/', '/test', '/style-guide', '/component-library', '/slice-library']

/** Tests with the HTML of every page that links lead to, from the sitemap and some pages that it lacks. */
export const test = browserTest.extend('crawled', { scope: 'file' }, async ({ site }) =>
  crawl(site.url, [...STARTS, ...(await sitemapPaths(site.url))]),
)
