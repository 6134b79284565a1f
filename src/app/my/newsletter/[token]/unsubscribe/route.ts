import * as t from '#app/my/messages.gen.ts'
import { findSubscriberByToken, unsubscribe } from '#data/forms/subscribers.ts'
import { FROM_PAGE_FIELD } from '#features/newsletter/from-page.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** The address of the mail's own button, opened as a link: the page asks before anything changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return seeOther(`${unsubscribePath(token)}?leave`)
}

/**
 * Takes a reader off the list. The page is led back to; a mail program that did it by itself (RFC 8058)
 * takes no redirect and is told in a word.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const reader = await findSubscriberByToken(token)
  if (reader) await unsubscribe(reader)
  const form = await request.formData().catch(() => null)
  if (form?.has(FROM_PAGE_FIELD)) return seeOther(unsubscribePath(token))
  const headers = { 'cache-control': 'private, no-store' }
  return reader
    ? new Response(`${t.unsubscribed()}\n`, { headers })
    : new Response(`${t.notFound()}\n`, { status: 404, headers })
}
