/** Most addresses of one sitemap, by the protocol (sitemaps.org). */
export const SITEMAP_SIZE = 50_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** How many sitemaps so many addresses need; one even for none. */
export function sitemapParts(addresses: number): number {
  return Math.max(1, Math.ceil(addresses / SITEMAP_SIZE))
}

/** `/sitemap.xml`: the addresses themselves, or where there are too many, the list of their parts. */
export function sitemapRoot(paths: readonly string[], origin: string): string {
  const parts = sitemapParts(paths.length)
  if (parts === 1) return urlset(paths, origin)
  const list = Array.from({ length: parts }, (_, index) => `/sitemap/${index + 1}`)
  const entries = list.map((path) => `<sitemap>${loc(path, origin)}</sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** `/sitemap/{part}`, from 1; null for a part that does not exist. */
export function sitemapPart(paths: readonly string[], part: string, origin: string): string | null {
  const number = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : 0
  if (number < 1 || number > sitemapParts(paths.length)) return null
  return urlset(paths.slice((number - 1) * SITEMAP_SIZE, number * SITEMAP_SIZE), origin)
}

function urlset(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `<url>${loc(path, origin)}</url>`)
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}

function loc(path: string, origin: string): string {
  const address = new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<loc>${address}</loc>`
}
