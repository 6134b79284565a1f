import { describe, expect, it } from 'vitest'
import { mediaManifest } from '../media/manifest.ts'
import { type PictureName, pictures, renderOf } from '../media/pictures.ts'
import { footer } from './globals/footer.ts'
import { header } from './globals/header.ts'
import * as site from './globals/site.ts'
import { locations } from './locations/all.ts'
import { categories } from './menu/categories.ts'
import { menus } from './menu/layouts.ts'
import { posts } from './news/all.ts'
import { pages } from './pages/all.ts'
import { zones } from './zones.ts'

const uids = (list: { uid: string }[]) => new Set(list.map(({ uid }) => uid))
const known: Record<string, Set<string>> = {
  pages: uids(pages),
  locations: uids(locations),
  'news-posts': uids(posts),
  menus: uids(menus),
  'menu-categories': uids(categories),
  media: new Set([...Object.keys(pictures), ...Object.keys(mediaManifest.videos)]),
}

/** Everything that a tree of content refers to, as `collection/uid`. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  const { collection, uid, picture, films } = value as Record<string, unknown>
  if (collection && uid) return [`${collection}/${uid}`]
  if (picture) return [`media/${picture}`]
  if (Array.isArray(films)) return films.map((file) => `media/${file}`)
  return Object.values(value).flatMap(references)
}

/** A tree of content without the pictures that phones see instead of the others. */
function withoutPhones(value: unknown): unknown {
  const dropped = new Set(['mobileImage', 'mobileVideo', 'video'])
  return JSON.parse(JSON.stringify(value, (key, of) => (dropped.has(key) ? undefined : of)))
}

/** The renders that a slice shows, on phones too; a slice of words alone has none and parts no neighbours. */
function rendersIn(slice: unknown): Set<PictureName> {
  const shown = references(slice).map((reference) => reference.replace('media/', ''))
  return new Set(shown.filter((name): name is PictureName => name in pictures).map(renderOf))
}

describe('pages, posts and globals', () => {
  it('refer only to what exists', () => {
    for (const reference of references([pages, posts, header, footer, site])) {
      const [collection = '', uid = ''] = reference.split('/')
      expect(known[collection]?.has(uid), reference).toBe(true)
    }
  })

  it('exist once for each single document type, named by it, and give no uid twice', () => {
    for (const { uid, type } of pages) expect(uid === type).toBe(type !== 'text-page')
    const single = pages.map(({ type }) => type).filter((type) => type !== 'text-page')
    expect(new Set(single).size).toBe(single.length)
    expect(known.pages?.size).toBe(pages.length)
    expect(known['news-posts']?.size).toBe(posts.length)
  })

  it('have posts of every type, the ones by place linked to their places', () => {
    expect(posts.length).toBeGreaterThanOrEqual(6)
    expect(new Set(posts.map(({ type }) => type)).size).toBe(4)
    for (const { type, zones: inZones = [], locations: at = [] } of posts) {
      expect(inZones.length + at.length > 0).toBe(type === 'location-or-zone-based')
      for (const uid of inZones) expect(uids(zones).has(uid)).toBe(true)
      for (const uid of at) expect(uids(locations).has(uid)).toBe(true)
    }
  })

  it('keep to the limits of the specification', () => {
    expect(footer.columns.length).toBeLessThanOrEqual(3)
    for (const slice of [...pages, ...posts].flatMap((document) => document.slices)) {
      if (slice.blockType === 'callouts') expect(slice.cards.length).toBeLessThanOrEqual(3)
      if (slice.blockType === 'hero_carousel') expect(slice.slides.length).toBeLessThanOrEqual(5)
    }
  })

  it('show no picture twice, the ones for phones aside', () => {
    for (const { uid, slices, ...document } of [...pages, ...posts]) {
      const cover = 'image' in document ? [`media/${document.image}`] : []
      const shown = [...cover, ...references(withoutPhones(slices))]
      const pictured = shown.filter((reference) => reference.startsWith('media/'))
      expect(new Set(pictured).size, `${uid}: ${pictured.join(' ')}`).toBe(pictured.length)
    }
  })

  it('show one render, whole or cropped, in no two neighbouring slices', () => {
    for (const { uid, slices, ...document } of [...pages, ...posts]) {
      const cover = 'image' in document ? [{ picture: document.image }] : []
      const shown = [...cover, ...slices].map(rendersIn).filter(({ size }) => size > 0)
      for (const [at, renders] of shown.entries()) {
        const repeated = [...(shown[at + 1] ?? [])].filter((render) => renders.has(render))
        expect(repeated, uid).toEqual([])
      }
    }
  })
})
