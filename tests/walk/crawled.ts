import { routes } from '#lib/routing/routes.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { crawl, sitemapPaths } from '#tests/support/crawl.ts'

/** Pages without a parameter, and without a document that could be missing. */
const STARTS = routes
  .filter((one) => one.navigation === 'soft' && !one.documentType && !one.pattern.includes('['))
  .map(({ pattern }) => pattern)

/** Tests with the HTML of every page that links lead to, from the sitemap and some pages that it lacks. */
export const test = browserTest.extend('crawled', { scope: 'file' }, async ({ site }) =>
  crawl(site.url, ['/', ...STARTS, ...(await sitemapPaths(site.url))]),
)
