import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '#scripts/lib/free-port.ts'
import { launchOptions } from '#tests/support/chromium.ts'
import { median } from './wrk.ts'

/** What Lighthouse scores, in per cent. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The lowest Lighthouse score that a page may have in each category, in per cent. */
export const LEAST = {
  performance: 95,
  accessibility: 100,
  'best-practices': 95,
  seo: 100,
} as const

type Figure = (typeof CATEGORIES)[number] | 'LCP ms' | 'TBT ms' | 'CLS'

/** Looks at a page as on a phone with slow 4G: medians of its scores, and of what the first is made. */
export type Look = (url: string) => Promise<Record<Figure, number>>

/** Runs `measure` with a browser that looks at each page `runs` times. */
export async function withLighthouse(runs: number, measure: (look: Look) => Promise<void>) {
  const port = await freePort()
  const options = await launchOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  try {
    await measure(async (url) => {
      const found: Record<Figure, number>[] = []
      for (let run = 0; run < runs; run++) found.push(await once(url, port))
      const names = Object.keys(found[0] ?? {}) as Figure[]
      const medians = names.map((name) => [name, median(found.map((figures) => figures[name]))])
      return Object.fromEntries(medians) as Record<Figure, number>
    })
  } finally {
    await browser.close()
  }
}

/** Prints the scores of pages beside the lowest ones; the process ends with an error where one is below. */
export function tellScores(rows: Record<string, Record<string, number>>): void {
  const isBelow = (row: Record<string, number>) =>
    CATEGORIES.some((category) => (row[category] ?? 0) < LEAST[category])
  if (Object.values(rows).some(isBelow)) process.exitCode = 1
  console.table({ ...rows, 'at least': { ...LEAST } })
}

async function once(url: string, port: number): Promise<Record<Figure, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse had nothing to say of ${url}`)
  const { categories, audits } = result.lhr
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}
