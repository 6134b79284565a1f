// Lighthouse as on a phone, median of five: node bench/lighthouse.ts [origin] [runs = 5]
import { WEIGHED } from '#tests/support/page-weight.ts'
import { withSite } from './support/demo.ts'
import { CATEGORIES, LEAST, withLighthouse } from './support/lighthouse.ts'

/** Asks not to be in an index, which Lighthouse counts against it. */
const UNLISTED = '/slice-library/form'

/** One page of each type. */
const PAGES = [
  ...WEIGHED,
  '/locations/halifax',
  '/locations/burrard/group-bookings',
  '/news',
  '/news/fire-for-winter',
  '/contact',
  '/gift-cards',
  '/corporate-gift-cards',
  '/privacy',
]

const [given, runs = '5'] = process.argv.slice(2)
const origin = given?.startsWith('http') ? given : undefined

await withSite(origin, (site) =>
  withLighthouse(Number(runs), async (look) => {
    const rows: Record<string, Record<string, number>> = {}
    for (const path of PAGES) rows[path] = await look(site + path)
    rows['at least'] = { ...LEAST }
    console.table(rows)
    const below = PAGES.flatMap((path) =>
      CATEGORIES.filter(
        (category) =>
          !(path === UNLISTED && category === 'seo') &&
          (rows[path]?.[category] ?? 0) < LEAST[category],
      ),
    )
    if (below.length > 0) process.exitCode = 1
  }),
)
