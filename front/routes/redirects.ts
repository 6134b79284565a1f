import type { ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { FILE_POLICY, NO_STORE } from '#front/http/headers.ts'
import { frontPorts } from '#lib/front/ports.ts'

/** For how long browsers keep a redirect that holds for everyone, s. */
const KEPT_SECONDS = 300

type RedirectTo = { status: 307 | 308; location: string }

/** Redirects everyone alike. Browsers keep it, and a CDN does not: it would go on with it after a change. */
export function sendKeptRedirect(front: Front, res: ServerResponse, to: RedirectTo): 'redirect' {
  const scope = frontPorts().cdn ? 'private' : 'public'
  return sendRedirect(front, res, to, `${scope}, max-age=${KEPT_SECONDS}`)
}

/** Redirects this one request. */
export function sendTemporaryRedirect(
  front: Front,
  res: ServerResponse,
  location: string,
): 'redirect' {
  return sendRedirect(front, res, { status: 307, location }, NO_STORE)
}

function sendRedirect(
  front: Front,
  res: ServerResponse,
  { status, location }: RedirectTo,
  caching: string,
): 'redirect' {
  const head = ['Location', location, 'Cache-Control', caching, 'Content-Length', '0']
  res.writeHead(status, [...front.security, 'Content-Security-Policy', FILE_POLICY, ...head])
  res.end()
  return 'redirect'
}
