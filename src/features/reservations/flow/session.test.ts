import { describe, expect, it, onTestFinished } from 'vitest'
import type { SiteCount } from '#lib/site-counts/site-count.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { useOutdatedZoneData } from '#tests/support/outdated-zone-data.ts'
import type { ExperienceOffer } from '../api/experience-wire.ts'
import type { BookingInfo } from '../api/info.ts'
import type { ReservationClient } from '../api/types.ts'
import type { CardSource } from '../payment/card-source.ts'
import { createServerClock } from './hold-clock.ts'
import { createSession } from './session.ts'
import { RESTORE_DELAY } from './session-effects.ts'
import type { FieldMessages, Offer, Prepayment } from './state.ts'
import type { Calendar, Choice } from './times.ts'

const now = Date.UTC(2026, 10, 20, 20)
const info: BookingInfo = {
  ...{ uid: 'burrard', rid: 'burrard', country: 'CA', serverTime: now },
  ...{ emailRequired: false, requestLimit: 1000, requestAsTyped: false, terms: null, cards: null },
  botCheck: true,
  calendar: {
    utcOffsets: [[0, -480]],
    lastDate: '2027-02-18',
    lastTime: '23:45',
    closedDates: [],
    hours: null,
  },
}
const seven: Offer = {
  slot: '2026-11-20T19:00',
  standard: true,
  experience: false,
  seatings: ['default'],
}

const prepayment: Prepayment = {
  kind: 'charge',
  money: { amount: 26_250, currency: 'CAD', multiplier: 100 },
  policy: [],
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
  const menus: (ExperienceOffer[] | null)[] = []
  const left: string[] = []
  const counted: string[] = []
  const counting = {
    count: (...counts: SiteCount[]) => void counted.push(...counts.map((one) => one.join(' '))),
    countBooking: (uid: string) => void counted.push(`booked ${uid}`),
  }
  let checks = 0
  const prepareCheck = async () => {
    checks += 1
    return 'words'
  }
  let payment: Prepayment | undefined
  let offers = [seven]
  let holds = 0
  let taken = false
  let reserve: ReservationClient['reserve'] = async () => ({
    ok: true,
    value: { manageUrl: '/my/reservations/t', mailed: true },
  })
  const client: ReservationClient = {
    info: async () => {
      const calendar = { ...info.calendar, lastDate: '2027-02-19' }
      return { ok: true, value: { ...info, calendar } }
    },
    search: async ({ slot }) => {
      searched.push(slot)
      return { ok: true, value: { offers, reasons: [] } }
    },
    alternatives: async () => null,
    experiences: async () => menus.shift() ?? null,
    total: async () => null,
    hold: async () => {
      if (taken) return { ok: false, problem: 'slot_taken', fields: {} }
      holds += 1
      const held = { token: `hold-${holds}`, endsAt: time + 300_000 }
      return { ok: true, value: { ...held, ...(payment ? { payment } : {}) } }
    },
    reserve: (...args) => {
      sent.push(args)
      return reserve(...args)
    },
    notify: async () => 'failed',
    tokenise: async () => ({ ok: true, value: { token: 'tok', last4: '4242' } }),
    release: (_rid, token) => void released.push(token),
  }
  const delay = (run: () => void, ms: number) => timers.push({ run, ms })
  return {
    ...{ released, searched, sent, timers, storage, kept, menus, left, counted },
    checks: () => checks,
    askForCards: () => {
      payment = prepayment
    },
    pass: (ms: number) => {
      time += ms
    },
    onSearch: (found: typeof offers) => {
      offers = found
    },
    takeTables: () => {
      taken = true
    },
    onReserve: (answer: ReservationClient['reserve']) => {
      reserve = answer
    },
    load: (
      given: {
        uid?: string
        confirmed?: boolean
        fromBank?: boolean
        pendingSearch?: Choice
        calendar?: Calendar
        botCheck?: boolean
      } = {},
    ) => {
      const { uid = info.uid, confirmed = false, fromBank = false, pendingSearch } = given
      const { calendar = info.calendar, botCheck = true } = given
      const here = { ...info, uid, rid: uid, calendar, botCheck }
      const leaveFor = (address: string) => left.push(address) > 0
      const place = { storage, confirmed, fromBank, pendingSearch, delay, leaveFor }
      return createSession({ info: here, client, clock, prepareCheck, ...counting, ...place })
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
  it('asks for the experiences once a search, and again what could not be had', async () => {
    const browser = tab()
    const [first, second] = [[], []] as ExperienceOffer[][]
    browser.menus.push(null, first ?? null, second ?? null)
    const session = browser.load()
    expect(await session.experiences()).toBeNull()
    expect(await session.experiences()).toBe(first)
    expect(await session.experiences()).toBe(first)
    session.send({ type: 'searchRequested' })
    await settle()
    expect(await session.experiences()).toBe(second)
  })

  it('asks for them when an Experience time is picked, and for no other time (spec:reservations.experiences-when-picked)', async () => {
    const browser = tab()
    const first: ExperienceOffer[] = []
    browser.menus.push(first)
    browser.onSearch([{ ...seven, experience: true }])
    const session = browser.load()
    session.send({ type: 'searchRequested' })
    await settle()
    session.send({ type: 'timePicked', slot: seven.slot, list: 'standard' })
    expect(browser.menus).toEqual([first])
    session.send({ type: 'timePicked', slot: seven.slot, list: 'experience' })
    expect(browser.menus).toEqual([])
    session.send({ type: 'seatingPicked', seating: 'default' })
    expect(session.getState().step).toBe('options')
    expect(await session.experiences()).toBe(first)
  })

  // spec:operations.site-counts
  it('counts each step on the way to a table, and what was searched in vain by hour and party', async () => {
    const browser = tab()
    browser.onSearch([])
    const session = browser.load()
    session.send({ type: 'chosen', change: { people: 25 } })
    session.send({ type: 'searchRequested' })
    await settle()
    const none = ['search burrard ', 'none_hour burrard 19', 'none_party burrard 20']
    expect(browser.counted).toEqual(none)
    browser.onSearch([seven])
    await hold(session)
    session.send({ type: 'submitted' })
    await settle()
    const steps = ['search burrard ', 'found burrard ', 'chosen burrard ', 'booked burrard']
    expect(browser.counted).toEqual([...none, ...steps])
    // The page of the confirmation, loaded anew, is no other booking.
    const again = browser.load({ confirmed: true })
    expect(again.getState().confirmation).not.toBeNull()
    expect(browser.counted).toHaveLength(7)
  })

  it('begins the work for a pass when a table is held, where one may be wanted with the booking', async () => {
    const browser = tab()
    const session = browser.load()
    expect(browser.checks()).toBe(0)
    await hold(session)
    expect([browser.checks(), await session.check()]).toEqual([1, 'words'])
    const elsewhere = tab()
    await hold(elsewhere.load({ botCheck: false }))
    expect(elsewhere.checks()).toBe(0)
  })

  it('starts with 2 people, the restaurant’s today, 7:00 PM', () => {
    const { choice } = tab().load().getState()
    expect(choice).toEqual({ people: 2, date: '2026-11-20', time: '19:00' })
  })

  it('starts with what the guest looked for at another restaurant, where it still can be had', () => {
    const pendingSearch = { people: 6, date: '2026-11-28', time: '18:45' }
    expect(tab().load({ pendingSearch }).getState().choice).toEqual(pendingSearch)
    const past = { ...pendingSearch, date: '2026-11-01' }
    expect(tab().load({ pendingSearch: past }).getState().choice).toMatchObject({
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
    expect(session.getState().confirmation).toEqual({
      manageUrl: '/my/reservations/t',
      mailed: true,
    })
    expect(browser.sent).toHaveLength(1)
    expect(browser.sent[0]?.[0]).toMatchObject({ rid: 'burrard', token: 'hold-1', country: 'CA' })
    session.leave(false)
    expect(browser.load().getState().step).toBe('find')
    const reloaded = browser.load({ confirmed: true })
    expect(reloaded.getState()).toMatchObject({
      step: 'done',
      confirmation: { manageUrl: '/my/reservations/t', mailed: true },
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
    session.send({ type: 'timeCleared' })
    await settle()
    expect(browser.released).toEqual(['hold-1'])
    expect(session.getState().hold).toBeNull()
  })

  it('restores the defaults 1 s after it was released', async () => {
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

  it('passes over the times that are gone by the server’s knowledge of the zone, not an old browser’s', () => {
    // 19:10 in Vancouver on 4 December 2026, where it would have been 18:10 in winter.
    const serverTime = Date.UTC(2026, 11, 5, 2, 10)
    const utcOffsets = upcomingOffsets('America/Vancouver', serverTime)
    const { DateTimeFormat } = Intl
    onTestFinished(() => {
      Intl.DateTimeFormat = DateTimeFormat
    })
    useOutdatedZoneData()
    const browser = tab()
    browser.pass(serverTime - now)
    const session = browser.load({ calendar: { ...info.calendar, utcOffsets } })
    expect(session.wall()).toEqual({ date: '2026-12-04', time: '19:10:00' })
    expect(session.getState().choice).toEqual({ people: 2, date: '2026-12-04', time: '19:15' })
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
    browser.onReserve(async () => ({ ok: true, value: { manageUrl: null, mailed: false } }))
    const reloaded = browser.load()
    await settle()
    expect(browser.sent.map(([input, doubted]) => [input.token, doubted])).toEqual([
      ['hold-1', false],
      ['hold-1', true],
    ])
    expect(reloaded.getState().step).toBe('done')
  })
})

describe('a session with a card', () => {
  const question = { clientSecret: 'pi_secret', redirectUrl: 'https://bank.example/ask' }
  const booked = { ok: true, value: { manageUrl: null, mailed: false } } as const

  /** A form with a card in it; each token is another one. */
  function form(answer?: CardSource['answer']) {
    let tokens = 0
    let wrong: FieldMessages = {}
    const source: CardSource = {
      check: () => wrong,
      token: async () => {
        tokens += 1
        return { ok: true, value: { token: `tok_${tokens}`, last4: '4242' } }
      },
      ...(answer ? { answer } : {}),
    }
    return {
      source,
      tokens: () => tokens,
      spoil: (fields: FieldMessages) => {
        wrong = fields
      },
    }
  }

  async function held() {
    const browser = tab()
    browser.askForCards()
    const session = await hold(browser.load())
    const card = form()
    session.offerCard(card.source)
    return { browser, session, card }
  }

  it('sends the token, and keeps no more of the card than that', async () => {
    const { browser, session } = await held()
    browser.onReserve(() => new Promise(() => undefined))
    session.send({ type: 'submitted' })
    session.send({ type: 'submitted' })
    await settle()
    expect(browser.sent.map(([input]) => input.details.card)).toEqual([
      { token: 'tok_1', last4: '4242' },
    ])
    const kept = [...browser.kept.values()].join()
    expect(kept).toContain('tok_1')
    expect(kept).toContain('26250')
  })

  it('sends nothing while the card is at fault, and says where', async () => {
    const { browser, session, card } = await held()
    const fields = { cvc: 'Please enter a CVC.' }
    card.spoil(fields)
    expect(session.checkCard()).toEqual(fields)
    session.send({ type: 'submitted' })
    await settle()
    expect(session.getState()).toMatchObject({ problem: 'invalid', fields, task: null })
    expect([browser.sent, card.tokens()]).toEqual([[], 0])
  })

  it('sends nothing without a card form', async () => {
    const browser = tab()
    browser.askForCards()
    const session = await hold(browser.load())
    session.offerCard(form().source)()
    session.send({ type: 'submitted' })
    await settle()
    expect(session.getState()).toMatchObject({ step: 'details', problem: 'generic' })
    expect(browser.sent).toEqual([])
  })

  it('asks nothing of a card for a table that wants none', async () => {
    const session = await hold(tab().load())
    const card = form()
    card.spoil({ cvc: 'Please enter a CVC.' })
    session.offerCard(card.source)
    expect(session.checkCard()).toEqual({})
    session.send({ type: 'submitted' })
    await settle()
    expect([session.getState().step, card.tokens()]).toEqual(['done', 0])
  })

  it('tries a refused payment with a new token', async () => {
    const { browser, session } = await held()
    browser.onReserve(async () => ({ ok: false, problem: 'payment', fields: {} }))
    session.send({ type: 'submitted' })
    await settle()
    expect(session.getState()).toMatchObject({ step: 'details', problem: 'payment' })
    browser.onReserve(async () => booked)
    session.send({ type: 'submitted' })
    await settle()
    expect(browser.sent.map(([input]) => input.details.card?.token)).toEqual(['tok_1', 'tok_2'])
    expect(browser.sent.map(([input]) => input.token)).toEqual(['hold-1', 'hold-1'])
    expect(session.getState().confirmation?.payment).toEqual(prepayment)
  })

  it('leaves for the bank without giving the table up, and completes when it comes back', async () => {
    const { browser, session } = await held()
    browser.onReserve(async () => ({ ok: false, question }))
    session.send({ type: 'submitted' })
    await settle()
    expect(browser.left).toEqual(['https://bank.example/ask'])
    session.leave(false)
    expect(browser.released).toEqual([])
    browser.onReserve(async () => booked)
    const back = browser.load()
    await settle()
    expect(back.getState().step).toBe('done')
    const [first, second] = browser.sent
    expect(second?.[0]).toEqual({ ...first?.[0], details: { ...first?.[0].details, asked: true } })
    expect(browser.left).toHaveLength(1)
  })

  it('asks the payment how it ended where the form fell over the bank’s question', async () => {
    const browser = tab()
    browser.askForCards()
    const session = await hold(browser.load())
    session.offerCard(form(() => Promise.reject(new Error('no such dialog'))).source)
    browser.onReserve(async () => ({ ok: false, question: { ...question, redirectUrl: null } }))
    session.send({ type: 'submitted' })
    await settle()
    expect(browser.sent).toHaveLength(2)
    expect(session.getState()).toMatchObject({ problem: 'payment', task: null })
  })

  it('leaves a usable form when the guest came back without an answer', async () => {
    const { browser, session } = await held()
    browser.onReserve(async () => ({ ok: false, question }))
    session.send({ type: 'submitted' })
    await settle()
    session.leave(false)
    const back = browser.load()
    await settle()
    expect(back.getState()).toMatchObject({ step: 'details', problem: 'payment', task: null })
    expect([browser.sent.length, browser.left.length]).toEqual([2, 1])
    back.offerCard(form().source)
    back.send({ type: 'submitted' })
    await settle()
    expect([browser.sent.length, browser.left.length]).toEqual([3, 2])
  })

  it('goes on when the browser shows the very page again that was left', async () => {
    const { browser, session } = await held()
    browser.onReserve(async () => ({ ok: false, question }))
    session.send({ type: 'submitted' })
    await settle()
    browser.onReserve(async () => booked)
    session.returned()
    session.returned()
    await settle()
    expect(session.getState().step).toBe('done')
    expect(browser.sent).toHaveLength(2)
  })

  it('has the question answered on the page where the form can do that', async () => {
    const { browser, session } = await held()
    const asked: unknown[] = []
    const card = form(async (put) => void asked.push(put))
    session.offerCard(card.source)
    const here = { ...question, redirectUrl: null }
    browser.onReserve(async () => (asked.length === 0 ? { ok: false, question: here } : booked))
    session.send({ type: 'submitted' })
    await settle()
    expect(asked).toEqual([here])
    expect([session.getState().step, browser.left]).toEqual(['done', []])
  })

  it('is a payment problem where nobody can put the question', async () => {
    const { browser, session } = await held()
    browser.onReserve(async () => ({ ok: false, question: { ...question, redirectUrl: null } }))
    session.send({ type: 'submitted' })
    await settle()
    expect(session.getState()).toMatchObject({ problem: 'payment', task: null })
    expect(browser.sent).toHaveLength(2)
  })

  it('says so when the guest came from the bank into another tab', async () => {
    const elsewhere = tab().load({ fromBank: true })
    expect(elsewhere.getState()).toMatchObject({ step: 'find', problem: 'paid_elsewhere' })
    elsewhere.send({ type: 'searchRequested' })
    expect(elsewhere.getState().problem).toBeNull()
  })

  it('doubts a try whose bank was asked, and asks for its outcome until it is known', async () => {
    const { browser, session } = await held()
    browser.onReserve(async () => ({ ok: false, question }))
    session.send({ type: 'submitted' })
    await settle()
    session.returned()
    await settle()
    expect(browser.sent.map(([, doubted]) => doubted)).toEqual([false, true])
  })
})
