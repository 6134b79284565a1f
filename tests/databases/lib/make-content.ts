import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import sharp from 'sharp'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { publicSiteContext } from '#cms/content/context.ts'
import { settingsInput } from '#demo/load/locations.ts'
import { filled, type Means } from './fill.ts'
import { HARBOUR, harbour, ORCHARD, orchard } from './houses.ts'

type Values = Record<string, unknown>

/** What the content system of a kept installation has, by collection and uid. */
export type Made = {
  id(collection: string, uid: string): number
  ids(): Record<string, number>
}

const GLOBALS: GlobalSlug[] = [
  ...(['header', 'footer', 'banner', 'popup', 'seo-template', 'look', 'words'] as const),
  ...(['not-found-page', 'cookies', 'settings', 'special-days'] as const),
]

/** Documents that others name, in the order in which they are made, with what they are to say themselves. */
const DOCUMENTS: [CollectionSlug, string, Values][] = [
  ['locations', HARBOUR, place('BC', 'America/Vancouver')],
  ['locations', ORCHARD, { ...place('ON', 'America/Toronto'), groupBookingLink: { url: null } }],
  ['locations', 'quay', place('WA', 'America/Los_Angeles')],
  ['menus', 'dinner', {}],
  ['reusable-slices', 'invitation', {}],
  ['pages', 'homepage', { type: 'homepage' }],
  ['pages', 'terms', { type: 'text-page' }],
  ['news-posts', 'spring', { type: 'general' }],
  ['news-posts', 'patio', { type: 'location-or-zone-based' }],
  ['zones', 'coast', {}],
  ['zones', 'inland', {}],
  ['menu-tags', 'vegan', { kind: 'diet', allergens: ['eggs', 'milk'] }],
  ['menu-tags', 'nuts', { kind: 'allergen' }],
  ['menu-items', 'crudo', { price: 21.5, allergens: stated('pistachios', 'walnuts') }],
  ['menu-items', 'chowder', { price: 18, allergens: stated('walnuts', 'fish') }],
  ['menu-categories', 'raw-bar', {}],
  ['menu-categories', 'soups', {}],
]

/** A statement that fits the marks of both dishes. */
function stated(contains: string, mayContain: string): Values {
  const species = 'Halibut'
  return { statement: 'some', contains: [contains], mayContain: [mayContain], species }
}

function place(province: string, timeZone: string): Values {
  const elsewhere = { bookingProvider: 'opentable', openTableRID: '4711' }
  const here = { bookingProvider: 'house', openTableRID: null }
  return {
    province,
    timeZone,
    country: null,
    comingSoon: false,
    ...(province === 'WA' ? elsewhere : here),
  }
}

/** Fills an empty content system, so that every field of every kind of document has a value somewhere. */
export async function makeContent(payload: Payload): Promise<Made> {
  const known = new Map<string, number>()
  const id: Made['id'] = (collection, uid) => known.get(`${collection}/${uid}`) ?? NaN
  await makeMedia(payload, known)
  for (const [collection, uid, own] of DOCUMENTS) {
    const title = titleOf(uid)
    const data = { ...NEEDED[collection], title, uid, ...own }
    const made = await payload.create({ collection, data: data as never, draft: true, depth: 0 })
    known.set(`${collection}/${uid}`, made.id as number)
  }
  const means = meansOf(payload, known)
  for (const [collection, uid, own] of DOCUMENTS) {
    const { flattenedFields } = payload.collections[collection].config
    const slices = uid === 'homepage' ? 'all' : means.slices
    const data = {
      ...filled(flattenedFields, { ...means, slices }, uid),
      title: titleOf(uid),
      uid,
      ...own,
    }
    const _status = 'published'
    await payload.update({
      collection,
      id: id(collection, uid),
      data: { ...data, _status } as never,
      depth: 0,
    })
  }
  for (const slug of GLOBALS) {
    const { flattenedFields } = payload.globals.config.find((one) => one.slug === slug) ?? {}
    const data = { ...filled(flattenedFields ?? [], means, slug), _status: 'published' }
    // Pictures of a global are looked up with the rights of the request.
    await payload.updateGlobal({ slug, data: data as never, depth: 0, context: publicSiteContext })
  }
  await makeRedirect(payload, means, id('pages', 'terms'))
  for (const uid of ['small-print', 'terms']) await rename(payload, id('pages', 'terms'), uid)
  for (const [uid, settings] of [
    [HARBOUR, harbour],
    [ORCHARD, orchard],
  ] as const)
    await makeBookingSettings(payload, id('locations', uid), settings)
  return { id, ids: () => Object.fromEntries(known) }
}

const titleOf = (uid: string) => `The ${uid.replaceAll('-', ' ')}`

/** What a document cannot be made without. */
const NEEDED: Partial<Record<CollectionSlug, Values>> = {
  locations: { address: '1 Fir Street', city: 'Vancouver' },
  'menu-tags': { abbreviation: 'x' },
  'news-posts': { date: '2026-01-05T12:00:00.000Z' },
}

function meansOf(payload: Payload, known: Map<string, number>): Means {
  const ids: Means['ids'] = (collection, films) =>
    [...known]
      .filter(([name]) => name.startsWith(`${collection}/`) && name.includes('film') === films)
      .map(([, id]) => id)
  const named = {
    // Whoever looks for work is shown what is still open.
    validThrough: '2099-12-24T12:00:00.000Z',
    embedHosts: ['player.example.com'],
    sentences: { 'visit.over': 'Until the next tide.' },
    enabled: true,
  }
  return { payload, ids, named, slices: ['callouts', 'menu_section', 'menu_section_heading'] }
}

async function makeMedia(payload: Payload, known: Map<string, number>): Promise<void> {
  const ground = { channels: 3, background: '#b5401a' } as const
  const jpeg = (width: number, height: number) =>
    sharp({ create: { ...ground, width, height } })
      .jpeg()
      .toBuffer()
  const files = [
    ['embers', await jpeg(1920, 1008), 'image/jpeg', 'jpg'],
    ['plate', await jpeg(480, 360), 'image/jpeg', 'jpg'],
    ['film', film(), 'video/webm', 'webm'],
  ] as const
  for (const [name, data, mimetype, ending] of files) {
    const file = { data, mimetype, name: `${name}.${ending}`, size: data.length }
    const made = await payload.create({ collection: 'media', data: { alt: titleOf(name) }, file })
    known.set(`media/${name}`, made.id)
  }
}

/** The first bytes of a WebM, by which it is known as one. */
function film(): Buffer {
  return Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  )
}

/** Publishes a page under another name, so that the one before leads to it. */
async function rename(payload: Payload, id: number, uid: string): Promise<void> {
  await payload.update({ collection: 'pages', id, data: { uid, _status: 'published' }, depth: 0 })
}

/** An old address that leads to a page, and once led elsewhere. */
async function makeRedirect(payload: Payload, means: Means, page: number): Promise<void> {
  const { flattenedFields } = payload.collections.redirects.config
  const named = { ...means.named, from: '/old-terms' }
  const { to, ...own } = filled(flattenedFields, { ...means, named }, 'redirect')
  const document = { relationTo: 'pages', value: page }
  const leads = { ...(to as Values), link_type: 'Document', document }
  await payload.create({ collection: 'redirects', data: { ...own, to: leads } as never })
}

/** Keeps booking settings, which the booking engine gets at once. */
async function makeBookingSettings(
  payload: Payload,
  location: number,
  settings: BookingSettingsInput,
) {
  const data = { location, ...settingsInput(settings) }
  await payload.create({ collection: 'booking-settings', data: data as never })
}
