import type { Fleet } from './fleet.ts'

/** What one guest was told of one table that they held: the history that a run is judged by. */
export type Episode = {
  /** The hold's token. */
  token: string
  house: string
  /** How its booking ended as far as the guest knows; `unknown` = nobody ever answered. */
  outcome: 'booked' | 'refused' | 'left' | 'unknown'
  /** Addresses that answers to the same booking led to. */
  manageUrls: string[]
  /** What the guest did about it afterwards, as far as they know. */
  cancelled: 'no' | 'yes' | 'maybe'
}

/** What guests draw on: the fleet, the houses and the bank. */
export type World = {
  fleet: Fleet
  houses: { id: string; experience: { id: string; version: number } | null; card: boolean }[]
  times: string[]
  /** Token of a card that is good, is declined, or whose bank asks. */
  card(kind: 'good' | 'declined' | 'asks'): Promise<{ token: string; last4: string }>
  /** The owner of a card answers the bank's page. */
  answerBank(url: string, answer: 'complete' | 'fail'): Promise<void>
  ended(): boolean
  tell(episode: Episode): void
  /** Counts an operation by its name. */
  count(name: string): void
  /** Counts an answer. */
  answered(): void
}

type Said = { status: number; body: Record<string, unknown>; location: string }

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const chance = (share: number) => Math.random() < share

/** Looks for tables, holds, pays, books, changes and cancels until the run ends. */
export async function playGuest(world: World): Promise<void> {
  while (!world.ended()) await visit(world)
}

async function visit(world: World): Promise<void> {
  const house = pick(world.houses)
  const at = pick(world.times)
  const ask = asker(world)
  await ask('find', '/api/opentable/get-availability', {
    ...{ rid: house.id, startDateTime: at, partySize: 2 },
  })
  const ordered = house.experience
    ? { experience_id: house.experience.id, experience_version: house.experience.version }
    : {}
  const held = await ask('hold', '/api/opentable/lock-availability', {
    ...{
      restaurant_id: house.id,
      party_size: '2',
      date_time: at,
      reservation_attribute: 'default',
    },
    ...ordered,
  })
  const token = (held?.body.response as { reservation_token?: string } | undefined)
    ?.reservation_token
  if (!token) return
  const episode: Episode = {
    ...{ token, house: house.id, outcome: 'left', manageUrls: [], cancelled: 'no' },
  }
  world.tell(episode)
  if (chance(0.1)) return
  const lease = { restaurant_id: house.id, reservation_token: token }
  if (chance(0.15)) return void (await ask('release', '/api/opentable/release', lease))
  const guest = { first_name: 'Ida', last_name: 'Marsh', phone_number: '604-555-0100' }
  await reserve(world, episode, { ...lease, ...guest, ...ordered }, house.card)
  if (episode.outcome === 'booked')
    await afterwards(world, episode, { ...lease, ...guest, ...ordered })
}

/** Sends the same request until its outcome is known, as the site's own panel does. */
async function reserve(
  world: World,
  episode: Episode,
  body: Record<string, unknown>,
  wantsCard: boolean,
): Promise<void> {
  const ask = asker(world)
  let card = wantsCard ? await world.card(pick(['good', 'good', 'good', 'declined', 'asks'])) : null
  episode.outcome = 'unknown'
  for (let tries = 0; tries < 40; tries++) {
    const said = await ask('reserve', '/api/opentable/reserve', {
      ...body,
      ...(card ? { credit_card: card } : {}),
    })
    const success = said?.body.success
    if (success === true) {
      episode.outcome = 'booked'
      episode.manageUrls.push(manageUrlOf(said))
      return
    }
    const action = (
      said?.body.response as { requires_action?: { redirect_url: string } } | undefined
    )?.requires_action
    if (action) {
      // Some never answer their bank: what becomes of their table is for the site to find out.
      if (chance(0.2)) return
      await world.answerBank(action.redirect_url, chance(0.7) ? 'complete' : 'fail')
      continue
    }
    if (said?.status === 200 && said.body.paymentFailed === true) {
      if (chance(0.3)) {
        episode.outcome = 'refused'
        return
      }
      card = await world.card('good')
      continue
    }
    if (said && !isOpen(said)) {
      episode.outcome = 'refused'
      return
    }
    await breath()
  }
}

/** Nobody answered, or another copy of the request is still under way. */
function isOpen({ status, body }: Said): boolean {
  const { code } = (body.error ?? {}) as { code?: string }
  return status >= 500 || code === 'in_progress'
}

/** What a guest does with a booking: nothing, look twice, move it, give it back. */
async function afterwards(
  world: World,
  episode: Episode,
  body: Record<string, unknown>,
): Promise<void> {
  const ask = asker(world)
  const [url = ''] = episode.manageUrls
  const path = new URL(url).pathname
  if (chance(0.3)) {
    const again = await ask('replay', '/api/opentable/reserve', body)
    if (again?.body.success === true) episode.manageUrls.push(manageUrlOf(again))
  }
  if (chance(0.3)) {
    const fields = { people: '2', at: pick(world.times), seating: 'default', version: '1' }
    await ask('change', `${path}/move`, fields, 'form')
  }
  if (!chance(0.4)) return
  episode.cancelled = 'maybe'
  const said = await ask('cancel', `${path}/cancel`, {}, 'form')
  const done = said?.status === 303 && !said.location.includes('cancelled=no')
  if (done) episode.cancelled = 'yes'
}

function manageUrlOf({ body }: Said): string {
  return (body.response as { manage_reservation_url: string }).manage_reservation_url
}

/** One request from an address of its own to any instance; null where no answer came. */
function asker({ fleet, count, answered }: World) {
  const part = () => Math.floor(Math.random() * 250)
  const address = `10.${part()}.${part()}.${part()}`
  return async (
    name: string,
    path: string,
    body: Record<string, unknown>,
    as: 'json' | 'form' = 'json',
  ): Promise<Said | null> => {
    count(name)
    const form = as === 'form'
    try {
      const reply = await fetch(`${fleet.origin()}${path}`, {
        method: 'POST',
        headers: {
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          'x-forwarded-for': address,
        },
        body: form ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(8_000),
      })
      const text = await reply.text()
      const location = reply.headers.get('location') ?? ''
      answered()
      return { status: reply.status, body: form ? {} : JSON.parse(text || '{}'), location }
    } catch {
      count('no answer')
      await breath()
      return null
    }
  }
}

/** A guest's browser waits a moment before it asks again. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100 + 300 * Math.random()))
}
