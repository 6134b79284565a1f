import { expect } from 'vitest'
import { test } from '#tests/support/worker-site.ts'

test('an address chooses a restaurant in forms by the uid that it had before', async ({
  ask,
  look,
  site,
}) => {
  const found = await ask('GET', '/locations?where[uid][equals]=byward&depth=0')
  const [location] = (found as { docs: { id: number }[] }).docs
  await ask('PATCH', `/locations/${location?.id}`, { uid: 'york-street', _status: 'published' })
  const forms = ['newsletter', 'careers'].map((variation) => ({ blockType: 'form', variation }))
  const page = { title: 'Write to us', uid: 'write-to-us', type: 'text-page', slices: forms }
  await ask('POST', '/pages', { ...page, _status: 'published' })

  const visit = await look()
  const choices = visit.page.locator('main select[name="location"]')
  const chosen = () =>
    choices.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  const open = (path: string) => visit.page.goto(site.url + path)
  await open('/write-to-us?location=byward')
  await expect.poll(chosen).toEqual(['york-street', 'york-street'])
  await open('/write-to-us?location=york-street')
  await expect.poll(chosen).toEqual(['york-street', 'york-street'])
  await open('/group-bookings?location=byward')
  await expect.poll(chosen).toEqual(['york-street'])
  // Of a name that nobody ever had nothing is chosen: the newsletter's is that of the visitor then.
  await open('/write-to-us?location=nowhere')
  await expect.poll(chosen).toEqual([expect.stringMatching(/./), ''])
})
