// What the first load of a page weighs, beside the budget: node bench/page-weight.ts [origin]
// First the pages that a browser opens, with all that loads; then, for every page of the demo group and
// of the slice library, its own scripts and its styles as its HTML names them.
// Without an origin it starts the built site on a copy of the demo.
import { openBrowser } from '#tests/support/browser.ts'
import { crawl, sitemapPaths } from '#tests/support/crawl.ts'
import { BUDGET, WEIGHED, weigh, weighHtml } from '#tests/support/page-weight.ts'
import { withSite } from './support/demo.ts'

await withSite(process.argv[2], async (origin) => {
  const browser = await openBrowser()
  const rows: Record<string, Record<string, number>> = {}
  for (const path of WEIGHED) {
    const { document, ...weight } = await weigh(browser, `${origin}${path}`)
    rows[path] = { ...weight, document }
  }
  await browser.close()
  rows['at most'] = { ...BUDGET }
  console.table(rows)
  const over = WEIGHED.flatMap((path) =>
    Object.entries(BUDGET).filter(([name, most]) => (rows[path]?.[name] ?? 0) > most),
  )
  const { pages } = await crawl(origin, ['/', '/slice-library', ...(await sitemapPaths(origin))])
  const named = Object.fromEntries([...pages].map(([address, html]) => [address, weighHtml(html)]))
  console.table(named)
  const heavy = Object.values(named).some(
    ({ ownScripts, styles }) => ownScripts > BUDGET.ownScripts || styles > BUDGET.styles,
  )
  if (over.length > 0 || heavy) process.exitCode = 1
})
