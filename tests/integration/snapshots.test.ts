import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { bookingData, type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content
let engine: BookingEngine
let readEpoch: () => Promise<number>
let handOver: () => Promise<void>
let startAgain: () => Promise<void>
let made = 0

beforeAll(async () => {
  system = await startContent()
  const { bookingEngine } = await import('#booking-engine/process.ts')
  engine = await bookingEngine()
  readEpoch = (await import('#data/site/epoch.ts')).readEpoch
  const handover = await import('#cms/booking/settings-handover.ts')
  handOver = () => handover.handOver(system.payload)
  startAgain = () => handover.handOverAtStart(system.payload)
})
afterAll(() => system?.stop())

async function bookable() {
  const { payload } = system
  const location = await payload.create({
    collection: 'locations',
    data: locationData(`bookable-${++made}`),
  })
  const settings = await payload.create({
    collection: 'booking-settings',
    data: bookingData(location.id),
  })
  return { location: location.id, settings: settings.id }
}

const inEngine = async (location: number) => (await engine.settings(String(location)))?.settings
const collection = 'booking-settings'
const save = (id: number, noticeMinutes: number) =>
  system.payload.update({ collection, id, data: { noticeMinutes } })

describe('a snapshot of booking settings', () => {
  it('takes the zone of a location that was changed by autosave and then published', async () => {
    const { location: id } = await bookable()
    const place = { province: 'AB' as const, timeZone: 'America/Edmonton' as const }
    const collection = 'locations'
    await system.payload.update({ collection, id, data: place, draft: true, autosave: true })
    expect((await inEngine(id))?.timeZone).toBe('America/Vancouver')
    await system.payload.update({ collection, id, data: { ...place, _status: 'published' } })
    expect(await inEngine(id)).toMatchObject({ timeZone: 'America/Edmonton', province: 'AB' })
  })

  it('keeps its number where a publication changes nothing of it', async () => {
    const { location: id } = await bookable()
    const before = await engine.settings(String(id))
    const data = { title: 'Another name', _status: 'published' as const }
    await system.payload.update({ collection: 'locations', id, data })
    expect((await engine.settings(String(id)))?.number).toBe(before?.number)
  })

  it('is not taken where the save is taken back', async () => {
    const { location, settings } = await bookable()
    const failing = vi.spyOn(engine, 'conflictingBookings')
    // The first asks whether bookings would still fit, before anything is written.
    failing.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('No answer.'))
    await expect(save(settings, 10)).rejects.toThrow('No answer.')
    failing.mockRestore()
    await handOver()
    expect((await inEngine(location))?.noticeMinutes).toBe(0)
    const { noticeMinutes } = await system.payload.findByID({ collection, id: settings })
    expect(noticeMinutes).toBe(0)
  })
})

describe('where the booking engine fails', () => {
  const fail = () => {
    vi.mocked(console.error).mockImplementation(() => {})
    vi.spyOn(engine, 'saveSettings').mockRejectedValueOnce(new Error('The disk is full.'))
  }
  /** The operator was told, once. */
  const expectTold = () => {
    expect(vi.mocked(console.error).mock.calls.map(([words]) => words)).toEqual([
      'booking settings are not handed over yet',
    ])
    vi.mocked(console.error).mockClear()
  }

  it('what was saved is taken over as soon as it can be', async () => {
    const { location, settings } = await bookable()
    fail()
    await save(settings, 10)
    expect((await inEngine(location))?.noticeMinutes).toBe(0)
    await expect.poll(async () => (await inEngine(location))?.noticeMinutes).toBe(10)
    expectTold()
  })

  it('visitors still get the location that was published', async () => {
    const { location: id } = await bookable()
    const before = await readEpoch()
    fail()
    const data = { title: 'New name', _status: 'published' as const }
    await system.payload.update({ collection: 'locations', id, data })
    expect(await readEpoch()).toBe(before + 1)
    expectTold()
  })

  it('visitors still hear that a location has booking settings now', async () => {
    const data = locationData('first-settings')
    const { id } = await system.payload.create({ collection: 'locations', data })
    const before = await readEpoch()
    fail()
    await system.payload.create({ collection: 'booking-settings', data: bookingData(id) })
    expect(await readEpoch()).toBe(before + 1)
    expectTold()
  })

  it('nobody tries again once the content system ends', async () => {
    const { endHandover } = await import('#cms/booking/settings-handover.ts')
    const { settings } = await bookable()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fail()
    await save(settings, 10)
    expect(vi.getTimerCount()).toBe(1)
    await endHandover()
    expect(vi.getTimerCount()).toBe(0)
    expectTold()
    vi.useRealTimers()
  })
})

describe('of several who hand settings over at once', () => {
  it('the newest stay where another save overtakes one', async () => {
    const { location, settings } = await bookable()
    const really = engine.saveSettings
    const spy = vi.spyOn(engine, 'saveSettings')
    // The first has read what is stored; before it writes it down, another instance hands over newer ones.
    spy.mockImplementationOnce(async (id, older, revision = 0) => {
      await really(id, { ...older, noticeMinutes: 20 }, revision + 1)
      return really(id, older, revision)
    })
    await save(settings, 10)
    expect((await inEngine(location))?.noticeMinutes).toBe(20)
  })

  it('what is saved while others are handed over follows them', async () => {
    const { location, settings } = await bookable()
    const really = engine.saveSettings
    const spy = vi.spyOn(engine, 'saveSettings')
    let second: Promise<unknown> | undefined
    spy.mockImplementationOnce(async (...given) => {
      second = save(settings, 20)
      return really(...given)
    })
    await save(settings, 10)
    await second
    await handOver()
    expect((await inEngine(location))?.noticeMinutes).toBe(20)
  })
})

describe('after a crash between the two databases', () => {
  it('settings that the booking engine lacks are handed over at the next start', async () => {
    const { location } = await bookable()
    const other = await bookable()
    const before = await engine.settings(String(other.location))
    await engine.removeLocation(String(location))
    await startAgain()
    expect(await inEngine(location)).toMatchObject({ maxParty: 4 })
    expect(await engine.settings(String(other.location))).toEqual(before)
  })

  it('a location that could not be deleted takes bookings again', async () => {
    const { location: id } = await bookable()
    const { payload } = system
    const failing = vi.spyOn(payload.db, 'deleteOne').mockRejectedValue(new Error('No.'))
    await expect(payload.delete({ collection: 'locations', id })).rejects.toThrow('No.')
    failing.mockRestore()
    await handOver()
    expect(await inEngine(id)).toMatchObject({ maxParty: 4 })
  })
})
