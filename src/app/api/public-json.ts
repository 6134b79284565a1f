import { createHash } from 'node:crypto'

/** A value that is the same for everyone as JSON, answered again only where it has changed. */
export function publicJson(request: Request, value: unknown): Response {
  const body = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(body, { headers: { ...headers, ...type } })
}
