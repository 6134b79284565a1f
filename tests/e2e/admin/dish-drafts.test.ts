import { expect } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { hand } from '#tests/support/hand.ts'
import { MENU } from '#tests/support/menus/menu-page.ts'
import { signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'
import { test as workerTest } from '#tests/support/worker-site.ts'

const OLIVES = 'ember-olives'

const test = workerTest
  .extend('olives', { scope: 'file' }, async ({ site, editor }) => {
    const ask = await signIn(site, editor)
    const path = `/menu-items?where[uid][equals]=${OLIVES}&depth=0`
    const { docs } = (await ask('GET', path)) as { docs: { id: number; title: string }[] }
    if (!docs[0]) throw new Error(`There is no ${OLIVES}.`)
    return docs[0]
  })
  .extend('open', ({ look, site, editor }) => async (path: string, width: number) => {
    const visit = await look({ width, reducedMotion: 'reduce' })
    await signedIn(visit, site, editor)
    await visit.page.goto(`${site.url}/admin${path}`)
    return visit
  })

test('an editor prepares a dish, looks at it on its menu, and brings it to guests', async ({
  open,
  site,
  olives,
}) => {
  const { page } = await open(`/collections/menu-items/${olives.id}`, 1440)
  const { did, tap, type } = hand()
  const menu = async () => (await fetch(site.url + MENU)).text()
  await type(page.locator('#field-title'), 'Olives of the new harvest')
  await tap(page.getByRole('button', { name: 'Save Draft' }))
  await page.getByText('Draft saved successfully').first().waitFor()
  expect(await menu()).not.toContain('Olives of the new harvest')

  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    tap(page.locator('#preview-button')),
  ])
  await shown.locator(`#dish-${OLIVES}`).getByText('Olives of the new harvest').waitFor()
  expect(new URL(shown.url()).pathname).toMatch(/^\/locations\/[^/]+\/menu$/)
  await shown.close()

  await page.goto(`${site.url}/admin/whole-menu`)
  await page.getByText('Has a draft with changes that guests do not see yet').first().waitFor()
  await expectFine(page, 'the whole menu with a draft')

  await page.goto(`${site.url}/admin/collections/menu-items/${olives.id}`)
  await tap(page.getByRole('button', { name: 'Publish changes' }))
  await expect.poll(menu).toContain('Olives of the new harvest')
  expect(did).toEqual({ taps: 3, typed: 1 })
})

test('on a phone a dish that is taken off is on no menu, and stays marked in the whole menu', async ({
  open,
  site,
  olives,
}) => {
  const { page } = await open(`/collections/menu-items/${olives.id}`, 390)
  await page.locator('.doc-controls__dots').click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const menu = async () => (await fetch(site.url + MENU)).text()
  await expect.poll(menu).not.toContain(`id="dish-${OLIVES}"`)
  // Whoever has taken it down goes on with it.
  await page.locator('#field-title').fill('Olives, once more')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Draft saved successfully').first().waitFor()
  await page.goto(`${site.url}/admin/whole-menu`)
  await page.getByText('Draft: guests do not see it').first().waitFor()
  await page.goto(`${site.url}/admin/prices`)
  await page.getByText('Draft: guests do not see it').first().waitFor()
})

test('an editor who keeps theirs after somebody else has saved publishes it by one press', async ({
  editor,
  open,
  olives,
  site,
}) => {
  const ask = await signIn(site, editor)
  await ask('PATCH', `/menu-items/${olives.id}`, { _status: 'published' })
  const visit = await open(`/collections/menu-items/${olives.id}`, 1440)
  const { page } = visit
  visit.expected.push(/status of 400/)
  const title = await works(page.locator('#field-title'))
  await ask('PATCH', `/menu-items/${olives.id}?draft=true`, { title: 'Olives of somebody else' })
  await title.fill('Olives of my own')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.getByText('The next save replaces what somebody else has saved').waitFor()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  const menu = async () => (await fetch(site.url + MENU)).text()
  await expect.poll(menu).toContain('Olives of my own')
})
