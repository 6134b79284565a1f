import type { MetadataRoute } from 'next'
import { sitemapPaths } from '#data/sitemap.ts'
import { env } from '#env.ts'

export const dynamic = 'force-dynamic'

/** `/sitemap.xml`: the canonical address of every page that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = await sitemapPaths()
  return paths.map((path) => ({ url: new URL(path, env.publicUrl).href }))
}
