import { describe, expect, it } from 'vitest'
import { pageMetadata } from './page-metadata.ts'

const seo = { title: null, description: null, keywords: null, image: null, noIndex: false }
const template = { title: '{title} · Saltwood', description: 'Dinner at %s.', keywords: '' }

describe('metadata of a page', () => {
  it('fills the template’s marker with the page’s title', () => {
    expect(pageMetadata({ path: '/locations/a', title: 'Burrard', seo, template })).toMatchObject({
      title: { absolute: 'Burrard · Saltwood' },
      description: 'Dinner at Burrard.',
      alternates: { canonical: '/locations/a' },
    })
  })

  it('lets the page’s own words win', () => {
    const own = { ...seo, title: 'By the sea', description: 'Own words.' }
    expect(pageMetadata({ path: '/', title: 'A', seo: own, template })).toMatchObject({
      title: { absolute: 'By the sea' },
      description: 'Own words.',
    })
  })

  it('leaves the title to the layout where there is none, and the template to it otherwise', () => {
    expect(pageMetadata({ path: '/', title: null })).not.toHaveProperty('title')
    expect(pageMetadata({ path: '/a', title: 'About' })).toMatchObject({ title: 'About' })
  })

  it('keeps a page out of search engines when asked', () => {
    expect(pageMetadata({ path: '/', title: null }).robots).toBeUndefined()
    const hidden = { ...seo, noIndex: true }
    expect(pageMetadata({ path: '/', title: null, seo: hidden }).robots).toEqual({ index: false })
  })
})
