// What a menu page costs that grows: the demo's own dishes in menus of 20 to 500 items, one location each.
//   node bench/menu-growth.ts [runs of Lighthouse = 3]
// Prints for each menu what its page weighs (gzip), how long it takes a visitor to get it from what the
// front remembers and after a publication, which is a render, and how it paints on a phone with slow 4G.
import { gzipSync } from 'node:zlib'
import { addSizedMenus, sizedUid } from '#tests/support/menus/sized.ts'
import { MENU_BUDGET, weighHtml } from '#tests/support/page-weight.ts'
import type { Place } from '#tests/support/site.ts'
import { withDemo } from './support/demo.ts'
import { withLighthouse } from './support/lighthouse.ts'
import { publish, timed } from './support/publish.ts'
import { type Running, startSite } from './support/server.ts'
import { median } from './support/wrk.ts'

const SIZES = [20, 60, MENU_BUDGET.items, 250, 500]
const ROUNDS = 15
const runs = Number(process.argv[2] ?? 3)
const MOST_LCP = 2_000

type Subject = { place: Place; site: Running }

await withDemo(async (place) => {
  await addSizedMenus(place, SIZES)
  const site = await startSite(place)
  try {
    const rows = await measured({ place, site })
    console.table(rows)
    const bound = rows[MENU_BUDGET.items]
    const over =
      (bound?.['HTML, bytes gz'] ?? Infinity) > MENU_BUDGET.document ||
      (bound?.['own scripts'] ?? Infinity) > MENU_BUDGET.ownScripts ||
      (bound?.['LCP ms'] ?? Infinity) > MOST_LCP ||
      bound?.CLS !== 0
    if (over) process.exitCode = 1
  } finally {
    await site.stop()
  }
})

async function measured(subject: Subject): Promise<Record<string, Record<string, number>>> {
  const address = (size: number) => `${subject.site.origin}/locations/${sizedUid(size)}/menu`
  const rows: Record<string, Record<string, number>> = {}
  const times = await inTurns(subject, address)
  await withLighthouse(runs, async (look) => {
    for (const size of SIZES) {
      const html = await (await fetch(address(size))).text()
      const { 'LCP ms': lcp, 'TBT ms': tbt, CLS, performance } = await look(address(size))
      rows[size] = {
        'HTML, bytes': html.length,
        'HTML, bytes gz': gzipSync(html, { level: 9 }).length,
        'own scripts': weighHtml(html).ownScripts,
        ...times.get(size),
        performance,
        'LCP ms': lcp,
        'TBT ms': tbt,
        CLS,
      }
    }
  })
  return rows
}

/** Median ms of each menu's remembered page, and of its render, asked for in turns. */
async function inTurns(subject: Subject, address: (size: number) => string) {
  const found = SIZES.map((size) => ({
    size,
    remembered: [] as number[],
    rendered: [] as number[],
  }))
  for (let round = 0; round < ROUNDS; round++) {
    await publish(subject)
    for (const { size, rendered } of found) rendered.push(await timed(address(size)))
    for (const { size, remembered } of found) remembered.push(await timed(address(size)))
  }
  const shown = (list: number[]) => Number(median(list).toFixed(1))
  return new Map(
    found.map(({ size, remembered, rendered }) => [
      size,
      { 'remembered ms': shown(remembered), 'rendered ms': shown(rendered) },
    ]),
  )
}
