import { describe, expect, it } from 'vitest'
import type { ReservationClient } from './client.ts'
import { createServerClock } from './hold-clock.ts'
import type { BookingInfo } from './info.ts'
import { createSession, RESTORE_DELAY } from './session.ts'
import type { Offer } from './state.ts'
import type { Choice } from './times.ts'

const now = Date.UTC(2026, 10, 20, 20)
const info: BookingInfo = {
  ...{ uid: 'burrard', rid: 'burrard', country: 'CA', serverTime: now },
  ...{ emailRequired: false, requestLimit: 1000, terms: null },
  calendar: { timeZone: 'America/Los_Angeles', lastDate: '2027-02-18', closedDates: [] },
}
const seven: Offer = {
  slot: '2026-11-20T19:00',
  standard: true,
  experience: false,
  seatings: ['default'],
}

/** A tab: its storage, its clock, and a server whose answers are given by hand. */
function tab() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  let time = now
  const clock = createServerClock(() => time)
  const released: string[] = []
  const searched: string[] = []
  const sent: Parameters<ReservationClient['reserve']>[] = []
  const timers: { run: () => void; ms: number }[] = []
  let holds = 0
  let taken = false
  let reserve: ReservationClient['reserve'] = async () => ({
    ok: true,
    value: { manageUrl: '/my/reservations/t' },
  })
  const client: ReservationClient = {
    info: async () => {
      const calendar = { ...info.calendar, lastDate: '2027-02-19' }
      return { ok: true, value: { ...info, calendar } }
    },
    search: async ({ slot }) => {
      searched.push(slot)
      return { ok: true, value: { offers: [seven], reasons: [] } }
    },
    alternatives: async () => null,
    lock: async () => {
      if (taken) return { ok: false, problem: 'slot_taken', fields: {} }
      holds += 1
      return { ok: true, value: { token: `hold-${holds}`, endsAt: time + 300_000 } }
    },
    reserve: (...args) => {
      sent.push(args)
      return reserve(...args)
    },
    release: (_rid, token) => void released.push(token),
  }
  const delay = (run: () => void, ms: number) => timers.push({ run, ms })
  return {
    ...{ released, searched, sent, timers, storage, kept, client },
    pass: (ms: number) => {
      time += ms
    },
    takeTables: () => {
      taken = true
    },
    onReserve: (answer: ReservationClient['reserve']) => {
      reserve = answer
    },
    load: ({ uid = info.uid, confirmed = false, wish = undefined as Choice | undefined } = {}) => {
      const here = { ...info, uid, rid: uid }
      return createSession({ info: here, client, clock, storage, confirmed, wish, delay })
    },
  }
}

/** Lets every answer that is already there arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

async function hold(session: ReturnType<ReturnType<typeof tab>['load']>) {
  session.send({ type: 'searchRequested' })
  await settle()
  session.send({ type: 'timePicked', slot: seven.slot, list: 'standard' })
  session.send({ type: 'seatingPicked', seating: 'default' })
  await settle()
  return session
}

describe('a session', () => {
  it('starts with 2 people, the restaurant’s today, 7:00 PM', () => {
    const { choice } = tab().load().getState()
    expect(choice).toEqual({ people: 2, date: '2026-11-20', time: '19:00' })
  })

  it('starts with what the guest looked for at another restaurant, where it still can be had', () => {
    const wish = { people: 6, date: '2026-11-28', time: '18:45' }
    expect(tab().load({ wish }).getState().choice).toEqual(wish)
    const past = { ...wish, date: '2026-11-01' }
    expect(tab().load({ wish: past }).getState().choice).toMatchObject({
      people: 6,
      date: '2026-11-20',
    })
  })

  it('leads from the search to the confirmation, and keeps it until it is closed', async () => {
    const browser = tab()
    const session = await hold(browser.load())
    expect(session.getState()).toMatchObject({ step: 'details', hold: { token: 'hold-1' } })
    expect(session.left()).toBe(300)
    session.send({ type: 'submitted' })
    session.send({ type: 'submitted' })
    await settle()
    expect(session.getState().confirmation).toEqual({ manageUrl: '/my/reservations/t' })
    expect(browser.sent).toHaveLength(1)
    expect(browser.sent[0]?.[0]).toMatchObject({ rid: 'burrard', token: 'hold-1', country: 'CA' })
    session.leave(false)
    expect(browser.load().getState().step).toBe('find')
    const reloaded = browser.load({ confirmed: true })
    expect(reloaded.getState()).toMatchObject({
      step: 'done',
      confirmation: { manageUrl: '/my/reservations/t' },
    })
    reloaded.send({ type: 'closed' })
    expect(browser.released).toEqual([])
    expect(browser.kept.size).toBe(0)
  })

  it('is kept by itself at each restaurant', async () => {
    const browser = tab()
    await hold(browser.load())
    const other = browser.load({ uid: 'kitsilano' })
    expect(other.getState().step).toBe('find')
    await hold(other)
    other.send({ type: 'closed' })
    expect(browser.load().getState()).toMatchObject({ step: 'details', hold: { token: 'hold-1' } })
  })

  it('gives the hold back on Reset and on closing, not on Back', async () => {
    const browser = tab()
    const session = await hold(browser.load())
    session.send({ type: 'wentBack' })
    expect(browser.released).toEqual([])
    session.send({ type: 'closed' })
    expect(browser.released).toEqual(['hold-1'])
    await hold(session)
    session.send({ type: 'reset' })
    expect(browser.released).toEqual(['hold-1', 'hold-2'])
    expect(browser.kept.size).toBe(0)
  })

  it('gives back a hold that came after the guest had changed their mind', async () => {
    const browser = tab()
    const session = browser.load()
    session.send({ type: 'searchRequested' })
    await settle()
    session.send({ type: 'timePicked', slot: seven.slot, list: 'standard' })
    session.send({ type: 'seatingPicked', seating: 'default' })
    session.send({ type: 'unlocked' })
    await settle()
    expect(browser.released).toEqual(['hold-1'])
    expect(session.getState().hold).toBeNull()
  })

  it('restores the defaults 1 s after it was unlocked', async () => {
    const browser = tab()
    const session = browser.load()
    session.send({ type: 'chosen', change: { people: 6, time: '20:00' } })
    await hold(session)
    session.send({ type: 'reset' })
    expect(session.getState().choice).toMatchObject({ people: 6, time: '20:00' })
    expect(browser.timers.map((timer) => timer.ms)).toEqual([RESTORE_DELAY])
    browser.timers[0]?.run()
    expect(session.getState().choice).toEqual({ people: 2, date: '2026-11-20', time: '19:00' })
  })

  it('drops yesterday’s choice at the restaurant’s midnight, and may look a day further', async () => {
    const browser = tab()
    const session = browser.load()
    session.send({ type: 'chosen', change: { people: 6 } })
    await session.followDay()
    expect(session.info.calendar.lastDate).toBe('2027-02-18')
    browser.pass(13 * 3_600_000)
    await session.followDay()
    const choice = { people: 6, date: '2026-11-21', time: '19:00' }
    expect(session.getState().choice).toEqual(choice)
    expect(session.info.calendar.lastDate).toBe('2027-02-19')
  })

  it('searches a day that can still be booked when it comes back from one that is over', async () => {
    const browser = tab()
    const session = await hold(browser.load())
    session.leave(false)
    browser.pass(24 * 3_600_000)
    browser.takeTables()
    const restored = browser.load()
    await settle()
    expect(restored.getState()).toMatchObject({
      ...{ step: 'find', search: 'found', problem: 'hold_lost' },
      choice: { people: 2, date: '2026-11-21', time: '19:00' },
    })
    expect(browser.searched).toEqual(['2026-11-20T19:00', '2026-11-21T19:00'])
  })

  it('finds its hold again after a reload', async () => {
    const browser = tab()
    const session = await hold(browser.load())
    session.send({ type: 'detailsChanged', change: { firstName: 'Ada' } })
    session.leave(true)
    expect(browser.released).toEqual([])
    browser.pass(60_000)
    const reloaded = browser.load()
    expect(reloaded.getState()).toMatchObject({ step: 'details', details: { firstName: 'Ada' } })
    expect(reloaded.left()).toBe(240)
  })

  it('still tries a hold that ran out before the reload', async () => {
    const browser = tab()
    await hold(browser.load())
    browser.pass(301_000)
    const reloaded = browser.load()
    expect(reloaded.getState()).toMatchObject({ step: 'details', hold: { token: 'hold-1' } })
    expect(reloaded.left()).toBe(0)
    reloaded.send({ type: 'submitted' })
    await settle()
    expect(browser.sent.map(([input]) => input.token)).toEqual(['hold-1'])
  })

  it('gives the hold back when the page is left, and asks again should it have been a reload', async () => {
    const browser = tab()
    const session = await hold(browser.load())
    session.leave(false)
    expect(browser.released).toEqual(['hold-1'])
    const reloaded = browser.load()
    await settle()
    expect(reloaded.getState().hold?.token).toBe('hold-2')
  })

  it('keeps what may have been booked through Reset and closing', async () => {
    const browser = tab()
    browser.onReserve(async () => ({ ok: false, problem: 'unknown_outcome', fields: {} }))
    const session = await hold(browser.load())
    session.send({ type: 'submitted' })
    await settle()
    session.send({ type: 'reset' })
    session.send({ type: 'closed' })
    session.leave(false)
    expect(browser.released).toEqual([])
    expect(browser.kept.size).toBe(1)
    expect(session.getState()).toMatchObject({ problem: 'unknown_outcome', step: 'details' })
  })

  it('never gives back what is being booked', async () => {
    const browser = tab()
    browser.onReserve(() => new Promise(() => undefined))
    const session = await hold(browser.load())
    session.send({ type: 'submitted' })
    session.leave(false)
    session.send({ type: 'closed' })
    expect(browser.released).toEqual([])
    browser.onReserve(async () => ({ ok: true, value: { manageUrl: null } }))
    const reloaded = browser.load()
    await settle()
    expect(browser.sent.map(([input, doubted]) => [input.token, doubted])).toEqual([
      ['hold-1', false],
      ['hold-1', true],
    ])
    expect(reloaded.getState().step).toBe('done')
  })
})
