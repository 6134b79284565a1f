import { confirmSubscriber, findSubscriberByToken } from '#data/forms/subscribers.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Puts a reader on the list and leads back to their page, which says so. Only ever by POST. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const reader = await findSubscriberByToken(token)
  if (reader) await confirmSubscriber(reader)
  return seeOther(unsubscribePath(token))
}
