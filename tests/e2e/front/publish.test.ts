import { describe, expect } from 'vitest'
import { test as browserTest, ownSite } from '#tests/support/browser-test.ts'
import { publishSql } from '#tests/support/content-sql.ts'

/** Has the site write a line for every database that it opens. */
const probe = import.meta.resolve('../../support/count-databases.ts')
const env = { NODE_OPTIONS: `--import=${probe}` }
const test = browserTest.extend('site', { scope: 'file' }, ownSite({ env }))

describe('a publish by another process', () => {
  test('is on the site, which answers with another ETag', async ({ site }) => {
    const before = (await fetch(`${site.url}/api/locations`)).headers.get('etag')
    publishSql(
      site,
      `UPDATE locations SET title = 'Renamed' WHERE id = (SELECT min(id) FROM locations)`,
    )
    await expect
      .poll(async () => (await fetch(`${site.url}/api/locations`)).text())
      .toContain('Renamed')
    const after = (await fetch(`${site.url}/api/locations`)).headers.get('etag')
    expect(after).not.toBe(before)
  })

  test('under load never takes the site away', async ({ site }) => {
    let running = true
    const statuses = new Set<number>()
    const visitors = Array.from({ length: 20 }, async () => {
      while (running) statuses.add((await fetch(`${site.url}/`)).status)
    })
    try {
      for (let i = 0; i < 5; i++) {
        publishSql(site, `UPDATE header_menu SET link_text = 'News ${i}' WHERE link_url = '/news'`)
        await expect.poll(async () => (await fetch(site.url)).text()).toContain(`News ${i}`)
      }
    } finally {
      running = false
      await Promise.all(visitors)
    }
    expect([...statuses]).toEqual([200])
  })
})

test('the process has one booking engine, whichever module graph asks for it', async ({ site }) => {
  // Instrumentation runs before the first request; then a route, and twice a page.
  const body = { rid: 'burrard', startDateTime: '2027-01-15T19:00', partySize: 2 }
  await fetch(`${site.url}/api/opentable/get-availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  for (const token of ['none', 'nothing']) await fetch(`${site.url}/my/reservations/${token}`)
  // An engine opens one connection that reads and one for snapshots; its thread that writes is not counted.
  expect(site.log().match(/opened booking\.db/g)).toHaveLength(2)
})
