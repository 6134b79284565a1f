import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, inject } from 'vitest'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { OWN_PASSWORD, signIn } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-own-group-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('site', { scope: 'file' }, ({ folder }, use) =>
    ownSite({ env: { BACKUP_DIR: path.join(folder, 'backups') } })({}, use),
  )

// spec:operations.own-group
test('an owner of a demo begins with their own group, and guests see no word of the demo group', async ({
  begin,
  site,
}) => {
  const { staff } = inject('seeds').sqlite
  await signIn(site, staff)
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(visit, site, { email: staff.email, password: OWN_PASSWORD })
  const { page } = visit
  await page.goto(`${site.url}/admin`)
  const { did, tap } = hand()
  await tap(page.getByRole('link', { name: 'Begin with your own group' }))
  const press = page.getByRole('button', { name: 'Begin with your own group' })
  await works(press)
  await page.getByText('18 restaurants with tables, booking hours').waitFor()
  await expectFine(page, 'what goes and what stays')
  await tap(press)
  // Nothing happens before one is asked once more, and can still turn back.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await press.click()
  await tap(page.getByRole('button', { name: 'Make a backup, then begin' }))
  await page.getByRole('heading', { name: 'What is live' }).waitFor()
  await page.getByText('No restaurant is public').waitFor()
  expect(did).toEqual({ taps: 3, typed: 0 })
  expect(await page.getByText('This site shows a demo group').count()).toBe(0)

  const guest = await begin({ width: 390 })
  for (const [address, status] of [
    ['/', 200],
    ['/locations', 200],
    ['/locations/water-street', 404],
  ] as const) {
    guest.expected.push(/status of 404/)
    const answer = await guest.page.goto(site.url + address)
    expect([address, answer?.status()]).toEqual([address, status])
    expect((await guest.page.content()).match(/saltwood/i), address).toBeNull()
  }
  await page.goto(`${site.url}/admin/going-live/own-group`)
  await page.getByText('This site shows your own group').waitFor()
})
