import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { signedIn } from '#tests/support/admin.ts'
import { forget } from '#tests/support/browser.ts'
import { test as browserTest } from '#tests/support/browser-test.ts'
import { startBucket } from '#tests/support/bucket/bucket.ts'
import { startSite } from '#tests/support/site.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { works } from '#tests/support/taken-over.ts'

const AWAY = 'The storage for files does not answer, so nothing was saved.'

const test = browserTest
  .extend('bucket', { scope: 'file' }, async ({}, { onCleanup }) => {
    const bucket = await startBucket()
    onCleanup(() => bucket.stop())
    return bucket
  })
  .extend('site', { scope: 'file' }, async ({ bucket }, { onCleanup }) => {
    const site = await startSite({ seed: inject('seeds').sqlite, env: bucket.settings })
    onCleanup(() => site.stop())
    return site
  })
  .extend('editor', { scope: 'file' }, ({ site }) =>
    makeStaff(site, inject('seeds').sqlite.staff, { roles: ['editor'] }),
  )
  // An editor before the form of a new picture, who has chosen one and said what is on it.
  .extend('chooses', ({ begin, site, editor }) => async (words: string, colour: string) => {
    const visit = await begin({ width: 1440, reducedMotion: 'reduce' })
    await signedIn(visit, site, editor)
    const { page } = visit
    await page.goto(`${site.url}/admin/collections/media/create`)
    const alt = await works(page.locator('#field-alt'))
    const background = { width: 900, height: 600, channels: 3 as const, background: colour }
    const buffer = await sharp({ create: background }).png().toBuffer()
    const file = { name: 'tart.png', mimeType: 'image/png', buffer }
    await page.locator('.file-field input[type=file]').first().setInputFiles(file)
    await alt.fill(words)
    return visit
  })

async function save(page: Page) {
  await page.locator('#action-save').click()
  await page.waitForURL(/\/collections\/media\/\d+/)
}

test('a picture that is uploaded lies in the bucket, and the site serves it', async ({
  bucket,
  site,
  chooses,
}) => {
  const media = path.join(site.dataDir, 'media')
  const files = existsSync(media) ? readdirSync(media) : []
  const { page } = await chooses('A tart on a blue plate', '#135')
  await save(page)
  const picture = page.locator('.file-details img')
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  const name = (await page.locator('.file-meta__url a').textContent()) ?? ''
  expect(name).toMatch(/^[0-9a-f]+-tart\.png$/)
  const puts = bucket.requests.filter((seen) => seen.startsWith('PUT '))
  expect(puts).toContainEqual(expect.stringContaining(`media/${name}`))
  expect(puts.length).toBeGreaterThan(2)
  expect(existsSync(media) ? readdirSync(media) : []).toEqual(files)

  const served = await fetch(`${site.url}/media/${name}`)
  expect(served.status).toBe(200)
  expect(served.headers.get('cache-control')).toContain('immutable')
  const part = await fetch(`${site.url}/media/${name}`, { headers: { range: 'bytes=1-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'PNG'])
})

test('while the bucket is away an upload is refused in words, keeps what was typed, and goes through after', async ({
  bucket,
  chooses,
}) => {
  const visit = await chooses('A tart on a red plate', '#a31')
  const { page } = visit
  bucket.fail('error', /^PUT/)
  await page.locator('#action-save').click()
  await page.getByText(AWAY).first().waitFor()
  expect(await page.locator('#field-alt').inputValue()).toBe('A tart on a red plate')
  forget(visit, /400/)
  bucket.mend()
  await save(page)
})
