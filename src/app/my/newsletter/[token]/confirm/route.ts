import { confirmSubscriber, findSubscriberByToken } from '#data/forms/subscribers.ts'
import { unsubscribePath } from '#lib/security/newsletter-token.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Confirms a subscription and redirects to the subscriber's page. By POST only. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const reader = await findSubscriberByToken(token)
  if (reader) await confirmSubscriber(reader)
  return seeOther(unsubscribePath(token))
}
