import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { ExportArchive } from '#cms/exports/read-archive.ts'
import { expectFine, signedIn } from '#tests/support/admin.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { hand } from '#tests/support/hand.ts'
import { makeStaff, OWN_PASSWORD } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const test = browserTest
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-backups-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('site', { scope: 'file' }, ({ folder }, use) =>
    ownSite({ env: { BACKUP_DIR: path.join(folder, 'backups') } })({}, use),
  )
  .extend('owner', { scope: 'file' }, async ({ site }) => {
    const { staff } = inject('seeds').sqlite
    return makeStaff(site, staff, { roles: ['admin'] })
  })

const STEP_MS = 30_000
/** A code of an app; of the next step, where the present one is used: the site takes both. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })

/** Gives the account that is signed in an authenticator app, and answers with its secret. */
async function addApp(page: Page, currentPassword: string): Promise<string> {
  const post = (way: string, body: object) =>
    page.evaluate(
      async ([address, data]) => {
        const headers = { 'content-type': 'application/json' }
        const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(data) })
        return (await reply.json()) as Record<string, string>
      },
      [`/admin/api/second-factor/${way}`, body] as const,
    )
  const { proof = '' } = await post('prove', { currentPassword })
  const { setUp = '', secret = '' } = await post('begin-app', { proof })
  await post('confirm-app', { proof, setUp, code: codeOf(secret) })
  return secret
}

test('an owner reads how everything is, makes a backup, and downloads it with a code of their app', async ({
  begin,
  site,
  owner,
}) => {
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  await signedIn(visit, site, owner)
  const { page } = visit
  await page.goto(`${site.url}/admin`)
  const secret = await addApp(page, owner.password)
  const { did, tap, type } = hand()

  await tap(page.getByRole('link', { name: 'Prices, staff, backups and the state of the site' }))
  await page.getByRole('heading', { name: 'System', exact: true }).waitFor()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await part('Staff').getByText('2 accounts can sign in.').waitFor()
  await part('Prices').getByText('Nobody has changed a price of late.').waitFor()
  await part('Versions').getByText('no feed of releases is set').waitFor()
  const make = await works(page.getByRole('button', { name: 'Make a backup now' }))
  await tap(make)
  await page.getByText('The backup is made.').waitFor({ timeout: 60_000 })
  const download = page.getByRole('button', { name: 'Download the backup of' })
  await download.waitFor()
  await page.getByText('restored as a trial, and compared').waitFor()
  await expectFine(page, 'the system')

  await tap(download)
  const code = page.getByLabel('Six-digit code')
  await expectFine(page, 'the confirmation of a download')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    // Six digits are sent as they are typed; the code that confirmed the app is used.
    type(code, codeOf(secret, 1)),
  ])
  expect(file.suggestedFilename()).toMatch(/^tableside-\d{8}-\d{6}\.tar\.gz$/)
  expect(String(execFileSync('tar', ['-tzf', await file.path()]))).toContain('content.db')
  await page.getByText('The download has begun.').waitFor()
  expect(did).toEqual({ taps: 3, typed: 1 })
})

test('an owner takes everything with them as one archive, at 390 px', async ({
  begin,
  site,
  owner,
}) => {
  const visit = await begin({ width: 390, reducedMotion: 'reduce' })
  // The first administrator, who chose this password when they made the owner's account, and has no second step.
  const first = { email: inject('seeds').sqlite.staff.email, password: OWN_PASSWORD }
  expect(owner.email).not.toBe(first.email)
  await signedIn(visit, site, first)
  const { page } = visit
  await page.goto(`${site.url}/admin/system`)
  const all = page.getByRole('region', { name: 'Take everything with you' })
  await (await works(all.getByRole('button', { name: 'Download everything' }))).click()
  await all.getByText('your account has none').waitFor()
  await all.getByRole('button', { name: 'Cancel' }).click()
  const secret = await addApp(page, first.password)
  await page.reload()
  await (await works(all.getByRole('button', { name: 'Download everything' }))).click()
  await expectFine(page, 'the confirmation of an export')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    all.getByLabel('Six-digit code').fill(codeOf(secret, 1)),
  ])
  expect(file.suggestedFilename()).toMatch(/^tableside-export-\d{4}-\d{2}-\d{2}\.zip$/)
  const archive = await ExportArchive.open(await file.path())
  expect(archive.manifest.group).toBe('Saltwood')
  expect(archive.names).toContain('content/locations.json')
  expect(archive.names.filter((name) => name.startsWith('media/')).length).toBeGreaterThan(100)
  archive.close()
  await all.getByText('The download has begun.').waitFor()
})
