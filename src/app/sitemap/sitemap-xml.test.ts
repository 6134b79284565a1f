import { describe, expect, it } from 'vitest'
import { SITEMAP_SIZE, sitemapPart, sitemapRoot } from './sitemap-xml.ts'

const origin = 'https://saltwood.example'
const many = Array.from({ length: SITEMAP_SIZE + 1 }, (_, index) => `/news/post-${index}`)
const locs = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

describe('the sitemap', () => {
  it('is one file up to the 50,000 addresses that the protocol allows', () => {
    expect(sitemapRoot(['/', '/about'], origin)).toContain('<urlset')
    expect(locs(sitemapRoot(['/', '/about'], origin))).toEqual([`${origin}/`, `${origin}/about`])
    expect(locs(sitemapRoot(many.slice(1), origin))).toHaveLength(50_000)
  })

  it('is a list of parts beyond, which hold every address once', () => {
    const root = sitemapRoot(many, origin)
    expect(root).toContain('<sitemapindex')
    expect(locs(root)).toEqual([`${origin}/sitemap/1`, `${origin}/sitemap/2`])
    const all = ['1', '2'].flatMap((part) => locs(sitemapPart(many, part, origin)))
    expect(all).toEqual(many.map((path) => `${origin}${path}`))
  })

  it('has no other parts', () => {
    for (const part of ['0', '3', '01', '1.5', 'x', '']) {
      expect(sitemapPart(many, part, origin)).toBeNull()
    }
  })
})
