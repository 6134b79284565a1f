import type { HostDay, HostReservation } from '#booking-engine/host/types.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import type { WalkInEntry } from '#booking-engine/walk-in-list/types.ts'
import { instantOf } from '#lib/time/time.ts'
import type { Act } from '../observations.ts'
import { lookAtDay, lookAtList } from './screens.ts'
import { atDesk, type DeskAnswer, type House, type World } from './world.ts'

/** Looks at a day's screen, and does one thing or two that can be done there. */
export async function serve(world: World): Promise<void> {
  const { random } = world
  const house = random.pick(world.houses)
  const shown = await lookAtDay(world, house.id, house.door ? null : random.pick(world.days))
  if (!shown) return
  const acts = house.door ? AT_DOOR : AHEAD
  await random.pick(acts)(world, house, shown)
  if (random.percent(50)) await random.pick(acts)(world, house, shown)
}

const HOUR = 3_600_000

type Doing = (world: World, house: House, shown: HostDay) => Promise<void>

/** What is done at the door, tonight. */
const AT_DOOR: Doing[] = [seatWalkIn, seatWalkIn, changeVisit, changeVisit, changeVisit, block]
AT_DOOR.push(unblock, move, addToList, addToList, workOnList, workOnList)

/** What is done to days to come. */
const AHEAD: Doing[] = [book, book, book, change, move, move, swap, cancel, block, unblock, note]
AHEAD.push(stopDay)

const staffOf = ({ address }: World, { id }: House) => ({ locationId: id, staff: address })

/** Writes an act down with what was answered. */
function tell(
  { seen }: World,
  house: House,
  act: Pick<Act, 'act' | 'name'> & Pick<Partial<Act>, 'keep' | 'mailed'>,
  { from, to, outcome, value }: DeskAnswer,
): void {
  const { id } = (value ?? {}) as { id?: string }
  const ids = id === undefined ? [] : [id]
  seen.acts.push({ ...act, location: house.id, from, to, outcome, ids })
}

/** Sends a request again whose answer did not come: by its key it is the same one. */
async function insist(
  world: World,
  name: string,
  request: { key: string; reason?: string },
): Promise<DeskAnswer> {
  const first = await atDesk(world, name, request)
  if (first.outcome !== 'unknown' || world.random.percent(50)) return first
  world.seen.repeated.push(request.reason ?? '')
  const second = await atDesk(world, name, request)
  // The first one may still be under way.
  const isDone = second.outcome === 'done'
  return { ...(isDone ? second : { ...second, ...UNKNOWN }), from: first.from }
}

const UNKNOWN = { to: Infinity, outcome: 'unknown' } as const

async function seatWalkIn(world: World, house: House): Promise<void> {
  const name = world.name()
  const answer = await insist(world, 'walkIn', {
    ...staffOf(world, house),
    ...{ key: `w${name}`, party: 1 + world.random.below(2), name, start: 'now' },
    ...{ place: null, until: null },
  })
  tell(world, house, { act: 'walk_in', name }, answer)
}

async function book(world: World, house: House, { quarters }: HostDay): Promise<void> {
  const { random } = world
  const [name, mailed] = [world.name(), random.percent(50)]
  const at = quarters.length > 0 ? random.pick(quarters) : random.pick(world.times)
  const answer = await insist(world, 'book', {
    ...staffOf(world, house),
    ...{ key: `b${name}`, party: 2, at, table: { kind: 'best' }, source: 'telephone' },
    ...{ beyond: ['party_size', 'horizon', 'periods', 'pacing'], guest: guestOf(name, mailed) },
  })
  tell(world, house, { act: 'book', name, mailed }, answer)
}

function guestOf(name: string, mailed: boolean) {
  return {
    ...{ firstName: 'Ida', lastName: name, phone: '+16045550100', specialRequest: '' },
    ...{ email: mailed ? `${name}@guests.example` : null, marketingOptIn: false },
  }
}

/** A party in some state that the screen shows. */
function partyIn(
  { random }: World,
  { reservations }: HostDay,
  states: readonly string[],
): HostReservation | null {
  const there = reservations.filter(({ state }) => states.includes(state))
  return there.length > 0 ? random.pick(there) : null
}

const refOf = (world: World, house: House, { id, seen }: HostReservation | WalkInEntry) => ({
  ...staffOf(world, house),
  ...{ id, seen },
})

const nameOf = ({ guest }: HostReservation) => guest.lastName || guest.firstName

async function changeVisit(world: World, house: House, shown: HostDay): Promise<void> {
  const { random } = world
  const party = partyIn(world, shown, ['seated', 'finished', 'no_show', 'booked'])
  if (!party) return
  const possible: Record<string, VisitAction[]> = {
    seated: ['finish', 'finish', 'finish', 'cancel'],
    finished: ['undo'],
    no_show: ['undo'],
    booked: ['seat', 'no_show', 'late'],
  }
  const act = random.pick(possible[party.state] ?? [])
  const answer = await atDesk(world, 'act', refOf(world, house, party), act)
  const known = { finish: 'finish', no_show: 'no_show', undo: 'undo', cancel: 'cancel' } as const
  if (act in known) {
    tell(world, house, { act: known[act as keyof typeof known], name: nameOf(party) }, answer)
  }
}

async function cancel(world: World, house: House, shown: HostDay): Promise<void> {
  const party = partyIn(world, shown, ['booked'])
  if (!party) return
  const isPaid = party.money?.state === 'paid' || party.money?.state === 'taken'
  const keep = isPaid && world.random.percent(20)
  const money = party.money === null ? null : { does: keep ? 'keep' : 'return' }
  const answer = await atDesk(world, 'act', refOf(world, house, party), 'cancel', money)
  tell(world, house, { act: 'cancel', name: nameOf(party), keep }, answer)
}

async function change(world: World, house: House, shown: HostDay): Promise<void> {
  const party = partyIn(world, shown, ['booked'])
  if (!party || party.experience) return
  const answer = await atDesk(world, 'change', refOf(world, house, party), {
    ...{ at: world.random.pick(world.times), party: 2, table: { kind: 'keep' } },
    ...{ guest: party.guest, beyond: [], tell: true },
  })
  tell(world, house, { act: 'change', name: nameOf(party) }, answer)
}

async function move(world: World, house: House, shown: HostDay): Promise<void> {
  const party = partyIn(world, shown, ['booked', 'seated'])
  if (!party) return
  const { code } = world.random.pick(shown.tables)
  const answer = await atDesk(world, 'move', refOf(world, house, party), code)
  tell(world, house, { act: 'move', name: nameOf(party) }, answer)
}

async function swap(world: World, house: House, shown: HostDay): Promise<void> {
  const [one, other] = [partyIn(world, shown, ['booked']), partyIn(world, shown, ['booked'])]
  if (!one || !other || one.id === other.id) return
  await atDesk(world, 'swap', refOf(world, house, one), { id: other.id, seen: other.seen })
}

async function note(world: World, house: House, shown: HostDay): Promise<void> {
  const party = partyIn(world, shown, ['booked', 'seated', 'finished'])
  if (party) await atDesk(world, 'note', refOf(world, house, party), `seen by ${world.address}`)
}

/** Closes a table for a while that has not begun: of one that has, only the rest is closed. */
async function block(world: World, house: House, shown: HostDay): Promise<void> {
  const { random } = world
  const { tables, now, timeZone } = shown
  const quarters = shown.quarters.filter((at) => (instantOf(at, timeZone) ?? 0) > now + HOUR)
  if (quarters.length < 6) return
  const first = random.below(quarters.length - 5)
  const name = world.name()
  const answer = await insist(world, 'block', {
    ...staffOf(world, house),
    ...{ key: `k${name}`, reason: name, tables: [random.pick(tables).code] },
    ...{ from: quarters[first], to: quarters[first + 1 + random.below(4)] },
  })
  tell(world, house, { act: 'block', name }, answer)
}

async function unblock(world: World, house: House, { blocks }: HostDay): Promise<void> {
  if (blocks.length === 0) return
  const { id, reason } = world.random.pick(blocks)
  const answer = await atDesk(world, 'unblock', staffOf(world, house), id)
  tell(world, house, { act: 'unblock', name: reason }, answer)
}

/** Stops online booking of a day for a moment. */
async function stopDay(world: World, house: House, { day, rules }: HostDay): Promise<void> {
  const [rule] = rules
  const at = staffOf(world, house)
  if (rule) await atDesk(world, 'removeDayRule', at, rule.id)
  else if (world.random.percent(20)) await atDesk(world, 'setDayRule', at, stopOf(world, day))
}

const stopOf = (world: World, day: string) => ({
  ...{ id: `r${world.name()}`, kind: 'stop', day, period: null, area: null },
})

async function addToList(world: World, house: House): Promise<void> {
  const name = world.name()
  const answer = await insist(world, 'addEntry', {
    ...staffOf(world, house),
    ...{ key: `e${name}`, party: 2, name, phone: '', wish: null, note: '' },
    ...{ quoted: 15, texts: false },
  })
  tell(world, house, { act: 'add_entry', name }, answer)
}

async function workOnList(world: World, house: House): Promise<void> {
  const { random } = world
  const entries = await lookAtList(world, house.id)
  const waiting = entries.filter(({ state }) => state === 'waiting' || state === 'notified')
  if (waiting.length === 0) return
  const entry = random.pick(waiting)
  const ref = refOf(world, house, entry)
  if (random.percent(60)) {
    const answer = await atDesk(world, 'seatEntry', ref, { place: null, until: null })
    return tell(world, house, { act: 'seat_entry', name: entry.name }, answer)
  }
  const answer = await atDesk(world, 'actOnEntry', ref, 'leave')
  tell(world, house, { act: 'leave_entry', name: entry.name }, answer)
}
