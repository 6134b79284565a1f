import { expect, inject } from 'vitest'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { signIn } from '#tests/support/staff.ts'

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

test('an address chooses a restaurant in forms by the uid that it had before', async ({
  look,
  site,
}) => {
  const ask = await signIn(site, inject('seeds').sqlite.staff)
  const found = await ask('GET', '/locations?where[uid][equals]=metrotown&depth=0')
  const [location] = (found as { docs: { id: number }[] }).docs
  await ask('PATCH', `/locations/${location?.id}`, { uid: 'kingsway', _status: 'published' })
  const forms = ['newsletter', 'careers'].map((variation) => ({ blockType: 'form', variation }))
  const page = { title: 'Write to us', uid: 'write-to-us', type: 'text-page', slices: forms }
  await ask('POST', '/pages', { ...page, _status: 'published' })

  const visit = await look()
  const chosenAt = async (path: string) => {
    await visit.page.goto(site.url + path)
    return visit.page
      .locator('main select[name="location"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  }
  const at = (path: string) => expect.poll(() => chosenAt(path))
  await at('/write-to-us?location=metrotown').toEqual(['kingsway', 'kingsway'])
  await at('/write-to-us?location=kingsway').toEqual(['kingsway', 'kingsway'])
  await at('/group-bookings?location=metrotown').toEqual(['kingsway'])
  // Of a name that nobody ever had nothing is chosen: the newsletter's is that of the visitor then.
  await at('/write-to-us?location=nowhere').toEqual([expect.stringMatching(/./), ''])
})
