import { z } from 'zod'
import { addDays } from '#lib/time/dates.ts'
import { pathsOfSitemap } from './look-at-site.ts'

/** An answer of the booking interface, with the code and `Retry-After` of a refusal. */
export type GuestAnswer = {
  status: number
  code: string | null
  message: string | null
  retryAfter: string | null
  response: Record<string, unknown>
}

/** A time at which a restaurant has a table for two. */
export type FreeTable = { uid: string; at: string }

const DAYS_AHEAD = 21
const answer = z.object({
  response: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})
const offered = z.object({
  times_available: z.array(z.object({ time: z.string(), attribute: z.array(z.string()) })),
})

/** The first table for two that each restaurant of a site has within three weeks. */
export async function* freeTables(url: string): AsyncGenerator<FreeTable> {
  const pages = await pathsOfSitemap(url)
  const uids = pages.flatMap((one) => /^\/locations\/([^/]+)$/.exec(one)?.[1] ?? [])
  const today = new Date().toISOString().slice(0, 10)
  for (const uid of uids) {
    for (let day = 1; day <= DAYS_AHEAD; day++) {
      const startDateTime = `${addDays(today, day)}T19:00`
      const asked = { rid: uid, partySize: 2, startDateTime }
      const found = offered.safeParse((await ask(url, 'get-availability', asked)).response)
      const first = found.data?.times_available.find((one) => one.attribute.includes('default'))
      if (!first) continue
      yield { uid, at: first.time }
      break
    }
  }
}

/** Holds a table, as the panel does. */
export function hold(url: string, { uid, at }: FreeTable): Promise<GuestAnswer> {
  const attribute = { reservation_attribute: 'default' }
  return ask(url, 'lock-availability', {
    ...{ restaurant_id: uid, party_size: '2', date_time: at, ...attribute },
  })
}

/** Books a table that is held, for a guest whom no mail reaches. */
export function reserve(url: string, { uid }: FreeTable, held: GuestAnswer): Promise<GuestAnswer> {
  return ask(url, 'reserve', {
    ...{ restaurant_id: uid, ...held.response, first_name: 'Ada', last_name: 'Rehearsal' },
    ...{ phone_number: '604-555-0123', email_address: 'ada@rehearsal.invalid' },
    ...{ special_request: '', credit_card: null },
  })
}

async function ask(url: string, call: string, body: object): Promise<GuestAnswer> {
  const reply = await fetch(`${url}/api/opentable/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { response = {}, error } = answer.parse(await reply.json())
  return {
    ...{ status: reply.status, response, retryAfter: reply.headers.get('retry-after') },
    ...{ code: error?.code ?? null, message: error?.message ?? null },
  }
}
