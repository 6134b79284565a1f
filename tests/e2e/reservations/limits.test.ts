import { expect, inject } from 'vitest'
import { atBothWidths, forget } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { booker, expectAccessible, fillDetails, openAndHold } from '#tests/support/guest.ts'
import { signIn } from '#tests/support/staff.ts'

const UID = 'kitsilano'

const test = browserTest
  .extend('site', { scope: 'file' }, ownSite())
  .extend('ask', { scope: 'file' }, ({ site }) => signIn(site, inject('seeds').sqlite.staff))

test('a guest with many tables books another one with an invisible check, and then is told to call', async ({
  ask,
  begin,
  site,
}) => {
  const where = `where[location.uid][equals]=${UID}`
  const found = await ask('GET', `/booking-settings?depth=0&${where}`)
  const [settings] = (found as { docs: { id: number }[] }).docs
  await ask('PATCH', `/booking-settings/${settings?.id}`, {
    bookingLimits: { phone: { check: 1, most: 2 } },
  })
  const visit = await begin(booker())
  const { page } = visit
  const passes: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/opentable/reserve'))
      passes.push(request.headers()['x-form-pass'])
  })
  for (const sent of [[undefined], [undefined, expect.stringMatching(/\./)]]) {
    passes.length = 0
    const { complete, thanks } = await openAndHold(page, site.url, UID)
    await fillDetails(page)
    await complete.click()
    await thanks.waitFor()
    expect(passes).toEqual(sent)
    // The page would come back to this booking.
    await page.goto('about:blank')
  }
  const { complete, panel } = await openAndHold(page, site.url, UID)
  await fillDetails(page)
  await complete.click()
  await panel.getByText('There are already several reservations with these details.').waitFor()
  await atBothWidths(page, async () => {
    expect(await panel.getByRole('link', { name: /^Call / }).isVisible()).toBe(true)
  })
  await expectAccessible(page, 'the panel of a guest who is told to call')
  // What a browser says by itself of refusals.
  forget(visit, /40[39]/)
})
