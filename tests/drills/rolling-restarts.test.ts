import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { balanceLoad } from '#tests/support/load-balancer.ts'
import { makeSeed, type Site, startSite } from '#tests/support/site.ts'

/** Rolling restarts, each of all three instances; ROLLING_RESTARTS has another number. */
const ROUNDS = Number(process.env.ROLLING_RESTARTS ?? 20)
const INSTANCES = 3
const READERS = 12
const GUESTS = 4
const PAGES = ['/', '/locations', '/locations/burrard', '/locations/burrard/menu', '/careers']

test('while three instances are restarted again and again under load, no request fails and no booking is lost', async () => {
  const seed = await makeSeed(inject('postgres'))
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
    expect(await site.ended).toBe(0)
    balancer.remove(site.url)
    await start()
    await balancer.up(INSTANCES)
  }
  const { answered, failed, links } = await load.stop()
  const lost = []
  for (const link of links) {
    const { pathname } = new URL(link)
    const status = await fetch(balancer.url + pathname, { headers: from(links.indexOf(link)) })
    if (status.status !== 200) lost.push(`${link}: ${status.status}`)
  }
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

/** Guests who read and guests who book, over connections that are kept, until it is stopped. */
function putLoadOn(url: string) {
  const failed: string[] = []
  const links: string[] = []
  let answered = 0
  let over = false
  const agent = new Agent({ keepAlive: true })

  const ask = async (method: string, path: string, headers: object, body?: object) => {
    try {
      const { status, said } = await send(agent, method, url + path, headers, body)
      answered++
      if (status < 500) return said
      failed.push(`${method} ${path}: ${status} ${said.slice(0, 200)}`)
    } catch (error) {
      failed.push(`${method} ${path}: ${error}`)
    }
    return '{}'
  }

  async function read(reader: number) {
    for (let n = reader; !over; n++) {
      // Now and then one that nobody has asked for yet.
      const query = n % 10 === 0 ? `?utm=${n}` : ''
      await ask('GET', `${PAGES[n % PAGES.length]}${query}`, from(n))
    }
  }

  async function book(guest: number) {
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
    for (let n = guest; !over; n += GUESTS) {
      const post = (route: string, body: object) =>
        ask('POST', `/api/opentable/${route}`, from(n), body).then((said) => JSON.parse(said))
      const date_time = `${addDays(tomorrow, n % 60)}T${17 + (n % 4)}:00`
      const place = { restaurant_id: UIDS[n % UIDS.length] }
      const asked = { party_size: '2', date_time, reservation_attribute: 'default' }
      const held = await post('lock-availability', { ...place, ...asked })
      if (!held.response) continue
      const who = { first_name: 'Ada', last_name: `Byron ${n}`, phone_number: phoneOf(n) }
      const booked = await post('reserve', {
        ...place,
        ...held.response,
        ...who,
        special_request: '',
      })
      if (booked.success) links.push(booked.response.manage_reservation_url)
    }
  }

  const all = [
    ...Array.from({ length: READERS }, (_, n) => read(n)),
    ...Array.from({ length: GUESTS }, (_, n) => book(n)),
  ]
  return {
    async stop() {
      over = true
      await Promise.all(all)
      agent.destroy()
      return { answered, failed, links }
    },
  }
}

const UIDS = ['water-street', 'burrard', 'kitsilano', 'halifax', 'pearl', 'byward']

/** Each from an address of their own, so that nobody comes to a limit. */
function from(n: number) {
  return {
    'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250) % 250}.${Math.floor(n / 62_500)}`,
  }
}

function send(agent: Agent, method: string, url: string, headers: object, body?: object) {
  return new Promise<{ status: number; said: string }>((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : {}
    const req = request(url, { agent, method, headers: { ...headers, ...type } }, (res) => {
      text(res).then((said) => resolve({ status: res.statusCode ?? 0, said }), reject)
    })
    req.on('error', reject)
    req.end(body ? JSON.stringify(body) : undefined)
  })
}

/** A telephone for each guest: nobody books this much for themselves. */
function phoneOf(n: number): string {
  const exchange = 201 + (Math.floor(n / 10_000) % 700)
  return `604-${exchange}-${`${n % 10_000}`.padStart(4, '0')}`
}
