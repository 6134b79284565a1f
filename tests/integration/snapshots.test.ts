import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { HouseBook } from '#house-book/contract.ts'
import { bookingData, type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content
let book: HouseBook
let readEpoch: () => Promise<number>
let made = 0

beforeAll(async () => {
  system = await startContent()
  const { houseBook } = await import('#house-book/process.ts')
  book = await houseBook()
  readEpoch = (await import('#data/epoch.ts')).readEpoch
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

const inBook = async (location: number) => (await book.settings(String(location)))?.settings

describe('a snapshot of booking settings', () => {
  it('takes the zone of a location that was changed by autosave and then published', async () => {
    const { location: id } = await bookable()
    const place = { province: 'AB' as const, timeZone: 'America/Edmonton' as const }
    const collection = 'locations'
    await system.payload.update({ collection, id, data: place, draft: true, autosave: true })
    expect((await inBook(id))?.timeZone).toBe('America/Vancouver')
    await system.payload.update({ collection, id, data: { ...place, _status: 'published' } })
    expect(await inBook(id)).toMatchObject({ timeZone: 'America/Edmonton', province: 'AB' })
  })

  it('keeps its number where a publication changes nothing of it', async () => {
    const { location: id } = await bookable()
    const before = await book.settings(String(id))
    const data = { title: 'Another name', _status: 'published' as const }
    await system.payload.update({ collection: 'locations', id, data })
    expect((await book.settings(String(id)))?.number).toBe(before?.number)
  })
})

describe('where the house book fails', () => {
  const fail = () =>
    vi.spyOn(book, 'saveSettings').mockRejectedValueOnce(new Error('The disk is full.'))

  it('visitors still get the location that was published', async () => {
    const { location: id } = await bookable()
    const before = await readEpoch()
    fail()
    const data = { title: 'New name', _status: 'published' as const }
    const update = system.payload.update({ collection: 'locations', id, data })
    await expect(update).rejects.toThrow('The disk is full.')
    expect(await readEpoch()).toBe(before + 1)
  })

  it('visitors still hear that a location has booking settings now', async () => {
    const data = locationData('first-settings')
    const { id } = await system.payload.create({ collection: 'locations', data })
    const before = await readEpoch()
    fail()
    const create = system.payload.create({ collection: 'booking-settings', data: bookingData(id) })
    await expect(create).rejects.toThrow('The disk is full.')
    expect(await readEpoch()).toBe(before + 1)
  })
})

describe('of several who hand settings over at once', () => {
  const collection = 'booking-settings'
  const save = (id: number, noticeMinutes: number) =>
    system.payload.update({ collection, id, data: { noticeMinutes } })

  it('the newest stay where a save overtakes another', async () => {
    const { location, settings } = await bookable()
    justBefore(book, location, () => save(settings, 20))
    await save(settings, 10)
    expect((await inBook(location))?.noticeMinutes).toBe(20)
  })

  it('the newest stay where a save overtakes the housekeeping', async () => {
    const { location, settings } = await bookable()
    justBefore(book, location, () => save(settings, 20))
    await handOverAll(system.payload)
    expect((await inBook(location))?.noticeMinutes).toBe(20)
  })

  it('the newest stay where the location moves to another zone meanwhile', async () => {
    const { location: id, settings } = await bookable()
    const place = { province: 'AB' as const, timeZone: 'America/Edmonton' as const }
    justBefore(book, id, () => system.payload.update({ collection: 'locations', id, data: place }))
    await save(settings, 10)
    expect(await inBook(id)).toMatchObject({ timeZone: 'America/Edmonton', noticeMinutes: 10 })
  })
})

async function handOverAll(payload: Payload) {
  const { jobsOf } = await import('../../src/ticker/jobs.ts')
  await jobsOf(async () => payload)
    .find(({ name }) => name === 'settings')
    ?.run(() => false)
}

/** Does something else once, just before the next settings of this location reach the house book. */
function justBefore(book: HouseBook, location: number, other: () => Promise<unknown>) {
  const really = book.saveSettings
  const spy = vi.spyOn(book, 'saveSettings')
  spy.mockImplementation(async (id, settings) => {
    if (id === String(location)) {
      spy.mockRestore()
      await other()
    }
    return really(id, settings)
  })
}
