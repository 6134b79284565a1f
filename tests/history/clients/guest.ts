import type { Act } from '../observations.ts'
import { breath, type House, type Said, send, type World } from './world.ts'

/** A table that a guest holds, and is about to book. */
type Booking = { act: Act; body: Record<string, unknown>; manageUrl: string | null }

/** Looks for a table, holds it, perhaps pays and books, and thinks better of it. */
export async function visit(world: World): Promise<void> {
  const { random } = world
  const house = random.pick(world.houses.filter(({ door }) => !door))
  const at = random.pick(world.times)
  await send(world, 'find', '/api/opentable/get-availability', {
    ...{ rid: house.id, startDateTime: at, partySize: 2 },
  })
  const ordered = house.experience
    ? { experience_id: house.experience.id, experience_version: house.experience.version }
    : {}
  const held = await send(world, 'hold', '/api/opentable/lock-availability', {
    ...{ restaurant_id: house.id, party_size: '2', date_time: at },
    ...{ reservation_attribute: 'default', ...ordered },
  })
  const token = tokenIn(held)
  if (!token) return random.percent(10) ? wait(world, house, at) : undefined
  if (random.percent(10)) return
  const lease = { restaurant_id: house.id, reservation_token: token }
  if (random.percent(15))
    return void (await send(world, 'release', '/api/opentable/release', lease))
  const name = world.name()
  const mailed = random.percent(50)
  const guest = {
    ...{ first_name: 'Ida', last_name: name, phone_number: '604-555-0100' },
    ...(mailed ? { email_address: `${name}@guests.example` } : {}),
  }
  const act: Act = {
    ...{ act: 'reserve', name, location: house.id, outcome: 'unknown', ids: [], mailed },
    ...{ from: performance.now(), to: Infinity },
  }
  world.seen.acts.push(act)
  const booking = { act, body: { ...lease, ...guest, ...ordered }, manageUrl: null }
  await reserve(world, booking, house.card)
  if (booking.act.outcome === 'done') await afterwards(world, booking)
}

/** Asks to be written to when a table opens up. */
async function wait(world: World, { id }: House, at: string): Promise<void> {
  await send(world, 'notify me', '/api/opentable/notify-me', {
    ...{ rid: id, startDateTime: at, partySize: 2 },
    email_address: `${world.name()}@waiting.example`,
  })
}

function tokenIn({ body }: Said): string | undefined {
  return (body.response as { reservation_token?: string } | undefined)?.reservation_token
}

/** Sends the same request until its outcome is known, as the site's own panel does. */
async function reserve(world: World, booking: Booking, wantsCard: boolean): Promise<void> {
  const { random } = world
  const { act } = booking
  const kinds = ['good', 'good', 'good', 'declined', 'asks'] as const
  let card = wantsCard ? await world.card(random.pick(kinds)) : null
  let isDoubtful = false
  for (let tries = 0; tries < 40; tries++) {
    const body = { ...booking.body, ...(card ? { credit_card: card } : {}) }
    const said = await send(world, 'reserve', '/api/opentable/reserve', body)
    if (said.status === 0) {
      isDoubtful = true
      continue
    }
    if (said.body.success === true) return noteBooked(booking, said)
    const action = (
      said.body.response as { requires_action?: { redirect_url: string } } | undefined
    )?.requires_action
    if (action) {
      // Some never answer their bank: what becomes of their table is for the site to find out.
      if (random.percent(20)) return
      await world.answerBank(action.redirect_url, random.percent(70) ? 'complete' : 'fail')
      continue
    }
    const isDeclined = said.status === 200 && said.body.paymentFailed === true
    if (isDeclined && !random.percent(30)) {
      card = await world.card('good')
      continue
    }
    if (isDeclined || !isOpen(said)) {
      // Where an answer got lost it may have been booked, and cancelled by the staff since.
      if (isDoubtful || codeOf(said) === 'cancelled') return
      act.outcome = 'refused'
      act.to = said.to
      return
    }
    await breath(world)
  }
}

function noteBooked(booking: Booking, said: Said): void {
  const { confirmation_number, manage_reservation_url } = said.body.response as {
    confirmation_number: string
    manage_reservation_url: string
  }
  const { act } = booking
  act.ids.push(confirmation_number)
  act.outcome = 'done'
  act.to = Math.min(act.to, said.to)
  booking.manageUrl ??= manage_reservation_url
}

/** Nobody answered, or another copy of the request is still under way. */
function isOpen(said: Said): boolean {
  return said.status >= 500 || codeOf(said) === 'in_progress'
}

const codeOf = ({ body }: Said) => (body.error as { code?: string } | undefined)?.code

/** What a guest does with a booking: nothing, look twice, move it, give it back. */
async function afterwards(world: World, booking: Booking): Promise<void> {
  const { random } = world
  const path = new URL(booking.manageUrl ?? '').pathname
  if (random.percent(30)) {
    const again = await send(world, 'replay', '/api/opentable/reserve', booking.body)
    if (again.status !== 0 && again.body.success === true) noteBooked(booking, again)
  }
  if (random.percent(30)) {
    const fields = { people: '2', at: random.pick(world.times), seating: 'default', version: '1' }
    const said = await send(world, 'change', `${path}/move`, fields, 'form')
    const isDone = said.status === 303 && said.location.includes('changed=yes')
    note(world, booking, 'change', { ...said, isDone })
  }
  if (!random.percent(40)) return
  const said = await send(world, 'cancel', `${path}/cancel`, {}, 'form')
  const isDone = said.status === 303 && !said.location.includes('cancelled=')
  note(world, booking, 'cancel', { ...said, isDone })
}

function note(
  { seen }: World,
  { act: { name, location } }: Booking,
  act: 'change' | 'cancel',
  { from, to, isDone }: { from: number; to: number; isDone: boolean },
): void {
  // What is not said to be done may be done.
  seen.acts.push({
    ...{ act, name, location, from, ids: [] },
    ...(isDone ? { to, outcome: 'done' } : { to: Infinity, outcome: 'unknown' }),
  })
}
