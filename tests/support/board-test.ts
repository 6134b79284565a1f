import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { signedIn } from './admin.ts'
import { bookTable } from './book-table.ts'
import { type BeginVisit, test as browserTest, ownSite } from './browser-test.ts'
import type { Site } from './site.ts'
import { type Ask, askAs, type Host, makeHost, makeStaff } from './staff.ts'
import { works } from './taken-over.ts'
import { ownEmail, test as workerTest } from './worker-site.ts'

/** The restaurant whose board is tested on a site of its own. */
export const UID = 'kitsilano'
export const TIME_ZONE = 'America/Vancouver'

/** Tests of the board of a host, on a site of their own whose clock starts at a wall time, `15:00`. */
export function boardTest(at: string) {
  return browserTest
    .extend('site', { scope: 'file' }, ownSite({ at }))
    .extend('editor', { scope: 'file' }, ({ site }) =>
      makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
    )
    .extend('host', { scope: 'file' }, ({ site, editor }) =>
      makeHost(site, { ...inject('seeds').sqlite.staff, password: editor.password }, UID),
    )
    .extend('ask', { scope: 'file' }, ({ site, host }) => askAs(site, host))
    .extend('openBoard', ({ look, site, host }) => opener({ look, site, host }))
}

/**
 * `boardTest` on the site that the files of a worker share (its clock begins at `15:00`), for a file that is the only one
 * to use this restaurant.
 * `askAsHost` is what the host asks.
 */
export function workerBoardTest(uid: string) {
  return workerTest
    .extend('host', { scope: 'file' }, ({ site, administrator }) =>
      makeHost(site, administrator, uid, { email: ownEmail() }),
    )
    .extend('askAsHost', { scope: 'file' }, ({ site, host }) => askAs(site, host))
    .extend('openBoard', ({ look, site, host }) => opener({ look, site, host }))
}

/** Opens the board of the day at a width, as its host. */
function opener({ look, site, host }: { look: BeginVisit; site: Site; host: Host }) {
  return async (width = 390): Promise<Page> => {
    const { page, ...board } = await look({ width, reducedMotion: 'reduce' })
    await signedIn({ page, ...board }, site, host)
    await page.goto(`${site.url}/admin/reservations`)
    await page.getByRole('heading', { name: 'Reservations', exact: true }).waitFor()
    await works(page.getByRole('button', { name: 'Walk-in', exact: true }))
    return page
  }
}

/** The wall time of the next quarter of an hour but one. */
export function soon(site: Pick<Site, 'now'>): string {
  return localOf((Math.floor(site.now() / SLOT_MS) + 2) * SLOT_MS, TIME_ZONE)
}

/** A party that is due soon; answers with its time. */
export async function bookSoon(
  site: Site,
  lastName: string,
  more: Partial<Parameters<typeof bookTable>[1]> = {},
): Promise<string> {
  const at = soon(site)
  await bookTable(site, { uid: UID, at, lastName, ...more })
  return more.at ?? at
}

type ByTelephone = {
  name: string
  /** Wall time. */
  at: string
  party?: number
  phone?: string
  /** The best one unless told. */
  table?: { kind: 'best' | 'none' }
}

/** A party that a member of staff books by telephone, at a wall time; answers with the id of the booking. */
export async function bookByTelephone(
  ask: Ask,
  { location }: Pick<Host, 'location'>,
  { name, at, party = 2, table = { kind: 'best' }, ...more }: ByTelephone,
): Promise<string> {
  const key = crypto.randomUUID()
  const beyond = ['party_size', 'horizon', 'periods', 'pacing']
  const booking = { location, key, party, at, beyond, table }
  const guest = { name, ...more }
  const { id } = (await ask('POST', '/reservations/book', { ...booking, guest })) as { id: string }
  return id
}
