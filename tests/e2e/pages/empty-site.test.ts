import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { starterPages } from '#cms/initial-content/starter/pages.ts'
import { expectFine, expectNoSidewaysScroll, signedIn } from '#tests/support/admin.ts'
import { violations } from '#tests/support/axe.ts'
import { atBothWidths } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { makeSeed, startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

// `npm start -- --empty`: pages in plain words, and no restaurant yet.
const test = browserTest
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const seed = await makeSeed({ options: ['--empty'], quickHashes: true })
    // Without the backups of other sites of this run.
    const env = { BACKUP_DIR: path.join(seed.dataDir, 'own-backups') }
    const site = await startSite({ seed, keep: true, env })
    onCleanup(async () => {
      await site.stop()
      rmSync(seed.dataDir, { recursive: true, force: true })
    })
    return { ...site, staff: seed.staff }
  })
  .extend('owner', { scope: 'file' }, ({ site }) =>
    makeStaff(site, site.staff, { roles: ['admin'] }),
  )

/** Pages of a new group that guests can open before it has a restaurant. */
const OPEN = ['/', '/locations', '/news', '/group-bookings', '/success']

test('a new group’s pages say what there is, and nothing of another group', async ({
  begin,
  site,
}) => {
  const { page } = await begin({ reducedMotion: 'reduce' })
  for (const path of OPEN) {
    const answer = await page.goto(site.url + path)
    expect([path, answer?.status()]).toEqual([path, 200])
    expect((await page.content()).match(/saltwood/i), path).toBeNull()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await atBothWidths(page, async (width) => {
      expect(await violations(page), `${path} at ${width} px`).toEqual([])
      await expectNoSidewaysScroll(page, path, width)
    })
  }
})

test('links of a new group lead to pages that guests can open, and to none with gaps', async ({
  begin,
  site,
}) => {
  const { page } = await begin({ width: 1440 })
  await page.goto(site.url)
  const links = await page
    .locator('header a, main a, footer a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const own = new Set(links.filter((href) => href.startsWith(site.url)))
  for (const href of own) {
    const answer = await page.goto(href)
    expect([href, answer?.status()]).toEqual([href, 200])
    expect(await page.locator('main').first().textContent(), href).not.toContain('[[')
  }
  expect(links).toContain(`${site.url}/locations`)
})

test('its owner finds what to do first, and the pages as drafts, whose gaps are named before they are published', async ({
  begin,
  owner,
  site,
}) => {
  const desk = await begin({ width: 1440, reducedMotion: 'reduce' })
  await signedIn(desk, site, owner)
  const { page } = desk
  await page.goto(`${site.url}/admin`)
  await expectFine(page, 'the first page of an owner without a restaurant')
  const steps = page.getByRole('region', { name: 'Before your first guest' })
  const done = async () =>
    (
      await steps.getByRole('listitem').filter({ hasText: 'Done' }).locator('a').allTextContents()
    ).sort()
  // Whoever looks is no longer the only one.
  expect(await done()).toEqual(['Who works here'])
  await steps.getByRole('link', { name: 'Your group’s name and time zone' }).click()
  await page.getByLabel(/Short name/).fill('The Commonwealth STEAKHOUSE')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Updated successfully').first().waitFor()
  await page.goto(`${site.url}/admin`)
  await page.getByRole('heading', { name: 'Today at The Commonwealth STEAKHOUSE' }).waitFor()
  expect(await done()).toEqual(['Who works here', 'Your group’s name and time zone'])
  // A long word of the name is smaller, and in one piece.
  await page.goto(site.url)
  const lines = await page
    .locator('header a[href="/"] span')
    .first()
    .evaluate((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
  expect(lines).toBe(3)
  await page.goto(`${site.url}/admin/going-live`)
  await page.getByRole('heading', { name: 'What is live' }).waitFor()
  await page.getByText('No restaurant is public yet.').waitFor()
  await page.getByRole('heading', { name: '8 things are missing' }).waitFor()
  await page.getByText('Without one, bookings, guests and pages that are lost').waitFor()
  await expectFine(page, 'what is live')
  await page.goto(`${site.url}/admin/collections/pages?limit=50`)
  for (const { title } of starterPages)
    await page.getByRole('link', { name: title, exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  const publish = await works(page.getByRole('button', { name: 'Publish changes' }))
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'What a guest would notice' })
  await dialog.getByText('A gap is left: put your own words in place').first().waitFor()
})

test('an administrator skips a step for good, one that cannot be kept stands again, and all can be taken up', async ({
  begin,
  owner,
  site,
}) => {
  const desk = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(desk, site, owner)
  const { page } = desk
  await page.goto(`${site.url}/admin`)
  const steps = page.getByRole('region', { name: 'Before your first guest' })
  await steps.getByRole('button', { name: 'Skip An address of your own' }).click()
  await steps.getByText('Skipped: An address of your own.').waitFor()
  // The button is gone, and the keys go on beside it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('A backup')
  await page.reload()
  await steps.getByText('1 step skipped').waitFor()
  expect(await steps.getByRole('link', { name: 'An address of your own' }).count()).toBe(0)

  // The server is away.
  desk.expected.push(/ERR_FAILED/)
  await page.route('**/payload-preferences/**', (route) => route.abort())
  await steps.getByRole('button', { name: 'Skip Its look' }).click()
  await steps.getByRole('alert').waitFor()
  await steps.getByRole('link', { name: 'Its look' }).waitFor()
  await page.unroute('**/payload-preferences/**')

  await steps.getByText('1 step skipped').click()
  await expectFine(page, 'the first steps, one of them skipped')
  await steps.getByRole('button', { name: 'Take up again An address of your own' }).click()
  await steps.getByText('Taken up again: An address of your own').waitFor()
  await page.reload()
  await steps.getByRole('link', { name: 'An address of your own' }).waitFor()
  expect(await steps.getByText('1 step skipped').count()).toBe(0)
})
