import { rmSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { balanceLoad } from '#tests/support/load-balancer.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'
import { lostLinks, putLoadOn } from '#tests/support/visitor-load.ts'

/** Rolling restarts, each of all three instances; ROLLING_RESTARTS has another number. */
const ROUNDS = Number(process.env.ROLLING_RESTARTS ?? 20)
const INSTANCES = 3

test('while three instances are restarted again and again under load, no request fails and no booking is lost', async () => {
  const seed = await makeSeed({ postgres: inject('postgres') })
  const balancer = await balanceLoad()
  const sites: Site[] = []
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await balancer.close()
    rmSync(seed.dataDir, { recursive: true, force: true })
  })
  const start = async () => {
    const env = { PUBLIC_URL: balancer.url, DRAIN_SECONDS: '2' }
    const site = await startSite({ seed, keep: true, env })
    sites.push(site)
    balancer.add(site.url)
  }
  for (let n = 0; n < INSTANCES; n++) await start()
  await balancer.up(INSTANCES)

  const restarts: string[] = []
  const load = putLoadOn(balancer.url)
  for (let restart = 0; restart < ROUNDS * INSTANCES; restart++) {
    const site = sites.shift() as Site
    restarts.push(`${site.url} at ${new Date().toISOString()}`)
    await site.stop()
    expect(await site.ended, site.log().slice(-4000)).toBe(0)
    balancer.remove(site.url)
    await start()
    await balancer.up(INSTANCES)
  }
  const { answered, failed, links } = await load.stop()
  const lost = await lostLinks(balancer.url, links)
  console.info(
    JSON.stringify({
      restarts: restarts.length,
      answered,
      failed: failed.length,
      booked: links.length,
    }),
  )
  expect(failed, `restarted: ${restarts.join(', ')}`).toEqual([])
  expect(lost).toEqual([])
  expect(answered).toBeGreaterThan(restarts.length)
  expect(links.length).toBeGreaterThan(0)
})
