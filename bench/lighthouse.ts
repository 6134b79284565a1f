// Lighthouse as on a phone, median of five: node bench/lighthouse.ts [origin] [runs = 5]
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { launchOptions } from '#tests/support/chromium.ts'
import { WEIGHED } from '#tests/support/page-weight.ts'
import { withSite } from './support/demo.ts'
import { freePort } from './support/server.ts'

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const
type Category = keyof typeof LEAST
const categories = Object.keys(LEAST) as Category[]

const [given, runs = '5'] = process.argv.slice(2)
const origin = given?.startsWith('http') ? given : undefined

await withSite(origin, async (site) => {
  const port = await freePort()
  const options = await launchOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  const rows: Record<string, Record<string, number>> = {}
  try {
    for (const path of WEIGHED) rows[path] = await medians(`${site}${path}`, port)
  } finally {
    await browser.close()
  }
  rows['at least'] = { ...LEAST }
  console.table(rows)
  const below = WEIGHED.flatMap((path) =>
    categories.filter((category) => (rows[path]?.[category] ?? 0) < LEAST[category]),
  )
  if (below.length > 0) process.exitCode = 1
})

/** Scores in per cent, and the largest paint, blocking time (ms) and shift behind the first. */
async function medians(url: string, port: number): Promise<Record<string, number>> {
  const results: Record<string, number>[] = []
  for (let run = 0; run < Number(runs); run++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories })
    if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`)
    const { lhr } = result
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)])
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    results.push({
      ...Object.fromEntries(scores),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    })
  }
  const names = Object.keys(results[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(results.map((r) => r[name] ?? 0))]))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
