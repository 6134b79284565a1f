import { sitemapRoot } from '#app/sitemap/sitemap-xml.ts'
import { sitemapPaths } from '#data/site/sitemap.ts'
import { env } from '#env.ts'

export const dynamic = 'force-dynamic'

/** The canonical address of every page that search engines may list, or where they are listed. */
export async function GET(): Promise<Response> {
  const xml = sitemapRoot(await sitemapPaths(), env.publicUrl)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
