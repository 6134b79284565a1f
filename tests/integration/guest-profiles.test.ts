import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { EMPTY_PROFILE, type GuestProfile } from '#booking-engine/guest-book/profile.ts'
import { addDays } from '#lib/time/dates.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { guestBookAt, writtenOn } from '#tests/support/guest-book.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'
import { everything, scopeAt } from '#tests/support/read-scopes.ts'

const HERE = 'burrard'
const THERE = 'kitsilano'
/** Days after which an evening is two years ago. */
const TWO_YEARS = 2 * 366 + 1

describe.each(['SQLite', 'Postgres'] as const)('profiles of guests on %s', (kind) => {
  let date = '2027-04-02'
  let now = 0
  let fixture: TestEngine
  let guests = 0
  let here: ReturnType<typeof guestBookAt>
  let there: ReturnType<typeof guestBookAt>
  let host: ReturnType<typeof hostAt>
  const phone = () => `+1604555${String(1000 + ++guests)}`
  /** Noon of a day some days later. */
  const goOn = (days: number) => {
    date = addDays(date, days)
    now = Date.parse(`${date}T19:00Z`)
  }
  beforeAll(async () => {
    goOn(0)
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    for (const place of [HERE, THERE]) await fixture.engine.saveSettings(place, smallHouse(20))
    here = guestBookAt(fixture.engine, HERE)
    there = guestBookAt(fixture.engine, THERE, '8')
    host = hostAt(fixture.engine, HERE)
  })
  afterAll(() => fixture.close())
  beforeEach(() => goOn(10))

  type Contact = { phone: string; email: string | null }
  const book = async (contact: Contact, locationId = HERE, day = date) => {
    const at = `${day}T19:00`
    return (await bookAs(fixture.engine, { locationId, at }, contact)).reservation.id
  }
  const newcomer = (): Contact => ({ phone: phone(), email: null })
  /** All that any table of the guest book has stored. */
  const stored = async () => {
    const rows = await Promise.all(
      ['guest_profiles', 'guest_keys', 'guest_merges'].map((table) =>
        fixture.store.all(`SELECT * FROM ${table}`),
      ),
    )
    return JSON.stringify(rows)
  }

  // spec:engine.guest-profiles
  test('are for the group or for one restaurant, and no restaurant sees what another one wrote', async () => {
    const ida = newcomer()
    const [a, b] = [await book(ida), await book(ida, THERE)]
    expectOk(await here.save(a, 'group', { allergies: ['nuts'], tags: ['vip'] }))
    expectOk(await here.save(a, 'location', { notes: 'Owes us a bottle', diets: ['vegan'] }))
    expectOk(await there.save(b, 'location', { seating: 'By the door' }))
    expect(writtenOn(await here.page(a))).toMatchObject({
      group: { allergies: ['nuts'], tags: ['vip'] },
      location: { notes: 'Owes us a bottle', seating: '' },
    })
    expect(writtenOn(await there.page(b))).toMatchObject({
      group: { allergies: ['nuts'] },
      location: { notes: '', diets: [], seating: 'By the door' },
    })
    const shown = (await host.day(date)).profiles[a]
    expect(shown).toEqual({
      ...{ notes: 'Owes us a bottle', allergies: ['nuts'], diets: ['vegan'], seating: '' },
      tags: ['vip'],
    })
    const { profiles } = await fixture.engine.host.search(HERE, ida.phone)
    expect(profiles).toEqual({ [a]: shown })
    const elsewhere = await fixture.engine.host.knownGuest(
      { locationId: THERE, staff: '8' },
      { phone: ida.phone },
    )
    expect(elsewhere?.profile).toMatchObject({ notes: '', diets: [], seating: 'By the door' })
    const kitchen = expectOk(await fixture.engine.host.kitchenDay(HERE, date))
    expect(kitchen.needs).toEqual({ [a]: { allergies: ['nuts'], diets: ['vegan'] } })
    expect(kitchen).not.toHaveProperty('histories')
    expect(kitchen).not.toHaveProperty('profiles')
  })

  test('are found by nobody at whose restaurant the guest never booked', async () => {
    const ida = newcomer()
    const id = await book(ida)
    expectOk(await here.save(id, 'group', { tags: ['press'] }))
    const { guestBook } = fixture.engine
    const refused = { ok: false, code: 'not_found' }
    expect(await guestBook.read(there.ref(id, null))).toEqual(refused)
    const change = { ...there.ref(id), scope: 'group' as const, seen: 0, profile: EMPTY_PROFILE }
    expect(await guestBook.save(change)).toEqual(refused)
    expect(await guestBook.merge(there.ref(id), id)).toEqual(refused)
    expect(await guestBook.split(there.ref(id), 'x')).toEqual(refused)
    expect(await guestBook.search(THERE, ida.phone)).toEqual([])
  })

  test('list the bookings that the reader may see, and count all of them', async () => {
    const ida = newcomer()
    const id = await book(ida)
    await book(ida, THERE, addDays(date, 1))
    goOn(3)
    const page = await here.page(id)
    expect(page).toMatchObject({ unlisted: 1, figures: { visits: 2, usualParty: 2 } })
    expect(page.visits.map((one) => one.id)).toEqual([id])
    expect((await here.page(id, null)).visits).toHaveLength(2)
  })

  test('show on the day at once, and the log says who wrote what kind of thing, and nothing of it', async () => {
    const id = await book(newcomer())
    const mark = await fixture.engine.host.dayVersion(HERE, date)
    expectOk(await here.save(id, 'group', { allergies: ['peanuts'], tags: ['banned'] }))
    expect(await fixture.engine.host.dayVersion(HERE, date)).not.toBe(mark)
    const { acts } = await host.find(date, id)
    expect(acts).toMatchObject([
      { act: 'read_guest', detail: '', staff: '7' },
      { act: 'profile', detail: 'group allergies tags', staff: '7' },
    ])
  })

  test('that two edit at once are saved by the first, and the second is told what is there now', async () => {
    const id = await book(newcomer())
    const { seen } = (await here.page(id)).profiles.group
    const save = (notes: string) =>
      fixture.engine.guestBook.save({
        ...{ ...here.ref(id), scope: 'group' as const, seen },
        profile: { ...EMPTY_PROFILE, notes },
      })
    const answers = await Promise.all(['One', 'Two', 'Three'].map(save))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { notes } = (await here.page(id)).profiles.group
    for (const [n, answer] of answers.entries()) {
      if (answer.ok) expect(notes).toBe(['One', 'Two', 'Three'][n])
      else
        expect(answer).toMatchObject({ code: 'changed_meanwhile', detail: { current: { notes } } })
    }
  })

  test('of two guests are one after a merge, which counts the bookings of both', async () => {
    const [old, ida] = [newcomer(), newcomer()]
    const first = await book(old)
    goOn(1)
    const id = await book(ida)
    expectOk(await here.save(first, 'group', { allergies: ['nuts'], notes: 'Shy' }))
    expectOk(await here.save(id, 'group', { allergies: ['Nuts', 'eggs'], notes: 'Loud' }))
    expectOk(await here.merge(id, first))
    const page = await here.page(id)
    expect(page.contacts.toSorted()).toEqual([old.phone, ida.phone].toSorted())
    expect(page.profiles.group).toMatchObject({ allergies: ['Nuts', 'eggs'], notes: 'Loud\nShy' })
    expect((await host.day(date)).histories[id]?.visits).toBe(1)
    const known = await fixture.engine.host.knownGuest(host.at, { phone: old.phone })
    expect(known?.profile?.allergies).toEqual(['Nuts', 'eggs'])
    expect(await here.merge(first, id)).toMatchObject({ code: 'same_guest' })
    const found = await fixture.engine.guestBook.search(HERE, old.phone)
    expect(found).toHaveLength(1)
  })

  test('that do not fit into one are not merged', async () => {
    const [one, two] = [await book(newcomer()), await book(newcomer())]
    for (const id of [one, two]) {
      expectOk(await here.save(id, 'location', { notes: id + 'x'.repeat(600) }))
    }
    const before = await stored()
    expect(await here.merge(one, two)).toMatchObject({ code: 'profile_too_long' })
    expect(await stored()).toBe(before)
  })

  // spec:engine.guest-merges
  test('are given back exactly when merges are taken back, in whatever order they were made', async () => {
    const word = fc.constantFrom('nuts', 'eggs', 'vegan', 'vip', 'banned')
    const list = fc.array(word, { maxLength: 2 })
    const profile: fc.Arbitrary<Partial<GuestProfile>> = fc.record({
      ...{ allergies: list, diets: list, tags: list },
      notes: fc.constantFrom('', 'Shy', 'Loud'),
    })
    const merge = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(profile, profile), { minLength: 4, maxLength: 4 }),
        fc.array(merge, { maxLength: 6 }),
        async (profiles, merges) => {
          goOn(1)
          const ids: string[] = []
          for (const [group, location] of profiles) {
            const id = await book(newcomer())
            expectOk(await here.save(id, 'group', group))
            expectOk(await here.save(id, 'location', location))
            ids.push(id)
          }
          const pages = async () => {
            const all = []
            for (const id of ids) all.push(writtenOn(await here.page(id)))
            return all
          }
          const states = [await pages()]
          const done: string[] = []
          for (const [one, other] of merges) {
            const [a = '', b = ''] = [ids[one], ids[other]]
            if (!(await here.merge(a, b)).ok) continue
            done.push(a)
            states.push(await pages())
          }
          for (const id of done.toReversed()) {
            expect(await pages()).toEqual(states.pop())
            expectOk(await here.split(id))
          }
          expect(await pages()).toEqual(states.pop())
        },
      ),
      { numRuns: 6 },
    )
  })

  test('that were saved since a merge stay with the guest that they were saved for', async () => {
    const [one, two] = [await book(newcomer()), await book(newcomer())]
    expectOk(await here.save(one, 'group', { notes: 'Shy' }))
    expectOk(await here.save(two, 'group', { notes: 'Loud' }))
    expectOk(await here.save(two, 'location', { notes: 'Loud here' }))
    expectOk(await here.merge(one, two))
    expectOk(await here.save(one, 'group', { notes: 'Shy\nLoud\nCame with a dog' }))
    expectOk(await here.split(one))
    expect((await here.page(one)).profiles).toMatchObject({
      ...{ group: { notes: 'Shy\nLoud\nCame with a dog' }, location: { notes: '' } },
    })
    expect((await here.page(two)).profiles).toMatchObject({
      ...{ group: { notes: 'Loud' }, location: { notes: 'Loud here' } },
    })
    expect(await fixture.engine.guestBook.split(here.ref(one), 'x')).toMatchObject({
      code: 'not_found',
    })
  })

  test('go with the number of a guest that is corrected', async () => {
    const id = await book(newcomer())
    expectOk(await here.save(id, 'group', { allergies: ['nuts'] }))
    const right = phone()
    const { guest } = await host.find(date, id)
    expectOk(await host.change(date, id, { guest: { ...guest, phone: right } }))
    const page = await here.page(id)
    expect(page.contacts).toEqual([right])
    expect(page.profiles.group.allergies).toEqual(['nuts'])
    expect(await stored()).not.toContain(guest.phone)
  })

  // spec:engine.guest-data
  // ASVS 14.2.4
  test('are nowhere to be found once a guest is erased, by either of their numbers', async () => {
    const [old, ida] = [newcomer(), { phone: phone(), email: 'ida@away.example' }]
    const [first, id] = [await book(old), await book(ida)]
    await here.save(first, 'location', { notes: `Call ${old.phone}` })
    await here.save(id, 'group', { tags: ['banned', 'loud-one'] })
    expectOk(await here.merge(id, first))
    const { guests: data } = fixture.engine
    const found = await data.find({ phone: old.phone }, everything, 'export_guest')
    expect(found.bookings.map((one) => one.id).toSorted()).toEqual([first, id].toSorted())
    expect(found.guestBook).toMatchObject([
      {
        contacts: [old.phone, ida.phone].toSorted(),
        profiles: [
          { locationId: null, tags: ['banned', 'loud-one'] },
          { locationId: HERE, notes: `Call ${old.phone}` },
        ],
        merges: [{ contact: old.phone }],
      },
    ])
    goOn(1)
    expect(await data.erase({ phone: old.phone }, everything)).toMatchObject({
      ...{ bookings: 2, profiles: 2, left: 0 },
    })
    for (const trace of [old.phone, ida.phone, 'ida@away', 'loud-one', first, id]) {
      expect(await stored()).not.toContain(trace)
    }
    const nothing = { bookings: [], guestBook: [], alerts: [], walkIns: [], messages: [] }
    expect(await data.find({ phone: ida.phone }, everything)).toEqual(nothing)
    expect(await data.find({ email: ida.email }, everything)).toEqual(nothing)
    const acts = await fixture.store.all<{ act: string; detail: string }>(
      `SELECT act, detail FROM desk_acts WHERE subject IN ('${first}', '${id}')`,
    )
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['export_guest', 'erase_guest', 'merge_guests', 'profile']),
    )
    expect(JSON.stringify(acts)).not.toContain('555')
  })

  test('stay with a booking to come, and with those of other restaurants', async () => {
    const ida = newcomer()
    const [id, other] = [await book(ida), await book(ida, THERE)]
    await here.save(id, 'group', { allergies: ['nuts'] })
    await here.save(id, 'location', { notes: 'Ours' })
    await there.save(other, 'location', { notes: 'Theirs' })
    const { guests: data } = fixture.engine
    const asked = { phone: ida.phone }
    expect(await data.erase(asked, scopeAt([HERE]))).toMatchObject({ profiles: 0, left: 1 })
    goOn(1)
    expect(await data.erase(asked, scopeAt([HERE]))).toMatchObject({ bookings: 1, profiles: 1 })
    const page = await there.page(other)
    expect(page.profiles).toMatchObject({
      ...{ group: { allergies: ['nuts'] }, location: { notes: 'Theirs' } },
    })
    // Who works elsewhere is not told of it.
    expect((await data.find(asked, scopeAt([HERE]))).guestBook).toMatchObject([
      { profiles: [{ locationId: null, allergies: ['nuts'] }] },
    ])
    expect(await data.erase(asked, everything)).toMatchObject({ bookings: 1, profiles: 2 })
    expect(await stored()).not.toContain(ida.phone)
  })

  test('go with the last booking of their guest that is anonymised, and a ban as long after it', async () => {
    const [ida, bad] = [newcomer(), newcomer()]
    const [id, other] = [await book(ida), await book(bad)]
    await here.save(id, 'group', { notes: 'Shy' })
    await here.save(other, 'group', { notes: 'Threw a chair', tags: ['banned', 'press'] })
    goOn(TWO_YEARS)
    await book(ida)
    await fixture.engine.sweep()
    expect(await stored()).toContain('Shy')
    const known = async () =>
      (await fixture.engine.host.knownGuest(host.at, { phone: bad.phone }))?.profile
    expect(await known()).toEqual({ ...EMPTY_PROFILE, tags: ['banned'] })
    goOn(TWO_YEARS)
    await fixture.engine.sweep()
    expect(await known()).toBeUndefined()
    expect(await stored()).not.toContain('Shy')
    expect(await stored()).not.toContain(bad.phone)
  })
})
