import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBrowser, visit } from '#tests/support/browser.ts'
import { publishSql, writeContent } from '#tests/support/content-sql.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A publish of another process is seen within half a second; opening a page takes its time, too. */
const SOON = { timeout: 20_000 }

/** What a guest sees of a page; the browser's own complaints are the subject of other tests. */
async function look<Found>(url: string, width: number, see: (page: Page) => Promise<Found>) {
  const { page, context } = await visit(browser, { width })
  await page.goto(url)
  const found = await see(page)
  await context.close()
  return found
}

describe('a shell whose documents change', () => {
  let site: Site
  beforeEach(async () => {
    site = await startSite({ seed: inject('seeds').sqlite })
  })
  afterEach(() => site.stop())

  const banner = () =>
    look(`${site.url}/test`, 1440, (page) => page.locator('body > header').textContent())

  test('says in place of the header which document is missing', async () => {
    publishSql(site, 'DELETE FROM footer')
    await expect.poll(banner, SOON).toBe('Please create a footer document')
    publishSql(site, 'DELETE FROM header')
    await expect.poll(banner, SOON).toBe('Please create a header document')
    publishSql(site, 'DELETE FROM seo_template')
    await expect.poll(banner, SOON).toBe('Please create an seo template document')
  })

  test('shows the logo in the height that is set, and no higher than the bar on a phone', async () => {
    publishSql(
      site,
      'UPDATE header SET logo_id = (SELECT min(id) FROM media), logo_height_pixels = 96',
    )
    const height = (width: number) =>
      look(`${site.url}/test`, width, async (page) => {
        const logo = page.locator('body > header img').first()
        return (await logo.count()) > 0 ? (await logo.boundingBox())?.height : undefined
      })
    await expect.poll(() => height(1440), SOON).toBe(96)
    expect(await height(390)).toBe(32)
  })

  test('has a plain message where there is no location at all', async () => {
    publishSql(site, "UPDATE locations SET _status = 'draft'")
    const said = () =>
      look(`${site.url}/test`, 1440, async (page) => {
        await page.waitForLoadState('networkidle')
        return page.locator('body > header').textContent()
      })
    await expect.poll(said, SOON).toContain('No restaurant is open yet.')
    expect((await fetch(`${site.url}/`)).status).toBe(200)
  })

  test('survives zones that cannot be fetched, and has them again when they can', async () => {
    publishSql(site, 'ALTER TABLE zones RENAME TO zones_away')
    const answer = async () =>
      (await (await fetch(`${site.url}/api/locations`)).json()) as {
        columns: { uid: string[] }
        zones: unknown[] | null
      }
    await expect.poll(async () => (await answer()).zones, SOON).toBeNull()
    expect((await answer()).columns.uid).toContain('burrard')
    for (const address of ['/locations/burrard', '/locations/burrard/menu', '/news']) {
      expect((await fetch(site.url + address)).status, address).toBe(200)
    }
    const place = await look(`${site.url}/locations/burrard`, 1440, async (page) => {
      await page.locator('html[data-country]').waitFor({ state: 'attached' })
      return page.locator('body > header').textContent()
    })
    expect(place).toContain('Burrard')
    writeContent(site, 'ALTER TABLE zones_away RENAME TO zones')
    await expect.poll(async () => (await answer()).zones, SOON).not.toBeNull()
  })
})

describe('a content system that cannot start', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-broken-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  test('is answered by the error page with a way home, and recovers without a restart', async () => {
    cpSync(inject('seeds').sqlite.dataDir, dataDir, { recursive: true })
    const database = path.join(dataDir, 'content.db')
    for (const end of ['', '-wal', '-shm']) {
      rmSync(`${dataDir}/kept.db${end}`, { force: true })
    }
    renameSync(database, path.join(dataDir, 'kept.db'))
    writeFileSync(database, 'This is no database.')
    const site = await startSite({ seed: { dataDir }, keep: true })
    const answer = await fetch(`${site.url}/about`)
    expect([500, 503]).toContain(answer.status)
    const shown = await look(`${site.url}/about`, 1440, async (page) => {
      await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
      return page.getByRole('link', { name: 'Go back to home' }).getAttribute('href')
    })
    expect(shown).toBe('/')
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(`${site.url}/about`)
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    await page.getByRole('link', { name: 'Go back to home' }).waitFor()
    await context.close()
    expect(site.log()).toContain('could not be read')
    renameSync(path.join(dataDir, 'kept.db'), database)
    await expect
      .poll(async () => (await fetch(`${site.url}/about`)).status, { timeout: 20_000 })
      .toBe(200)
    await site.stop()
  })
})
