import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { publishSql, writeContent } from '#tests/support/content-sql.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ seed: inject('seeds').sqlite })
})
afterAll(() => site.stop())

describe('a publish by another process', () => {
  test('is on the site within a poll (500 ms) and a render (2 s)', async () => {
    const before = (await fetch(`${site.url}/api/locations`)).headers.get('etag')
    publishSql(
      site,
      `UPDATE locations SET title = 'Renamed' WHERE id = (SELECT min(id) FROM locations)`,
    )
    const began = performance.now()
    await expect
      .poll(async () => (await fetch(`${site.url}/api/locations`)).text(), { timeout: 5000 })
      .toContain('Renamed')
    expect(performance.now() - began).toBeLessThan(2500)
    const after = (await fetch(`${site.url}/api/locations`)).headers.get('etag')
    expect(after).not.toBe(before)
  })

  test('under load never takes the site away', async () => {
    let running = true
    const statuses = new Set<number>()
    const visitors = Array.from({ length: 20 }, async () => {
      while (running) statuses.add((await fetch(`${site.url}/`)).status)
    })
    for (let i = 0; i < 5; i++) {
      writeContent(site, 'UPDATE content_epoch SET value = value + 1')
      await expect
        .poll(() => site.log().split('"path":"/"').length, { timeout: 5000 })
        .toBeGreaterThan(i + 1)
    }
    running = false
    await Promise.all(visitors)
    expect([...statuses]).toEqual([200])
  })
})

describe('the process', () => {
  test('has one house book, whichever module graph asks for it', async () => {
    const probe = import.meta.resolve('../../support/count-databases.ts')
    const env = { NODE_OPTIONS: `--import=${probe}` }
    const watched = await startSite({ seed: inject('seeds').sqlite, env })
    // Instrumentation runs before the first request; then a route, and twice a page.
    const body = { rid: 'burrard', startDateTime: '2027-01-15T19:00', partySize: 2 }
    await fetch(`${watched.url}/api/opentable/get-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    for (const token of ['none', 'nothing']) await fetch(`${watched.url}/my/reservations/${token}`)
    // One connection writes, one reads.
    expect(watched.log().match(/opened booking\.db/g)).toHaveLength(2)
    await watched.stop()
  })
})
