import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseBookingSettings } from '#booking-engine/settings/parse-settings.ts'
import { mediaManifest } from '../media/manifest.ts'
import { type PictureName, pictures, renderOf } from '../media/pictures.ts'
import { experienceDetails } from './booking/experience-details.ts'
import { experiences } from './booking/experiences.ts'
import { floorPlans } from './booking/floor-plans.ts'
import { bookingSettings } from './booking/settings.ts'
import { footer } from './globals/footer.ts'
import { popups } from './globals/notices.ts'
import { locations } from './locations/all.ts'
import { locationSlices } from './locations/slices.ts'
import { categories } from './menu/categories.ts'
import { menus } from './menu/layouts.ts'
import { tags } from './menu/tags.ts'
import { posts } from './news/all.ts'
import { pages } from './pages/all.ts'
import { groupDays } from './special-days.ts'
import { zones } from './zones.ts'

const items = categories.flatMap((category) => category.items)
const listedIn = ({ items: own, listed = [] }: (typeof categories)[number]) => [
  ...own,
  ...listed.flatMap((uid) => items.find((item) => item.uid === uid) ?? []),
]
const uids = (list: { uid: string }[]) => list.map(({ uid }) => uid)

describe('the restaurants', () => {
  it('are the eighteen of the group: four flagships, and Halifax coming soon', () => {
    expect(locations).toHaveLength(18)
    expect(uids(locations.filter((l) => l.isFlagship))).toEqual([
      'burrard',
      'stephen-avenue',
      'king-west',
      'pike-street',
    ])
    expect(uids(locations.filter((l) => l.comingSoon))).toEqual(['halifax'])
  })

  it('have telephone numbers of exactly ten digits in the range kept for fiction', () => {
    for (const { phoneNumber } of locations) expect(phoneNumber).toMatch(/^\d{3}55501\d\d$/)
  })

  it('have addresses as their country writes them and known time zones', () => {
    for (const { postalCode, country, timeZone } of locations) {
      const form = country === 'CA' ? /^[A-Z]\d[A-Z] \d[A-Z]\d$/ : /^\d{5}$/
      expect(postalCode).toMatch(form)
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })

  it('open after they close the span before, on every day', () => {
    const special = groupDays().map(({ spans }) => spans)
    for (const { hours } of locations) {
      const days = [...Object.values(hours), ...special]
      for (const spans of days) {
        for (const span of spans) {
          expect(span.opens).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
          expect(span.closes).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        }
        spans.slice(1).forEach((span, index) => {
          expect(span.opens > (spans[index]?.closes ?? '')).toBe(true)
        })
      }
    }
  })

  it('show split hours, hours past midnight and a closed day among them', () => {
    const days = locations.flatMap(({ hours }) => Object.values(hours))
    expect(days.some((spans) => spans.length === 2)).toBe(true)
    expect(days.some((spans) => spans.some((span) => span.closes < span.opens))).toBe(true)
    expect(days.some((spans) => spans.length === 0)).toBe(true)
  })

  it('have a picture of their own each, and show nothing twice on their page', () => {
    expect(new Set(locations.map(({ image }) => image)).size).toBe(locations.length)
    for (const { uid, image, gallery, highlight } of locations) {
      const shown = [image, ...gallery, highlight.image].map(renderOf)
      expect(new Set(shown).size, uid).toBe(shown.length)
    }
  })

  it('have a story, a speciality and answers of their own', () => {
    const told = locations.flatMap(({ story, highlight, asked, outside = [] }) => [
      ...[story, highlight].flatMap(({ title, text }) => [title, text]),
      ...asked.map(({ a }) => a),
      ...[outside].flat(),
    ])
    expect(new Set(told).size).toBe(told.length)
    for (const { uid, story, asked } of locations) {
      const words = story.text.split(/\s+/).length
      expect(words, `${uid}: phones show 65 words before “Read More”`).toBeLessThanOrEqual(65)
      expect(words, uid).toBeGreaterThan(35)
      expect(asked.length, uid).toBeGreaterThan(0)
    }
  })

  it('show every experience with a picture of its own, what is in it, for whom and how long', () => {
    const shown = Object.entries(experiences).flatMap(([uid, served]) =>
      served.map(({ code }) => ({ uid, code, details: experienceDetails[uid]?.[code] })),
    )
    expect(shown.length).toBeGreaterThan(3)
    for (const { uid, code, details } of shown) {
      expect(details?.includes.length, `${uid} ${code}`).toBeGreaterThan(1)
      expect(details?.suits, `${uid} ${code}`).toBeTruthy()
      expect(details?.minutes, `${uid} ${code}`).toBeGreaterThan(0)
    }
    const used = shown.map(({ details }) => details && renderOf(details.picture))
    expect(new Set(used).size).toBe(shown.length)
  })

  it('promise a patio only where there is one', () => {
    for (const { uid, outside, comingSoon } of locations) {
      const patio = floorPlans[uid]?.areas.some(({ code }) => code === 'patio') ?? false
      if (comingSoon) expect(outside).toBeUndefined()
      else expect(!/no patio|not here|not outside|bench/i.test(outside ?? 'bench'), uid).toBe(patio)
    }
  })

  it('are all covered by zones', () => {
    const covered = new Set(zones.flatMap((zone) => zone.locations))
    expect([...covered].sort()).toEqual(uids(locations).sort())
    for (const zone of zones) expect(uids(menus)).toContain(zone.menuLayout)
  })

  it('include one with an OpenTable RID and one that only links to its list', () => {
    expect(locations.filter((location) => location.openTableRID)).toHaveLength(1)
    const linked = locations.filter((location) => location.bookingProvider === 'link')
    expect(linked).toHaveLength(1)
    for (const location of linked) {
      expect(location.reserveMessage).toBeTruthy()
      expect(location.reserveLink).toBeTruthy()
    }
  })
})

describe('the booking settings', () => {
  const house = locations.filter((location) => location.bookingProvider === 'house')

  it('exist for every restaurant of the booking engine and pass its checks', () => {
    expect(Object.keys(bookingSettings).sort()).toEqual(uids(house).sort())
    for (const [uid, settings] of Object.entries(bookingSettings)) {
      expect({ uid, ...parseBookingSettings(settings) }).toMatchObject({ uid, ok: true })
    }
  })

  it('agree with what the texts say of groups, of cancelling, and of walking in', () => {
    const texts = JSON.stringify([locations, locations.map(locationSlices), pages])
    const says = (words: RegExp) => [...texts.matchAll(words)].map(([found]) => found.toLowerCase())
    const groups = says(/\b(six|seven|eight|nine|ten|eleven|twelve|thirteen) (or|and) more\b/gi)
    expect(new Set(groups)).toEqual(new Set(['nine or more']))
    expect(says(/two hours before/gi)).toHaveLength(2)
    expect(says(/never booked out|kept for whoever/gi)).toEqual([])
    for (const [uid, settings] of Object.entries(bookingSettings)) {
      const { maxParty, cancelCutOffMinutes, turnTimes } = settings
      expect({ uid, maxParty, cancelCutOffMinutes }).toEqual({
        ...{ uid, maxParty: 8, cancelCutOffMinutes: 120 },
      })
      expect(turnTimes.at(-1)?.upTo).toBe(maxParty)
    }
  })

  it('seat guests at 14 to 40 tables', () => {
    for (const { tables } of Object.values(bookingSettings)) {
      expect(tables.length).toBeGreaterThanOrEqual(14)
      expect(tables.length).toBeLessThanOrEqual(40)
    }
  })

  it('spread over dining room, bar, high-tops, counter and patio', () => {
    const attributes = Object.values(bookingSettings).flatMap(({ tables }) =>
      tables.map((table) => table.attribute),
    )
    expect(new Set(attributes)).toEqual(
      new Set(['default', 'bar', 'highTop', 'counter', 'outdoor']),
    )
  })
})

describe('the menu', () => {
  it('has at least 60 items in at least 10 categories, and two layouts', () => {
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(categories.length).toBeGreaterThanOrEqual(10)
    expect(menus.length).toBeGreaterThanOrEqual(2)
  })

  it('gives no uid twice', () => {
    for (const list of [uids(items), uids(categories), uids(tags), uids(locations), uids(zones)]) {
      expect(new Set(list).size).toBe(list.length)
    }
  })

  it('refers only to tags, zones, pictures, categories and items that exist', () => {
    const category = new Map(categories.map(({ uid, items }) => [uid, uids(items)]))
    for (const item of items) {
      for (const tag of item.tags ?? []) expect(uids(tags)).toContain(tag)
      for (const zone of item.zones ?? []) expect(uids(zones)).toContain(zone)
      if (item.image) expect(Object.keys(pictures)).toContain(item.image)
      for (const column of item.pairings ?? []) {
        expect(category.get(column.category), `${item.uid}: ${column.category}`).toEqual(
          expect.arrayContaining(column.items),
        )
      }
    }
    for (const { categories: listed } of menus.flatMap((menu) => menu.sections)) {
      for (const uid of listed) expect([...category.keys()]).toContain(uid)
    }
  })

  it('opens no two parts with the same render', () => {
    for (const { uid, sections } of menus) {
      const shown = sections.map(({ image }) => renderOf(image))
      expect(new Set(shown).size, `${uid}: ${shown.join(' ')}`).toBe(shown.length)
    }
  })

  it('lists dishes and drinks of other categories again where they are served late', () => {
    for (const { listed = [], ...category } of categories) {
      expect(listedIn({ ...category, listed })).toHaveLength(category.items.length + listed.length)
    }
    expect(categories.some(({ listed = [] }) => listed.length > 2)).toBe(true)
  })

  it('has other prices and other times in some zones', () => {
    const lines = items.flatMap(({ variants = [], ...item }) => [item, ...variants])
    const dearer = lines.flatMap(({ price, zonePrices = {} }) =>
      Object.values(zonePrices).map((other) => other - price),
    )
    expect(dearer.some((more) => more > 0)).toBe(true)
    expect(dearer.some((more) => more < 0)).toBe(true)
    expect(categories.some(({ zoneServed = [] }) => zoneServed.length > 0)).toBe(true)
  })

  it('says of categories in sections of drinks that they hold drinks', () => {
    for (const { variation, categories: listed } of menus.flatMap((menu) => menu.sections)) {
      for (const uid of listed) {
        const { kind = 'food' } = categories.find((one) => one.uid === uid) ?? {}
        if (variation !== 'default') expect(kind, uid).toBe(variation)
      }
    }
  })

  it('pairs food with drinks, or drinks with food, where it says so', () => {
    const drinks = new Set(categories.filter(({ kind }) => kind === 'drink').map(({ uid }) => uid))
    for (const { uid, pairingType, pairings = [] } of items) {
      if (!pairingType) continue
      for (const { category } of pairings) {
        expect(drinks.has(category), `${uid}: ${category}`).toBe(pairingType === 'drink')
      }
    }
  })

  it('pairs in at most four columns of one to three other items', () => {
    for (const { uid, pairings = [] } of items) {
      expect(pairings.length).toBeLessThanOrEqual(4)
      for (const { items: paired } of pairings) {
        expect(paired.length).toBeGreaterThan(0)
        expect(paired.length).toBeLessThanOrEqual(3)
        expect(paired).not.toContain(uid)
      }
    }
  })

  it('names calories first', () => {
    for (const { nutrition } of items) {
      for (const card of nutrition ?? []) expect(card.items[0]?.name).toBe('Calories')
    }
  })

  it('keeps something for every zone alone', () => {
    for (const { uid } of zones) {
      expect(
        items.some((item) => item.zones?.includes(uid)),
        uid,
      ).toBe(true)
    }
  })

  it('leaves no category of a layout empty in any zone', () => {
    for (const zone of zones) {
      for (const category of categories) {
        const shown = listedIn(category).filter(({ zones: of }) => !of || of.includes(zone.uid))
        expect(shown.length, `${category.uid} in ${zone.uid}`).toBeGreaterThan(2)
      }
    }
  })
})

describe('the pictures', () => {
  it('say what is on them', () => {
    for (const { alt, focal } of Object.values(pictures)) {
      expect(alt.length).toBeGreaterThan(20)
      expect(alt).not.toMatch(/^(a |an )?(picture|image|photo)/i)
      for (const percent of focal) expect(percent).toBeGreaterThanOrEqual(0)
      for (const percent of focal) expect(percent).toBeLessThanOrEqual(100)
    }
  })

  it('are 30 renders at least, beside the crops of them', () => {
    const names = Object.keys(pictures) as PictureName[]
    expect(new Set(names.map(renderOf)).size).toBeGreaterThanOrEqual(30)
  })

  it('are all shown somewhere', () => {
    const content = [locations, categories, menus, pages, posts, experienceDetails, popups, footer]
    const written = JSON.stringify(content)
    const unused = Object.keys(pictures).filter((name) => !written.includes(`"${name}"`))
    expect(unused).toEqual([])
  })

  it('have their sizes ready', () => {
    expect(Object.keys(mediaManifest.pictures).sort()).toEqual(Object.keys(pictures).sort())
    for (const entry of Object.values(mediaManifest.pictures)) {
      for (const { file } of [entry, ...entry.sizes]) {
        expect(existsSync(path.resolve('demo/media/files', file)), file).toBe(true)
      }
    }
  })

  it('weigh at most 120 kB as AVIF at 1280 px', () => {
    for (const { sizes } of Object.values(mediaManifest.pictures)) {
      for (const size of sizes) {
        const light = size.type === 'image/avif' && size.width <= 1280
        if (light) expect(size.bytes, size.file).toBeLessThanOrEqual(120_000)
      }
    }
  })
})
