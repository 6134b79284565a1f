import { env } from '#env.ts'
import type { ResolvedLink } from '#lib/routing/link.ts'

/**
 * The link that the licence of DB-IP's database (CC BY 4.0) asks for on the pages that use it; null
 * where GEO_DATABASE names another one.
 */
export const geolocationAttribution: ResolvedLink | null = env.geolocation.database
  ? null
  : { href: 'https://db-ip.com', text: 'IP Geolocation by DB-IP', external: true, newTab: false }
