import { randomBytes } from 'node:crypto'
import {
  type CollectionSlug,
  createLocalReq,
  getPayload,
  type JsonObject,
  type Where,
} from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { bookingEngine } from '#booking-engine/process.ts'
import { toBookingSettings } from '#cms/booking/to-booking-settings.ts'
import { raiseEpoch } from '#cms/content/epoch.ts'
import { migrateContent } from '#cms/database/migrate.ts'
import { weekdays } from '#cms/fields/opening-hours.ts'
import { richTextFromProse } from '#cms/initial-content/rich-text.ts'
import { ContentStore } from '#cms/initial-content/store.ts'
import { settingsInput } from '#demo/load/locations.ts'
import { env } from '#env.ts'
import { smallHouse } from '#tests/support/booking.ts'
import config from '../../src/payload.config.ts'
import type { BookingSetting, Location } from '../../src/payload-types.ts'
import { addMedia, addZones } from './grow-content.ts'
import { addedUid, TABLES } from './large-group.ts'

// Adds locations, news posts and media to the content that the environment names, until there are so many:
//   node bench/support/grow-group.ts 1000 5000 50000
// The first of each goes in as an editor's would, with every check; the others are rows like its own,
// written by the database adapter, because a check of 20 tables takes longer than all their rows.
const INTRO = 'What the boats brought, what the garden gave, and who is at the fire tonight.'
const content = richTextFromProse(`## Tonight\n\n${INTRO}\n\nCome early, or late, and stay.`)
const slices = [{ blockType: 'rich_text', content }]
const restaurant = {
  _status: 'published',
  intro: INTRO,
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6B 1A1',
  timeZone: 'America/Vancouver',
  phoneNumber: '6045550100',
  emailAddress: 'tables@example.com',
  hours: {
    weekly: [weekdays.slice(0, 4), weekdays.slice(4, 6), weekdays.slice(6)].map((days) => ({
      ...{ days: days.map(({ value }) => value), opens: '17:00', closes: '23:30' },
    })),
  },
  slices,
}
const news = { _status: 'published', type: 'general', summary: INTRO, slices }

const [locations = 0, posts = 0, media = 0] = process.argv.slice(2).map(Number)

await migrateContent(env)
const payload = await getPayload({ config })
const { db } = payload
const store = new ContentStore(payload)
await addMedia(payload, media)
const images = await pictures()
await addLocations(...(await missing('locations', addedUid, locations)))
await addPosts(...(await missing('news-posts', postUid, posts)))
await raiseEpoch(await createLocalReq({}, payload))
await payload.destroy()
process.exit(0)

/** Numbers of the documents to add: from, and up to but without. */
async function missing(
  collection: 'locations' | 'news-posts',
  uidOf: (n: number) => string,
  wanted: number,
): Promise<[number, number]> {
  const { totalDocs } = await payload.count({ collection })
  let from = 0
  const known = async () => payload.count({ collection, where: { uid: { equals: uidOf(from) } } })
  while ((await known()).totalDocs > 0) from++
  return [from, from + wanted - totalDocs]
}

async function pictures() {
  const where = { mimeType: { contains: 'image/' } }
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, limit: 6000 })
  return docs.map(({ id }) => id)
}

/** Restaurants with 20 tables for two that take bookings for every evening. */
async function addLocations(from: number, to: number) {
  if (to <= from) return
  const first = await store.create('locations', { ...restaurant, ...place(from) })
  const settings = settingsInput(smallHouse(TABLES))
  await store.create('booking-settings', { location: first.id, ...settings })
  const model = await stored<Location>('locations', { id: { equals: first.id } })
  const rules = await stored<BookingSetting>('booking-settings', { location: { equals: first.id } })
  const engine = await bookingEngine()
  const added = [Number(first.id)]
  const order = generateNKeysBetween(String(model._order), null, to - from - 1)
  for (const [index, _order] of order.entries()) {
    const own = { ...place(from + index + 1), _order }
    const location = (await copy('locations', model, own)) as Location
    const document = { ...fresh(rules), location: location.id, name: location.title }
    await db.create({ collection: 'booking-settings', data: document, returning: false })
    const kept = await engine.saveSettings(String(location.id), toBookingSettings(rules, model, []))
    if (!kept.ok) throw new Error(kept.code)
    added.push(location.id)
  }
  await addZones(payload, added)
}

/** Posts for everybody; each is a day older than the one before it. */
async function addPosts(from: number, to: number) {
  if (to <= from) return
  const first = await store.create('news-posts', { ...news, ...post(from) })
  const model = await stored<JsonObject>('news-posts', { id: { equals: first.id } })
  for (let n = from + 1; n < to; n++) await copy('news-posts', model, post(n))
}

async function stored<T extends object>(collection: CollectionSlug, where: Where): Promise<T> {
  const found = await db.findOne<T & { id: number }>({ collection, where })
  if (!found) throw new Error(`There is no first document of ${collection}.`)
  return found
}

/** A published document like `model` but for what is its own, with its version. */
async function copy(collection: 'locations' | 'news-posts', model: object, own: object) {
  const data = { ...fresh(model), ...own } as JsonObject
  const made = await db.create({ collection, data, select: { title: true } })
  await db.createVersion({
    autosave: false,
    collectionSlug: collection,
    createdAt: data.createdAt,
    updatedAt: data.updatedAt,
    parent: made.id,
    versionData: fresh(data) as never,
    returning: false,
  })
  return made
}

/** The same in rows of its own. */
function fresh<T extends object>(model: T): JsonObject {
  const { id: _, ...document } = model as JsonObject
  return JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'id' && typeof value === 'string' ? randomBytes(12).toString('hex') : value,
  )
}

function place(n: number) {
  return {
    title: `Place ${n + 1}`,
    uid: addedUid(n),
    address: `${n + 1} Alder Street`,
    geocoords: { latitude: between(25, 55, n), longitude: between(-125, -55, n + 0.5) },
    image: images[n % images.length],
    gallery: [1, 2, 3].flatMap((next) => images[(4 * n + next) % images.length] ?? []),
  }
}

/** A number of its own for each `n`, with four digits that compress as little as those of real coordinates. */
function between(least: number, most: number, n: number): number {
  const scattered = Math.abs(Math.sin(n * 12.9898) * 43_758.5453) % 1
  return Number((least + scattered * (most - least)).toFixed(4))
}

function postUid(n: number) {
  return `from-the-fire-${n + 1}`
}

function post(n: number) {
  return {
    title: `From the fire, no. ${n + 1}`,
    uid: postUid(n),
    date: new Date(Date.UTC(2026, 9, 1, 12) - n * 86_400_000).toISOString(),
    image: { desktop: images[n % images.length] },
  }
}
