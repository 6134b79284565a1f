import { describe, expect, it } from 'vitest'
import type { SeoTemplateData } from '#data/content/shell.ts'
import { type PageDetails, pageMetadata } from './page-metadata.ts'

const picture = (name: string) => ({
  src: `/media/${name}.jpg`,
  width: 1200,
  height: 630,
  alt: `What is on ${name}`,
})

const seoTemplate: SeoTemplateData = {
  image: picture('group'),
  genericTitleTemplate: '{title} | Saltwood',
  genericMetaDescription: 'About {title}.',
  genericKeywords: 'fire, {title}',
  restaurantPageTitle: '{title}, {city} · Saltwood',
  restaurantMetaDescription: 'Dinner at %s in {city}.',
  restaurantKeywords: '',
  menuPageTitle: 'Menu of {title}',
  menuMetaDescription: '',
  menuKeywords: '',
}

const own = { title: null, description: null, keywords: null, image: null, noIndex: false }
const burrard = { path: '/locations/burrard', title: 'Burrard', city: 'Vancouver' }

const of = (page: PageDetails, template: SeoTemplateData | null = seoTemplate) =>
  pageMetadata(page, { shortName: 'Saltwood', seoTemplate: template })

describe('metadata of a page', () => {
  it('fills the template’s markers with the title of the page and its city', () => {
    expect(of({ ...burrard, kind: 'restaurant', seo: own })).toMatchObject({
      title: { absolute: 'Burrard, Vancouver · Saltwood' },
      description: 'Dinner at Burrard in Vancouver.',
      alternates: { canonical: '/locations/burrard' },
    })
    expect(of({ ...burrard, kind: 'menu' }).title).toEqual({ absolute: 'Menu of Burrard' })
    expect(of({ path: '/about', title: 'About' })).toMatchObject({
      title: { absolute: 'About | Saltwood' },
      description: 'About About.',
      keywords: 'fire, About',
    })
  })

  it('never shows a marker: what has no city loses it with the mark before it', () => {
    expect(of({ path: '/a', title: 'A', kind: 'restaurant' })).toMatchObject({
      title: { absolute: 'A · Saltwood' },
    })
    const odd = { ...burrard, title: '$& {city}', kind: 'restaurant' } as const
    expect(of(odd).title).toEqual({ absolute: '$& Vancouver, Vancouver · Saltwood' })
  })

  it('lets the page’s own words win (spec:slices.seo-slice)', () => {
    const seo = { ...own, title: 'By the sea', description: 'Own words.', keywords: 'own' }
    expect(of({ path: '/', title: 'A', seo, description: 'The intro.' })).toMatchObject({
      title: { absolute: 'By the sea' },
      description: 'Own words.',
      keywords: 'own',
      openGraph: { title: 'By the sea', description: 'Own words.' },
    })
  })

  it('lets nothing else of the page win over the template, which is what editors of it expect', () => {
    const page = { ...burrard, seo: own, description: 'The intro.' }
    expect(of({ ...page, kind: 'restaurant' })).toMatchObject({
      description: 'Dinner at Burrard in Vancouver.',
      openGraph: { description: 'Dinner at Burrard in Vancouver.' },
    })
    expect(of({ ...page, published: '2026-10-05' }).description).toBe('About Burrard.')
    expect(of({ ...page, kind: 'menu' }).description).toBe('The intro.')
    expect(of(page, null).description).toBe('The intro.')
  })

  it('calls the home page, and a page without a template, as the group and the page are', () => {
    expect(of({ path: '/', title: null }).title).toEqual({ absolute: 'Saltwood' })
    expect(of({ path: '/a', title: 'About' }, null).title).toEqual({ absolute: 'About' })
    const unmarked = { ...seoTemplate, genericTitleTemplate: 'Saltwood' }
    expect(of({ path: '/a', title: 'About' }, unmarked).title).toEqual({ absolute: 'About' })
  })

  it('keeps a page out of search engines when asked', () => {
    expect(of({ path: '/', title: null }).robots).toBeUndefined()
    const seo = { ...own, noIndex: true }
    expect(of({ path: '/', title: null, seo }).robots).toEqual({ index: false })
    expect(of({ path: '/', title: null, noIndex: true }).robots).toEqual({ index: false })
  })
})

describe('what a shared link shows', () => {
  const images = (page: PageDetails, template = seoTemplate) => of(page, template).openGraph?.images

  it('is the picture of the page with its size and words, else the group’s', () => {
    const seo = { ...own, image: picture('own') }
    const { src: url, ...rest } = picture('own')
    expect(images({ ...burrard, seo, image: picture('other') })).toEqual([{ url, ...rest }])
    expect(images({ ...burrard, seo: own, image: picture('other') })).toMatchObject([
      { url: '/media/other.jpg' },
    ])
    expect(images(burrard)).toMatchObject([{ url: '/media/group.jpg' }])
  })

  it('is the drawn one where the group has chosen none', () => {
    expect(images(burrard, { ...seoTemplate, image: null })).toEqual([
      { url: '/shared-picture.png', width: 1200, height: 630, alt: 'Saltwood' },
    ])
  })

  it('names the site and the page, and asks for the large card', () => {
    expect(of(burrard)).toMatchObject({
      openGraph: { siteName: 'Saltwood', url: '/locations/burrard', type: 'website' },
      twitter: { card: 'summary_large_image', title: 'Burrard | Saltwood' },
    })
    expect(of({ path: '/news/a', title: 'A', published: '2026-10-05' }).openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2026-10-05',
    })
  })
})
