import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { addDays } from '#lib/time/dates.ts'

const PAGES = ['/', '/locations', '/locations/burrard', '/locations/burrard/menu', '/careers']
const UIDS = ['water-street', 'burrard', 'kitsilano', 'halifax', 'pearl', 'byward']

/** Guests who read and guests who book, over connections that are kept, until it is stopped. */
export function putLoadOn(url: string, { readers = 12, guests = 4 } = {}) {
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
      await ask('GET', `${PAGES[n % PAGES.length]}${query}`, visitor(n))
    }
  }

  async function book(guest: number) {
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
    for (let n = guest; !over; n += guests) {
      const post = (route: string, body: object) =>
        ask('POST', `/api/opentable/${route}`, visitor(n), body).then((said) => JSON.parse(said))
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
      if (!booked.success) continue
      const link = booked.response.manage_reservation_url
      links.push(link)
      await ask('GET', new URL(link).pathname, visitor(n))
    }
  }

  const all = [
    ...Array.from({ length: readers }, (_, n) => read(n)),
    ...Array.from({ length: guests }, (_, n) => book(n)),
  ]
  return {
    /** How many requests were answered so far. */
    answered: () => answered,
    /** The manage links of what was booked so far. */
    links: () => [...links],
    async stop() {
      over = true
      await Promise.all(all)
      agent.destroy()
      return { answered, failed, links }
    },
  }
}

/** Those of the manage links that do not open at `url`, each with its status. */
export async function lostLinks(url: string, links: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const [n, link] of links.entries()) {
    const { pathname } = new URL(link)
    const { status } = await fetch(url + pathname, { headers: visitor(n) })
    if (status !== 200) lost.push(`${link}: ${status}`)
  }
  return lost
}

/** Each from an address of their own, so that nobody comes to a limit. */
function visitor(n: number) {
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
export function phoneOf(n: number): string {
  const exchange = 201 + (Math.floor(n / 10_000) % 700)
  return `604-${exchange}-${`${n % 10_000}`.padStart(4, '0')}`
}
