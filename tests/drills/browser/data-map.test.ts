import { expect, inject } from 'vitest'
import { differences, differencesAfterErasure, marksOf } from '#tests/data-map/compare.ts'
import { bookInBrowser, readBrowser } from '#tests/data-map/journeys/in-browser.ts'
import { eraseGuest } from '#tests/data-map/journeys/staff.ts'
import { CARD_MARKS, GUEST, MARKS, words } from '#tests/data-map/marked-guest.ts'
import { needlesOf } from '#tests/data-map/marks.ts'
import { placesOf } from '#tests/data-map/places.ts'
import { playJourneys, UID } from '#tests/data-map/play-journeys.ts'
import { readBackup } from '#tests/data-map/read-backup.ts'
import { readTables } from '#tests/data-map/read-stores.ts'
import {
  readDatabaseFiles,
  readLog,
  readMails,
  readPages,
  readSite,
  search,
} from '#tests/data-map/search-site.ts'
import { test } from '#tests/support/browser-test.ts'
import { counted } from '#tests/support/counted-visit.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startSite } from '#tests/support/site.ts'

const NEEDLES = needlesOf(MARKS)
/** For what is large: as it was written, in no other form. */
const PLAIN = NEEDLES.filter(({ form }) => form === 'plain')
const CARDS = needlesOf(CARD_MARKS)
const CONTACTS = [GUEST.email, GUEST.phone, GUEST.otherEmail, GUEST.otherPhone]
const PAGES = ['/', '/locations', `/locations/${UID}`, '/news', '/api/locations', '/nowhere']
const PLACE = {
  ...{ country: 'CA', city: GUEST.city },
  ...{ latitude: Number(GUEST.latitude), longitude: Number(GUEST.longitude) },
}

test.for(['sqlite', 'postgres'] as const)(
  'a guest who has gone every way is found where the data map says and nowhere else, and once erased only where it says, on %s',
  // Two searches of everything, and two backups.
  { timeout: 900_000 },
  async (kind, { begin, onTestFinished }) => {
    const seed = inject('seeds')[kind]
    const mails = await startMailServer()
    onTestFinished(() => mails.stop())
    const env = { SMTP_URL: mails.url, MAIL_FROM: 'a@b.example', LOG_LEVEL: 'debug' }
    const site = await startSite({ seed, env })
    onTestFinished(() => site.stop())
    const { ask, desk } = await playJourneys(site, seed.staff, mails)
    const width = { width: 390, reducedMotion: 'reduce' } as const
    const visit = await begin({ address: GUEST.address, place: PLACE, ...width })
    await counted(visit)
    await bookInBrowser(visit.page, site.url, UID)
    const browser = await readBrowser(visit.context, visit.page)
    // What pages count of themselves is written a moment later.
    const counts = async () => {
      const all = await readTables(site, 'booking/address_counts')
      return all.map(({ content }) => String(content)).join()
    }
    await expect.poll(counts).toContain(words('link'))

    const elsewhere = async () => [
      ...readLog(site.log()),
      ...readMails(
        mails.arrived,
        [GUEST.email, GUEST.otherEmail].map((one) => one.toLowerCase()),
      ),
      ...browser,
      ...(await readPages(site, PAGES)),
    ]
    const first = search(readBackup(site), PLAIN)
    const kept = [...(await readSite(site, seed)), ...(await elsewhere())]
    const found = new Map([...search(kept, NEEDLES), ...first])
    const places = placesOf(kind)
    expect(differences(found, places)).toEqual([])

    for (const contact of CONTACTS) {
      const { left } = await eraseGuest(desk, ask, contact)
      expect(left).toMatchObject({ bookings: [], alerts: [], walkIns: [], messages: [] })
    }
    const stores = search(await readSite(site, seed), NEEDLES)
    const left = new Map([...stores, ...search(await elsewhere(), NEEDLES), ...first])
    expect(differencesAfterErasure(left, places)).toEqual([])
    // A backup of now has no more than the site itself.
    const second = marksOf(search(readBackup(site), PLAIN))
    expect([...second].filter((mark) => !marksOf(stores).has(mark))).toEqual([])

    const everything = [...kept, ...(await readSite(site, seed)), ...readDatabaseFiles(site)]
    expect([...search(everything, CARDS)]).toEqual([])
  },
)
