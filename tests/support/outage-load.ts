import { expect } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import type { Site } from './site.ts'

/** An answer, with the code of its error and its `Retry-After`. */
export type Answer = { status: number; code?: string; retry: string | null }

/** A guest who looks at a remembered page, and one who holds tables and asks the content, ten times a second. */
export function putLoadOn(site: Site) {
  const remembered: Answer[] = []
  const written: Answer[] = []
  let over = false
  const tomorrow = addDays(new Date(site.now()).toISOString().slice(0, 10), 1)
  const ask = async (into: Answer[], address: string, n: number, body?: object) => {
    const reply = await fetch(site.url + address, {
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    const text = await reply.text()
    const error = /"code":"(\w+)"/.exec(text)?.[1]
    const code = error === undefined ? {} : { code: error }
    into.push({ status: reply.status, retry: reply.headers.get('retry-after'), ...code })
  }
  const turns = async (turn: (n: number) => Promise<void>) => {
    for (let n = 0; !over; n++) {
      await turn(n)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const running = Promise.all([
    turns((n) => ask(remembered, '/', n)),
    turns((n) =>
      ask(written, '/api/opentable/lock-availability', n, {
        restaurant_id: 'burrard',
        party_size: '2',
        date_time: `${addDays(tomorrow, n % 60)}T18:00`,
        reservation_attribute: 'default',
      }),
    ),
    turns((n) => ask(written, '/admin/api/menus?limit=1', n)),
  ])
  return {
    answered: (more: number) => {
      const until = remembered.length + more
      return expect.poll(() => remembered.length).toBeGreaterThan(until)
    },
    stop: async () => {
      over = true
      await running
      return { remembered, written }
    },
  }
}
