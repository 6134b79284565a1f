// How long a member of staff of a large group waits for each page of the admin: the server's answer, on the built site, of
// the demo group grown to 1,000 restaurants, 5,000 news posts, 50,000 media and 1,000,000 bookings in two years.
//   node bench/admin-views.ts [rounds = 5] [sqlite | postgres] [bookings = 1000000] [only these, a regular expression]
//   GROUP=/tmp/group node bench/admin-views.ts   keeps a group on SQLite in that folder and uses it again
// Before each answer a booking of today changes and one far back, on another day each time, as in a group at work.
// Prints for each page, as soon as it is measured and in a table at the end, ms of the first answer, which loads its code,
// and of the answers after it; the processor time of one (which a busy machine does not change, but which has in it
// what the site does beside it) and its size. Fails where a page that is loaded takes
// longer than 1 s, and where one is not answered with 200: it is listed with what it answers, the others are measured.
import { createFigures } from '#booking-engine/figures/figures.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { askPage } from './support/ask-page.ts'
import { changeBooking } from './support/change-booking.ts'
import { fillWithPast } from './support/past-bookings.ts'
import { processorMs, type Running, startSite } from './support/server.ts'
import { openStaffedGroup, sessionCookie } from './support/staffed-group.ts'
import { median } from './support/wrk.ts'

const [rounds = '5', kind = 'sqlite', bookings = '1000000', only = ''] = process.argv.slice(2)
const SIZE = { locations: 1000, posts: 5000, media: 50_000 }
const DAYS = 728
const TODAY = new Date().toISOString().slice(0, 10)
const MOST_MS = 1000
const VIEWS = [
  ...['', '/reservations', '/reservations/paper', '/tonight', '/kitchen', '/sold-out', '/guests'],
  ...['/applications', '/enquiries', '/figures', '/figures?span=year', '/website-figures'],
  ...[
    '/whole-menu',
    '/prices',
    '/menu-check',
    '/table-cards',
    '/pictures',
    '/pictures?unused=1',
    '/pictures?text=tomato',
  ],
  ...[
    '/notices',
    '/news-calendar',
    '/content-check',
    '/find-and-replace',
    '/broken-links',
    '/outbox',
    '/audit-log',
  ],
  ...['/system', '/tablets', '/guest-data', '/account'],
  ...[
    'pages',
    'news-posts',
    'locations',
    'booking-settings',
    'zones',
    'menus',
    'menu-categories',
    'reusable-slices',
  ].map(list),
  ...['menu-items', 'menu-tags', 'media', 'redirects', 'former-addresses', 'applications'].map(
    list,
  ),
  ...['enquiries', 'subscribers', 'reply-templates', 'staff'].map(list),
  ...['/collections/locations/20', '/collections/booking-settings/20', '/collections/media/20'],
  '/globals/special-days',
]

type Row = Record<string, number | string>

let changes = 0

const group = await openStaffedGroup(SIZE, { kind, keepIn: process.env.GROUP })
try {
  const store = await openBookingDatabase(group.seed)
  try {
    await addBookings(store)
    const site = await startSite(group.seed)
    try {
      console.table(await waits(site, store))
    } finally {
      await site.stop()
    }
  } finally {
    await store.close()
  }
} finally {
  await group.remove()
}

function list(collection: string): string {
  return `/collections/${collection}`
}

/**
 * Adds what is missing of the bookings, of the past and of today, spread over all restaurants, and keeps the figures of
 * the days that are over.
 */
async function addBookings(store: BookingDatabase): Promise<void> {
  const rows = await store.all<{ location_id: string }>(
    'SELECT location_id FROM current_settings ORDER BY location_id',
  )
  const locations = rows.map((row) => row.location_id)
  const count = async (where: string, values: string[]) =>
    Number(
      (await store.all<{ n: number }>(`SELECT count(*) AS n FROM reservations ${where}`, values))[0]
        ?.n,
    )
  if ((await count('', [])) < Number(bookings) / 2)
    await fillWithPast(store, {
      ...{ locations, bookings: Number(bookings), days: DAYS, until: addDays(TODAY, -1) },
    })
  if ((await count('WHERE service_day = $1', [TODAY])) === 0) {
    const perDay = Math.round(Number(bookings) / DAYS)
    await fillWithPast(store, { locations, bookings: perDay, days: 1, until: TODAY })
  }
  // As the site does once an hour: it would do so beside the pages, a quarter of an hour long.
  const figures = createFigures(store)
  await figures.keepPastDays()
  await figures.close()
}

async function waits(site: Running, store: BookingDatabase): Promise<Record<string, Row>> {
  const headers = {
    cookie: await sessionCookie(site.origin, group.seed.staff),
    'sec-fetch-site': 'same-origin',
  }
  const found: Record<string, Row> = {}
  for (const view of VIEWS.filter((one) => new RegExp(only).test(one))) {
    const row = await measure(site, store, { view, headers }).catch((error: unknown) => {
      process.exitCode = 1
      return { failed: String(error) }
    })
    console.log(view || '/', JSON.stringify(row))
    found[view || '/'] = row
  }
  return found
}

async function measure(
  site: Running,
  store: BookingDatabase,
  { view, headers }: { view: string; headers: HeadersInit },
): Promise<Row> {
  const url = `${site.origin}/admin${view}`
  const ask = async () => {
    changes += 1
    await changeBooking(store, TODAY, changes)
    await changeBooking(store, addDays(TODAY, -30 - ((changes * 11) % (DAYS - 60))), changes)
    return askPage(url, headers)
  }
  const first = await ask()
  const times: number[] = []
  const before = processorMs(site.pid)
  for (let round = 0; round < Number(rounds); round++) times.push((await ask()).ms)
  const worked = (processorMs(site.pid) - before) / Number(rounds)
  if (median(times) > MOST_MS) process.exitCode = 1
  return {
    'first ms': Math.round(first.ms),
    'median ms': Math.round(median(times)),
    'worst ms': Math.round(Math.max(...times)),
    'CPU ms': Math.round(worked),
    kB: Math.round(first.bytes / 1000),
  }
}
