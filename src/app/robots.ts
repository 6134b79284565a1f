import type { MetadataRoute } from 'next'
import { env } from '#env.ts'
import { routes } from '#lib/routing/routes.ts'

export const dynamic = 'force-dynamic'

/** The first segments of the routes that are closed to robots. */
const DISALLOWED = [
  ...new Set(
    routes
      .filter(({ robots }) => robots === 'disallowed')
      .map(({ pattern }) => `/${pattern.split('/')[1]}`),
  ),
].sort()

/**
 * `/robots.txt`: everything but the content system may be read. Pages that are not to be listed say
 * so themselves, which a robot that may not read them would never learn.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: DISALLOWED },
    sitemap: new URL('/sitemap.xml', env.publicUrl).href,
  }
}
