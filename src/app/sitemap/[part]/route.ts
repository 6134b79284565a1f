import { notFound } from 'next/navigation'
import { sitemapPart } from '#app/sitemap/sitemap-xml.ts'
import { sitemapPaths } from '#data/site/sitemap.ts'
import { env } from '#env.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

/** One part of a sitemap that is too large for one file. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const xml = sitemapPart(await sitemapPaths(), (await params).part, env.publicUrl)
  if (xml === null) notFound()
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
