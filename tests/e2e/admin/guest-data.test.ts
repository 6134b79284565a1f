import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { bookTable } from '#tests/support/book-table.ts'
import { forget } from '#tests/support/browser.ts'
import { makeAccount } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'
import { ownEmail, test as workerTest } from '#tests/support/worker-site.ts'

const UID = 'kitsilano'
const EMAIL = 'ada@example.com'
const PHONE = '604-555-0444'

const test = workerTest.extend('host', { scope: 'file' }, ({ ask }) =>
  makeAccount(ask, { name: 'Robin', email: ownEmail(), roles: ['host'], allLocations: true }),
)

test('a guest who asks for their data gets it as a file, and has it erased once their booking is cancelled', async ({
  begin,
  site,
  host,
}) => {
  const link = await bookTable(site, { uid: UID, email: EMAIL, phone: PHONE })
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  const { page } = visit
  await signedIn(visit, site, host)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(`${site.url}/admin`)
  await page.locator('nav a[href="/admin/guest-data"]').first().waitFor({ state: 'attached' })
  await page.goto(`${site.url}/admin/guest-data`)
  await page.getByRole('heading', { level: 1, name: 'Guest data' }).waitFor()
  await works(page.getByRole('button', { name: 'Find' }))
  const find = async (contact: string) => {
    await page.getByLabel('The guest’s phone number or email address').fill(contact)
    await page.getByRole('button', { name: 'Find' }).click()
  }
  // The browser complains of every refusal.
  forget(visit, /422 \(Unprocessable/)
  await find('not one')
  await page.getByText('Please enter a phone number or an email address.').waitFor()
  await find('nobody@example.com')
  await page.getByText('Nothing is stored about nobody@example.com').waitFor()
  await find(PHONE)
  const bookings = page.getByRole('region', { name: 'Bookings' })
  await bookings.getByRole('cell', { name: 'Ada Byron' }).waitFor()
  await find(EMAIL.toUpperCase())
  await bookings.getByRole('cell', { name: 'Ada Byron' }).waitFor()
  expect(
    await page.getByRole('region', { name: 'Emails and text messages' }).textContent(),
  ).toContain('Confirmation')
  await expectFine(page, 'a guest’s data')

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download all of it/ }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('guest-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    bookings: [{ location: 'Kitsilano', guest: { lastName: 'Byron', email: EMAIL }, toCome: true }],
  })
  // A visit far enough away has a reminder waiting too.
  expect(data.messages).toContainEqual(
    expect.objectContaining({ kind: 'confirmation', recipient: EMAIL }),
  )

  const erase = page.getByRole('region', { name: 'Erase' })
  const press = async () => {
    await erase.getByRole('checkbox').check()
    const left = page.waitForResponse((reply) => reply.url().includes('/guest-data/erase'))
    await erase.getByRole('button', { name: 'Erase' }).click()
    expect((await left).status()).toBe(200)
  }
  await erase.getByText('1 booking is still to come').waitFor()
  await press()
  await page.getByRole('status').filter({ hasText: 'Anything that remains is below' }).waitFor()
  await bookings.getByRole('cell', { name: 'Ada Byron' }).waitFor()
  const cancelled = await page.request.post(`${link}/cancel`, { headers: { origin: site.url } })
  expect(cancelled.status()).toBe(200)
  await press()
  await page.getByText('Nothing is stored about').waitFor()
  await page.getByRole('status').filter({ hasText: 'Erased.' }).waitFor()
  // Neither the number nor the address is in an address that a log could have.
  expect(addresses.filter((url) => /example\.com|555-?0444/i.test(url))).toEqual([])
})
