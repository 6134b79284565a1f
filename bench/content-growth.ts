// What content costs that grows: the demo group (18 locations) beside the same one grown to 1,000
// locations and 5,000 news posts, both served by the built site, asked in turns.
//   node bench/content-growth.ts [rounds = 5] [locations = 1000] [posts = 5000]
// Prints for each page the median time of a remembered answer, which must not grow, and of a visitor's
// first answer after a publication, which is a render; how long a change takes from the database to its
// page: the poll (at most 500 ms), what the process knows of the site read anew, and the render; and what a
// page asks the interface for once its scripts run: bytes as they are sent, which must not grow, and the time
// of each answer.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from '#tests/support/browser.ts'
import type { Place } from '#tests/support/site.ts'
import { withDemo } from './support/demo.ts'
import { growGroup } from './support/large-group.ts'
import { publish, timed } from './support/publish.ts'
import { type Running, startSite } from './support/server.ts'
import { answersOfVisit, VISITORS } from './support/visit-cost.ts'
import { median } from './support/wrk.ts'

const [rounds = 5, locations = 1000, posts = 5000] = process.argv.slice(2).map(Number)
const LARGE = { locations, posts }
const PAGES = ['/', '/locations', '/locations/burrard', '/locations/burrard/menu', '/news']
const MOST_GROWTH = 1.3
const CACHED = 200
/** Answers that no cache keeps: fewer than a minute's limit of all requests. */
const UNCACHED = 40

type Subject = { place: Place; site: Running }

await withDemo(async (small) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-large-'))
  cpSync(small.dataDir, dataDir, { recursive: true })
  const large = { dataDir }
  await growGroup(large, LARGE)
  const subjects: Subject[] = []
  try {
    for (const place of [small, large]) subjects.push({ place, site: await startSite(place) })
    await report(subjects)
  } finally {
    for (const { site } of subjects) await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function report(subjects: Subject[]) {
  const rows: Record<string, Record<string, number>> = {}
  for (const page of PAGES) {
    const cached = await inTurns(subjects, ({ site }) => remembered(site.origin + page))
    const rendered = await inTurns(subjects, (subject) => rendersAnew(subject, page))
    if (cached.growth > MOST_GROWTH) process.exitCode = 1
    rows[page] = { ...named('cached', cached), ...named('rendered', rendered) }
  }
  console.table(rows)
  const published = await inTurns(subjects, publish)
  console.table({ 'a change on its page': named('published', published) })
  await reportVisits(subjects)
}

/** Prints the bytes of the API answers that each page fetches, and how long each takes: again, and after a publish. */
async function reportVisits(subjects: Subject[]) {
  const browser = await openBrowser()
  try {
    const { weights, addresses } = await weighVisits(browser, subjects)
    console.table(weights)
    const times: Record<string, Record<string, number>> = {}
    for (const address of addresses) {
      const again = await inTurns(subjects, ({ site }) => askedAgain(site.origin + address))
      const anew = await inTurns(subjects, (subject) => rendersAnew(subject, address))
      times[address] = { ...named('again', again), ...named('anew', anew) }
    }
    console.table(times)
  } finally {
    await browser.close()
  }
}

async function weighVisits(browser: Browser, subjects: Subject[]) {
  const weights: Record<string, Record<string, number>> = {}
  const addresses = new Set(['/api/locations'])
  for (const visitor of VISITORS) {
    const row: Record<string, number> = {}
    for (const [index, { site }] of subjects.entries()) {
      const size = index === 0 ? 'few' : 'many'
      const answers = await answersOfVisit(browser, site.origin, visitor)
      for (const { address } of answers) addresses.add(address)
      row[`answers, ${size}`] = answers.length
      row[`bytes, ${size}`] = answers.reduce((sum, { bytes }) => sum + bytes, 0)
    }
    const { 'bytes, few': few = 0, 'bytes, many': many = 0 } = row
    if (many > few * MOST_GROWTH) process.exitCode = 1
    weights[visitor.name] = row
  }
  return { weights, addresses }
}

type Compared = { few: number; many: number; growth: number }

/** Medians in ms of the small and of the large group, and of their ratios. */
async function inTurns(subjects: Subject[], measure: (subject: Subject) => Promise<number>) {
  const ratios: number[] = []
  const times: number[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const [few = Number.NaN, many = Number.NaN] = await oneAfterAnother(subjects, measure)
    times[0]?.push(few)
    times[1]?.push(many)
    ratios.push(many / few)
  }
  return { few: median(times[0] ?? []), many: median(times[1] ?? []), growth: median(ratios) }
}

async function oneAfterAnother(
  subjects: Subject[],
  measure: (subject: Subject) => Promise<number>,
) {
  const found: number[] = []
  for (const subject of subjects) found.push(await measure(subject))
  return found
}

function named(what: string, { few, many, growth }: Compared) {
  const round = (value: number) => Number(value.toFixed(2))
  return {
    [`${what}, few`]: round(few),
    [`${what}, many`]: round(many),
    [`${what}, growth`]: round(growth),
  }
}

/** Median ms of answers that the front remembers. */
async function remembered(url: string): Promise<number> {
  await timed(url)
  const times: number[] = []
  for (let n = 0; n < CACHED; n++) times.push(await timed(url))
  return median(times)
}

/** Median ms of answers of the interface, some of which nothing remembers. */
async function askedAgain(url: string): Promise<number> {
  await timed(url)
  const times: number[] = []
  for (let n = 0; n < UNCACHED; n++) times.push(await timed(url))
  return median(times)
}

/** Ms of a page that a publication has made old, asked for by a visitor. */
async function rendersAnew(subject: Subject, page: string): Promise<number> {
  await publish(subject)
  return timed(subject.site.origin + page)
}
