// What the first load of a page weighs, beside the budget: node bench/page-weight.ts [origin]
// Without an origin it starts the built site on a copy of the demo.
import { openBrowser } from '#tests/support/browser.ts'
import { BUDGET, WEIGHED, weigh } from '#tests/support/page-weight.ts'
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
  if (over.length > 0) process.exitCode = 1
})
