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
  const choices = visit.page.locator('main select[name="location"]')
  const chosen = () =>
    choices.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  const open = (path: string) => visit.page.goto(site.url + path)
  await open('/write-to-us?location=metrotown')
  await expect.poll(chosen).toEqual(['kingsway', 'kingsway'])
  await open('/write-to-us?location=kingsway')
  await expect.poll(chosen).toEqual(['kingsway', 'kingsway'])
  await open('/group-bookings?location=metrotown')
  await expect.poll(chosen).toEqual(['kingsway'])
  // Of a name that nobody ever had nothing is chosen: the newsletter's is that of the visitor then.
  await open('/write-to-us?location=nowhere')
  await expect.poll(chosen).toEqual([expect.stringMatching(/./), ''])
})
