import type { Payload } from 'payload'
import { bookingData, locationData } from '../content.ts'

/** The documents that are saved again and again; each save writes its number into every part. */
export type Target = 'header' | 'location' | 'settings'
export const TARGETS: Target[] = ['header', 'location', 'settings']

/** Ids of what there is once. */
export type Ids = { location: number; settings: number }

/** What is stored of a document: the numbers that its parts bear, each once. One means that it is whole. */
export type Stored = Record<Target, number[]>

const lines = (save: number) => Array.from({ length: 2 + (save % 5) }, (_, at) => at)

const header = (save: number) => ({
  menu: lines(save).map((at) => ({
    linkText: `${save}`,
    link: { link_type: 'Web' as const, url: `/entry-${at}` },
  })),
  primaryButtons: [{ reserveButtonText: `${save}`, orderButtonText: `${save}` }],
  _status: 'published' as const,
})

const location = (save: number) => ({
  title: `${save}`,
  address: `${save} Fir Street`,
  hours: {
    holidays: lines(save).map((at) => ({ date: `2030-01-0${at + 1}`, name: `${save}`, spans: [] })),
  },
  _status: 'published' as const,
})

const settings = (save: number) => ({
  coversPerSlot: save,
  tables: lines(save).map((at) => ({
    ...{ code: `t${at}`, area: 'room', attribute: 'default' as const, minParty: 1, maxParty: 4 },
  })),
  closures: lines(save).map((at) => ({
    ...{ from: `2030-02-0${at + 1}`, to: `2030-02-0${at + 1}`, reason: `${save}` },
  })),
})

/** The number of the first save. */
export const FIRST = 100

/** Makes the documents, as the first save. */
export async function makeDocuments(payload: Payload): Promise<Ids> {
  const made = await payload.create({
    collection: 'locations',
    data: { ...locationData('harbour'), ...location(FIRST) },
  })
  const booking = await payload.create({
    collection: 'booking-settings',
    data: { ...bookingData(made.id), ...settings(FIRST) },
  })
  await payload.updateGlobal({ slug: 'header', data: header(FIRST) })
  return { location: made.id, settings: booking.id }
}

/** One save of a document. */
export async function save(payload: Payload, ids: Ids, target: Target, number: number) {
  if (target === 'header') {
    await payload.updateGlobal({ slug: 'header', data: header(number) })
  } else if (target === 'location') {
    const data = location(number)
    await payload.update({ collection: 'locations', id: ids.location, data })
  } else {
    const data = settings(number)
    await payload.update({ collection: 'booking-settings', id: ids.settings, data })
  }
}

/** What there is of the documents, of their newest versions and in the booking engine. */
export async function readDocuments(payload: Payload, ids: Ids): Promise<Stored> {
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const { handOverAtStart } = await import('#cms/booking/settings-handover.ts')
  await handOverAtStart(payload)
  const top = await payload.findGlobal({ slug: 'header', depth: 0 })
  const place = await payload.findByID({ collection: 'locations', id: ids.location, depth: 0 })
  const booking = await payload.findByID({
    ...{ collection: 'booking-settings', id: ids.settings, depth: 0 },
  })
  const headers = await payload.findGlobalVersions({ slug: 'header', limit: 1, depth: 0 })
  const places = await payload.findVersions({ collection: 'locations', limit: 1, depth: 0 })
  const inEngine = await (await bookingEngine()).settings(String(ids.location))
  return {
    header: marks(headerMarks(top), headerMarks(headers.docs[0]?.version)),
    location: marks(locationMarks(place), locationMarks(places.docs[0]?.version)),
    settings: marks(settingsMarks(booking), settingsMarks(inEngine?.settings)),
  }
}

type Marks = { texts: unknown[]; lines: number }
type Lines = readonly object[] | null | undefined

function headerMarks(found: unknown): Marks {
  const { menu, primaryButtons } = found as { menu: { linkText: string }[]; primaryButtons: Lines }
  const buttons = (primaryButtons ?? []) as { reserveButtonText?: string | null }[]
  const texts = [
    ...menu.map((entry) => entry.linkText),
    ...buttons.map((one) => one.reserveButtonText),
  ]
  return { texts, lines: menu.length }
}

function locationMarks(found: unknown): Marks {
  const { title, address, hours } = found as {
    title: string
    address: string
    hours: { holidays: { name: string }[] }
  }
  const texts = [title, address.split(' ')[0], ...hours.holidays.map(({ name }) => name)]
  return { texts, lines: hours.holidays.length }
}

function settingsMarks(found: unknown): Marks {
  const { coversPerSlot, tables, closures } = found as {
    coversPerSlot: number
    tables: object[]
    closures: { reason: string }[]
  }
  const texts = [coversPerSlot, ...closures.map(({ reason }) => reason)]
  return { texts, lines: tables.length === closures.length ? tables.length : -1 }
}

/** Every number that is found; -1 where a part has not as many lines as its number says. */
function marks(...parts: Marks[]): number[] {
  const found = parts.flatMap(({ texts, lines: count }) => {
    const numbers = texts.map(Number)
    return count === lines(numbers[0] ?? 0).length ? numbers : [...numbers, -1]
  })
  return [...new Set(found)]
}
