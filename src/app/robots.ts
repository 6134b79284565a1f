import type { MetadataRoute } from 'next'
import { env } from '#env.ts'

export const dynamic = 'force-dynamic'

/**
 * `/robots.txt`: everything but the content system may be read. Pages that are not to be listed say
 * so themselves, which a robot that may not read them would never learn.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/preview'] },
    sitemap: new URL('/sitemap.xml', env.publicUrl).href,
  }
}
