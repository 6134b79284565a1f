import type { Locator, Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { bookTable } from '#tests/support/book-table.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { CARD } from '#tests/support/card.ts'
import { writeBookings } from '#tests/support/content-sql.ts'
import { booker, expectAccessible, openPanel, panelOf } from '#tests/support/guest.ts'
import { expectFocusOn } from '#tests/support/keyboard.ts'
import type { Site } from '#tests/support/site.ts'

const UID = 'kitsilano'
/** A flagship, where a card vouches for a table for seven. */
const FLAGSHIP = 'burrard'
/** How long before a visit, in minutes, it can be cancelled for nothing: as the demo has it, and never. */
const CUT_OFF = { usual: 120, never: 400 * 24 * 60 }

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

const fact = async (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd').textContent()

/** The page's times of a party, and the first of them picked. */
async function pickTime(page: Page, people: string) {
  await page.getByLabel('People').selectOption(people)
  await page.getByRole('button', { name: 'Find a Time' }).click()
  const times = page.getByRole('link', { name: /^\d+:\d\d [AP]M$/ })
  await times.first().waitFor()
  const time = (await times.first().textContent()) ?? ''
  await times.first().click()
  await page.getByRole('heading', { name: `Change to ${time}` }).waitFor()
  return time
}

describe.each([
  { browser: 'with scripts', javaScriptEnabled: true },
  { browser: 'without scripts', javaScriptEnabled: false },
])('a visit, $browser', ({ javaScriptEnabled }) => {
  test('is moved to another party and time, and keeps its link', async ({ begin, site }) => {
    const link = await bookTable(site, { uid: UID })
    const { page } = await begin(booker({ width: 390, javaScriptEnabled }))
    await page.goto(link)
    const before = await fact(page, 'When')
    await page.getByRole('link', { name: 'Change date, time or party' }).click()
    await page.getByRole('heading', { level: 1, name: 'Change your reservation' }).waitFor()
    expect(await page.locator('main').textContent()).toContain(`for 2 people: ${before}`)
    expect(await page.getByLabel('People').inputValue()).toBe('2')
    if (javaScriptEnabled) await expectAccessible(page, 'change')
    const time = await pickTime(page, '4')
    if (javaScriptEnabled) await expectAccessible(page, 'seating')
    await page.locator('form[method=post] button').first().click()

    await page.getByText('Your reservation has been changed').waitFor()
    expect(await fact(page, 'Party')).toBe('4 people')
    expect(await fact(page, 'When')).toContain(time)
    if (javaScriptEnabled) await expectAccessible(page, 'changed')
    expect(new URL(page.url()).pathname).toBe(new URL(link).pathname)
  })
})

test('a visit is shown and cancelled without scripts', async ({ begin, site }) => {
  const { page } = await begin(booker({ javaScriptEnabled: false }))
  await page.goto(await bookTable(site, { uid: UID }))
  await page.getByText('Cancel this reservation').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
})

test.for([390, 1440])(
  '“Cancel this reservation” brings its question into view, and the focus to it, at %i px',
  async (width, { begin, site }) => {
    const link = await bookTable(site, { uid: UID })
    const { page } = await begin(booker({ width, height: 480 }))
    await page.goto(link)
    const question = page.getByRole('region', { name: 'Would you like to give up this table?' })
    const confirm = page.getByRole('button', { name: 'Yes, cancel it' })
    expect(await question.count()).toBe(0)
    for (let time = 0; time < 2; time++) {
      await page.getByText('Cancel this reservation').click()
      await expectFocusOn(question)
      await expect
        .poll(async () => {
          const [top, end] = [await question.boundingBox(), await confirm.boundingBox()]
          return top && end && top.y >= 0 && end.y + end.height <= 480
        })
        .toBe(true)
      await page.getByRole('link', { name: 'Keep it', exact: true }).click()
      await question.waitFor({ state: 'hidden' })
    }
    await page.getByText('Your reservation', { exact: true }).waitFor()
  },
)

// ASVS 3.5.3
test('a double click on “Cancel this reservation” asks, and cancels nothing', async ({
  begin,
  site,
}) => {
  // In these windows the button that cancels comes to stand where the link was pressed.
  for (const size of [
    { width: 390, height: 480 },
    { width: 1440, height: 900 },
  ]) {
    const { page } = await begin(booker(size))
    await page.goto(await bookTable(site, { uid: UID }))
    await page.getByText('Cancel this reservation').dblclick()
    await expectFocusOn(page.getByRole('region', { name: 'Would you like to give up this table?' }))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Your reservation', exact: true }).waitFor()
  }
})

test.for([900, 1440])(
  'people, date and time of a change stand in a row, as in the panel, at %i px',
  async (width, { begin, site }) => {
    const link = await bookTable(site, { uid: UID })
    const { page } = await begin(booker({ width }))
    const places = async (root: Page | Locator) => {
      const names = ['People', 'Date', 'Time']
      const fields = names.map((name) => root.getByLabel(name, { exact: true }))
      const boxes = await Promise.all(fields.map((field) => field.boundingBox()))
      return boxes.map((box) => ({ top: box?.y ?? -1, left: box?.x ?? -1, width: box?.width }))
    }
    await page.goto(`${link}/change`)
    const change = await places(page)
    await openPanel(page, site.url, UID)
    const panel = await places(panelOf(page).panel)
    for (const row of [change, panel]) {
      expect(new Set(row.map(({ top }) => top)).size).toBe(1)
      expect(row.map(({ width }) => width)).toEqual([160, 160, 160])
    }
    const steps = (row: typeof change) => row.map(({ left }) => left - (row[0]?.left ?? 0))
    expect(steps(change)).toEqual(steps(panel))
  },
)

test('the seatings of a time that was picked have the focus', async ({ begin, site }) => {
  const link = await bookTable(site, { uid: UID })
  const { page } = await begin(booker({ width: 390 }))
  await page.goto(`${link}/change`)
  const time = await pickTime(page, '3')
  await expectFocusOn(page.getByRole('heading', { name: `Change to ${time}` }))
})

describe('a change that cannot be', () => {
  test('leaves the visit as it is, and says why', async ({ begin, site }) => {
    const link = await bookTable(site, { uid: UID })
    const { page } = await begin(booker())
    const { pathname } = new URL(link)
    const before = await (await page.request.get(link)).text()
    await page.goto(`${link}/change?people=4&date=2027-02-31&time=nine`)
    await page.getByRole('alert').getByText('Please choose people, date and time.').waitFor()
    // A party above the restaurant's largest is led to its page for groups, as in the panel.
    await page.getByLabel('People').selectOption('20')
    await page.getByRole('button', { name: 'Find a Time' }).click()
    const group = page.getByRole('link', { name: 'Ask about a group booking' })
    expect(await group.getAttribute('href')).toContain(
      `/locations/${UID}/group-bookings?partySize=20`,
    )
    await page.goto(`${link}/change`)
    await pickTime(page, '3')
    // Nobody is seated in the middle of the night: as if the table had gone a moment ago.
    await page.route('**/move', (route) => {
      const sent = new URLSearchParams(route.request().postData() ?? '')
      sent.set('at', `${sent.get('at')?.slice(0, 11)}03:00`)
      return route.continue({ postData: sent.toString() })
    })
    await page.locator('form[method=post] button').first().click()
    await page.getByRole('alert').getByText('That table was taken a moment ago.').waitFor()
    expect(await page.getByLabel('People', { exact: true }).inputValue()).toBe('3')
    const facts = (html: string) => /<dl.*<\/dl>/s.exec(html)?.[0]
    expect(facts(await (await page.request.get(link)).text())).toBe(facts(before))

    await page.getByRole('link', { name: 'Keep it as it is' }).click()
    await page.getByText('Cancel this reservation').click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    await page.goto(`${link}/change`)
    expect(new URL(page.url()).pathname).toBe(pathname)
    expect(await page.getByRole('link', { name: 'Change date, time or party' }).count()).toBe(0)
  })

  test('of an unknown link leads to its page, which is not there', async ({ site }) => {
    const unknown = `${site.url}/my/reservations/nobody`
    const table = new URLSearchParams({ people: '2', at: '2027-03-01T19:00', seating: 'default' })
    const asked = [
      fetch(`${unknown}/change`, { redirect: 'manual' }),
      fetch(`${unknown}/move`, { redirect: 'manual', method: 'POST', body: table }),
    ]
    for (const { headers } of await Promise.all(asked))
      expect(headers.get('location')).toBe('/my/reservations/nobody?changed=not-here')
    expect((await fetch(unknown)).status).toBe(404)
  })

  test.for(['%0A', '%E6%BC%A2', '%2F%2Fevil.example'])(
    'of a link that nobody gave out is not there either, and no fault: %s',
    async (token, { site }) => {
      for (const [path, body] of [
        ['move', 'people=2'],
        ['cancel', ''],
      ]) {
        const address = `${site.url}/my/reservations/${token}/${path}`
        const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
        expect(answer.status, path).toBeLessThan(500)
        expect(answer.headers.get('location') ?? '/my/').toMatch(/^\/my\//)
      }
    },
  )
})

describe('a guest who cancels past the cut-off', () => {
  test('is told exactly what it costs, and confirms that', async ({ begin, site }) => {
    const link = await bookTable(site, { uid: FLAGSHIP, party: 7, card: CARD.good })
    const { page } = await begin(booker({ width: 390 }))
    await page.goto(link)
    const cancel = page.getByText('Cancel this reservation')
    await cancel.click()
    await page.getByText('Nothing is charged. You can change or cancel it here until').waitFor()
    passCutOff(site)
    // Who had the page open from before is not cancelled for what they were not told.
    await page.getByRole('button', { name: 'Yes, cancel it', exact: true }).click()
    await page.getByText('Your reservation has not been cancelled').waitFor()
    await page.getByText('It is too late to change this reservation online').waitFor()
    await cancel.click()
    const cost = 'Up to $175.00 may be charged to the card ending in 4242.'
    await page.getByText(cost).waitFor()
    await expectAccessible(page, 'late cancellation')
    await page.getByRole('button', { name: 'Yes, cancel it; up to $175.00 may be charged' }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
    expect(await page.locator('main').textContent()).toContain(
      'Ending in 4242. Up to $175.00 may be charged for the late cancellation.',
    )
  })

  test('loses nothing where no card was asked for', async ({ begin, site }) => {
    const link = await bookTable(site, { uid: FLAGSHIP, party: 2 })
    passCutOff(site)
    const { page } = await begin(booker({ width: 390 }))
    await page.goto(link)
    await page.getByText('Cancel this reservation').click()
    await page.getByText('Cancelling is free.').waitFor()
    await page.getByRole('button', { name: 'Yes, cancel it', exact: true }).click()
    await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor()
  })
})

/**
 * As if the last moment to cancel for nothing had passed: it was longer ago than any table is booked.
 * Until the end of the test.
 */
function passCutOff(site: Site): void {
  setCutOff(site, CUT_OFF.never)
  onTestFinished(() => setCutOff(site, CUT_OFF.usual))
}

function setCutOff(site: Site, minutes: number): void {
  const change = `UPDATE snapshots SET settings = json_set(settings, '$.cancelCutOffMinutes', ${minutes})`
  writeBookings(
    site,
    // The site writes the settings of content down again every few minutes: those say so, too.
    `${change};
     DROP TRIGGER IF EXISTS cut_off;
     CREATE TRIGGER cut_off AFTER INSERT ON snapshots BEGIN ${change}; END`,
  )
}
