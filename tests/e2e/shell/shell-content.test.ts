import { describe, expect, onTestFinished } from 'vitest'
import { hydrated } from '#tests/support/browser.ts'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { publishSql, writeContent } from '#tests/support/content-sql.ts'
import type { Site } from '#tests/support/site.ts'

const test = browserTest.extend('site', { scope: 'file' }, ownSite())

/** Publishes statements until the test has ended, and then others that undo them. */
function publishForNow(site: Site, sql: string, undo: string): void {
  publishSql(site, sql)
  onTestFinished(() => publishSql(site, undo))
}

/** Takes the document of a global away until the test has ended; what it holds in other tables stays. */
function takeAway(site: Site, table: string): void {
  const publish = (sql: string) =>
    writeContent(
      site,
      `PRAGMA foreign_keys = OFF; BEGIN; ${sql}; UPDATE content_epoch SET value = value + 1; COMMIT;`,
    )
  publish(`CREATE TABLE kept_${table} AS SELECT * FROM ${table}; DELETE FROM ${table}`)
  onTestFinished(() =>
    publish(`INSERT INTO ${table} SELECT * FROM kept_${table}; DROP TABLE kept_${table}`),
  )
}

/** The words of the header as the server sends it, and the HTML of it. */
async function headerOf(site: Site): Promise<{ html: string; text: string }> {
  const page = await (await fetch(`${site.url}/test`)).text()
  const html = /<header[\s\S]*?<\/header>/.exec(page)?.[0] ?? ''
  return { html, text: html.replace(/<[^>]+>/g, '') }
}

describe('a shell whose documents change', () => {
  test('says in place of the header which document is missing', async ({ site }) => {
    const said = async () => (await headerOf(site)).text
    takeAway(site, 'footer')
    await expect.poll(said).toBe('Please create a footer document')
    takeAway(site, 'header')
    await expect.poll(said).toBe('Please create a header document')
    takeAway(site, 'seo_template')
    await expect.poll(said).toBe('Please create an seo template document')
  })

  test('shows the logo in the height that is set, and no higher than the bar on a phone', async ({
    begin,
    site,
  }) => {
    publishForNow(
      site,
      'UPDATE header SET logo_id = (SELECT min(id) FROM media), logo_height_pixels = 96',
      'UPDATE header SET logo_id = NULL, logo_height_pixels = 40',
    )
    await expect.poll(async () => (await headerOf(site)).html).toContain('<img')
    const { page } = await begin({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/test`)
    const height = async () =>
      (await page.locator('body > header img').first().boundingBox())?.height
    expect(await height()).toBe(96)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await height()).toBe(32)
  })

  test('has a plain message where there is no location at all', async ({ begin, site }) => {
    publishForNow(
      site,
      "UPDATE locations SET _status = 'draft'",
      "UPDATE locations SET _status = 'published'",
    )
    await expect.poll(async () => (await locationsOf(site)).columns.uid).toEqual([])
    const { page } = await begin({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/test`)
    await expect
      .poll(() => page.locator('body > header').textContent())
      .toContain('No restaurant is open yet.')
    expect((await fetch(`${site.url}/`)).status).toBe(200)
  })

  test('survives zones that cannot be fetched, and has them again when they can', async ({
    begin,
    site,
  }) => {
    publishSql(site, 'ALTER TABLE zones RENAME TO zones_away')
    await expect.poll(async () => (await locationsOf(site)).zones).toBeNull()
    expect((await locationsOf(site)).columns.uid).toContain('burrard')
    for (const address of ['/locations/burrard', '/locations/burrard/menu', '/news']) {
      expect((await fetch(site.url + address)).status, address).toBe(200)
    }
    const { page } = await begin({ reducedMotion: 'reduce' })
    await page.goto(`${site.url}/locations/burrard`)
    await hydrated(page)
    await expect.poll(() => page.locator('body > header').textContent()).toContain('Burrard')
    writeContent(site, 'ALTER TABLE zones_away RENAME TO zones')
    await expect.poll(async () => (await locationsOf(site)).zones).not.toBeNull()
  })
})

type Locations = { columns: { uid: string[] }; zones: unknown[] | null }

async function locationsOf(site: Site): Promise<Locations> {
  return (await (await fetch(`${site.url}/api/locations`)).json()) as Locations
}
