// What somebody waits for, on the built site with the demo group: median and worst of some runs, and the
// bound that each single one is held to.
//   npm run build && node bench/latency.ts [runs = 5]
import { rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { SCROLL_MS } from '#features/shell/navigation/scroll.ts'
import { hydrated, visit } from '#tests/support/browser.ts'
import { launchOptions } from '#tests/support/chromium.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { makeSeed, type Seed, type Site, startSite } from '#tests/support/site.ts'
import { type Ask, makeHost, makeStaff, signIn } from '#tests/support/staff.ts'
import { withDemo } from './support/demo.ts'
import {
  book,
  firstDish,
  isMarked,
  isMarkedAnew,
  MENU,
  openDesk,
  openMenu,
  UID,
} from './support/dining-room.ts'
import { publish } from './support/publish.ts'
import { lasting, measured, type Row, until, type Wait } from './support/waits.ts'

const runs = Number(process.argv[2] ?? 5)
let visits = 0

const browser = await chromium.launch(await launchOptions())
const rows: Record<string, Row> = {}
const measure = async (waits: Wait[]) => Object.assign(rows, await measured(waits, runs))
try {
  await withDemo(async (seed) => {
    await onOneSite(seed)
    await measure([
      { name: 'SIGTERM → the end of the process', atMost: 10_000, measure: () => ending(seed) },
      {
        ...{ name: '… with an open event stream', atMost: 10_000 },
        measure: () => ending(seed, follow),
      },
    ])
  })
  await onTwoInstances()
} finally {
  await browser.close()
}
console.table(rows)
if (Object.values(rows).some((row) => row['worst ms'] > row['at most'])) process.exitCode = 1

/** One process on SQLite, with a mail server, a host at work, and guests. */
async function onOneSite(seed: Seed): Promise<void> {
  const mails = await startMailServer()
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Saltwood <no-reply@saltwood.example>' }
  const site = await startSite({ seed, env, at: '15:00' })
  try {
    const { password } = await makeStaff(site, seed.staff, { roles: ['editor'] })
    const administrator = { ...seed.staff, password }
    const host = await makeHost(site, administrator, UID)
    const desk = await openDesk(browser, site, host)
    await measure([
      {
        ...{ name: 'publish by another process → its page', atMost: 2_500 },
        measure: () => publish({ place: site, site: { origin: site.url } }),
      },
      {
        ...{ name: 'booking → its mail', atMost: 4_000 },
        measure: async () => {
          const email = `guest-${++visits}@example.com`
          await book(site, 'Byron', email)
          return lasting(() => mails.next(email))
        },
      },
      {
        ...{ name: 'booking → the host’s day', atMost: 5_000 },
        measure: async () => {
          const name = `Byron ${++visits}`
          await book(site, name, `guest-${visits}@example.com`)
          return lasting(() => desk.getByText(`Ada ${name}`, { exact: true }).first().waitFor())
        },
      },
      ...(await soldOut('sold out', await signIn(site, administrator), site)),
      {
        ...{ name: `panel: scroll of ${SCROLL_MS} ms`, atMost: 1_500 },
        measure: () => panelScroll(browser, site),
      },
    ])
  } finally {
    await site.stop()
    await mails.stop()
  }
}

/** Two processes on one Postgres: what is said on the first is seen on the second. */
async function onTwoInstances(): Promise<void> {
  const postgres = await startPostgres({ durable: true })
  const seed = await makeSeed({ postgres: postgres.url })
  const first = await startSite({ seed, keep: true })
  const second = await startSite({ seed, keep: true })
  try {
    const ask = await signIn(first, seed.staff)
    await measure(await soldOut('sold out, on the other instance', ask, second))
  } finally {
    await first.stop()
    await second.stop()
    rmSync(seed.dataDir, { recursive: true, force: true })
    await postgres.stop()
  }
}

/** From what a host says until a guest sees it who has the menu open, and one who loads it again. */
async function soldOut(name: string, ask: Ask, site: Site): Promise<Wait[]> {
  const { title, say } = await firstDish(ask)
  const open = await openMenu(browser, site.url)
  const each = async (seen: () => Promise<boolean>) => {
    await say(true)
    const ms = await until(seen)
    await say(false)
    await until(async () => !(await seen()))
    return ms
  }
  return [
    {
      ...{ name: `${name} → an open page`, atMost: 1_000 },
      measure: () => each(() => isMarked(open, title)),
    },
    {
      ...{ name: `${name} → a page loaded again`, atMost: 1_000 },
      measure: () => each(() => isMarkedAnew(site.url)),
    },
  ]
}

/** How long a page scrolls up from its footer before the panel comes. */
async function panelScroll(with_: Browser, site: Site): Promise<number> {
  const { page, context } = await visit(with_, { width: 1440 })
  await page.goto(`${site.url}/about`)
  await hydrated(page)
  await page.evaluate(
    'scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" })',
  )
  await page.evaluate(`addEventListener('scroll', () => {
    window.scrollBegan ??= performance.now()
    window.scrollEnded = performance.now()
  })`)
  const reserve = page.locator('body > header').getByRole('link', { name: 'Reserve', exact: true })
  await reserve.first().click()
  await page.getByRole('dialog', { name: 'Reserve' }).waitFor()
  const lasted = Number(await page.evaluate('scrollEnded - scrollBegan'))
  await context.close()
  return lasted
}

/** Somebody whose menu listens to what hosts say. */
async function follow(site: Site): Promise<void> {
  const headers = { accept: 'text/event-stream' }
  const reply = await fetch(`${site.url}/api/locations/${UID}/sold-out`, { headers })
  await reply.body?.getReader().read()
}

/** How long a process takes to end in order. */
async function ending(seed: Seed, before = async (_: Site) => {}): Promise<number> {
  const site = await startSite({ seed })
  await fetch(site.url + MENU)
  await before(site)
  return lasting(() => site.stop())
}
