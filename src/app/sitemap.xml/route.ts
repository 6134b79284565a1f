import { sitemapPaths } from '#data/sitemap.ts'
import { env } from '#env.ts'
import { sitemapRoot } from '#lib/sitemap.ts'

export const dynamic = 'force-dynamic'

/** The canonical address of every page that search engines may list, or where they are listed. */
export async function GET(): Promise<Response> {
  const xml = sitemapRoot(await sitemapPaths(), env.publicUrl)
  return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}
