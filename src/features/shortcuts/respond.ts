import { readNewsPost } from '#data/content/news.ts'
import { siteCookie } from '#lib/cookies/site-cookie.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { COOKIES } from '#lib/geo/location-cookies.ts'
import type { Shortcut } from '#lib/routing/shortcuts.ts'
import { env } from '../../env.ts'
import type { Visit } from './decide.ts'
import { newsTarget, shortcutTarget, type Target } from './targets.ts'
import { visitOf } from './visit.ts'

/** The `GET` of a shortcut's route: a temporary redirect that no cache may keep (spec:routes.redirect-status). */
export function shortcutRoute(shortcut: Shortcut) {
  return async (request: Request): Promise<Response> => {
    const visit = await visitOf(request)
    return redirect(shortcutTarget(shortcut, visit, searchOf(request)))
  }
}

/**
 * The `GET` of `/news-redirect/{post}`: on to where the post is to be read. `/news/{post}`
 * leads here for the posts that are read elsewhere, because only a route can set a cookie.
 */
export async function newsRedirect(request: Request, post: string): Promise<Response> {
  const found = await readNewsPost(post)
  const visit = found?.type === 'location-or-zone-based' ? await visitOf(request) : nobody
  return redirect(newsTarget(post, found?.type ?? null, visit, searchOf(request)))
}

const nobody: Visit = {
  cookies: new Map(),
  locations: [],
  coordinates: () => null,
  random: () => 0,
}

/** The query byte for byte: Next's own address has it in another spelling. */
function searchOf({ url }: Pick<Request, 'url'>): string {
  return renderContext()?.search ?? new URL(url).search.slice(1)
}

function redirect({ path, remember }: Target): Response {
  const headers = new Headers({ location: path, 'cache-control': 'private, no-store' })
  if (remember) {
    const secure = env.publicUrl.startsWith('https:')
    headers.set('set-cookie', siteCookie(COOKIES.fallback, remember, { secure }))
  }
  return new Response(null, { status: 307, headers })
}
