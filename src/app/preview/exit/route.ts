import { draftCookieHeaders } from '#lib/cookies/draft-cookie.ts'
import { env } from '../../../env.ts'

export const dynamic = 'force-dynamic'

/** Ends a preview: the site as visitors see it. */
export function GET(): Response {
  const secure = env.publicUrl.startsWith('https:')
  const headers = new Headers({ location: '/', 'cache-control': 'private, no-store' })
  for (const cookie of draftCookieHeaders('', secure)) headers.append(...cookie)
  return new Response(null, { status: 307, headers })
}
