import { pathOf } from '#front/http/request-path.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import { inParallel } from './in-parallel.ts'

/** What following every link of a site came upon. */
export type Crawl = {
  /** HTML of every page that is the same for everyone, by its address without origin. */
  pages: Map<string, string>
  /** Links that lead to no page, each with the page on which it stands. */
  broken: string[]
}

/** Paths of the site's sitemap, those of its parts where it has some. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (address: string): Promise<string[]> => {
    const text = await (await fetch(address)).text()
    const listed = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url)
    if (!text.includes('<sitemapindex')) return listed
    return (await Promise.all(listed.map(locations))).flat()
  }
  return (await locations(`${origin}/sitemap.xml`)).map((url) => new URL(url).pathname)
}

/** Whether a visitor may find a remembered page at this address. */
function mayBePage(address: string): boolean {
  const route = matchRoute(pathOf(address))?.route
  return route?.kind === 'public' || route?.publicWhenPublished === true
}

/** Follows every link of a site as HTML, without a browser, from these addresses on. */
export async function crawl(origin: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, string>()
  const broken: string[] = []
  const seen = new Set<string>()
  let found = new Map(starts.map((start) => [start, 'the list of starts']))
  while (found.size > 0) {
    const links = [...found].filter(([address]) => !seen.has(address))
    found = new Map()
    await inParallel(links, async ([address, from]) => {
      seen.add(address)
      const reply = await fetch(origin + address, { redirect: 'manual' })
      const leadsOn = reply.headers.get('location')
      if (reply.status >= 300 && reply.status < 400 && leadsOn) {
        for (const next of localLinks([leadsOn], origin)) found.set(next, from)
      } else if (reply.status !== 200) {
        broken.push(`${address} is ${reply.status}, linked from ${from}`)
      } else if (reply.headers.get('content-type')?.startsWith('text/html')) {
        const html = await reply.text()
        if (mayBePage(address)) pages.set(address, html)
        const hrefs = Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, href = '']) => href)
        for (const next of localLinks(hrefs, origin)) found.set(next, address)
      }
    })
  }
  return { pages, broken: broken.sort() }
}

/** The addresses on this site among links, without fragments. */
function localLinks(hrefs: readonly string[], origin: string): string[] {
  return hrefs.flatMap((href) => {
    const url = new URL(href.replaceAll('&amp;', '&'), `${origin}/`)
    return url.origin === origin ? [url.pathname + url.search] : []
  })
}
