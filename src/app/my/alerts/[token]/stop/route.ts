import { bookingEngine } from '#booking-engine/process.ts'
import { refuseWhenBusy } from '#lib/http/respond.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Ends a guest's waiting and leads back to the page, which says so. Only ever by POST. */
export const POST = refuseWhenBusy(async (_request: Request, { params }: Context) => {
  const { token } = await params
  const { waitlist } = await bookingEngine()
  await waitlist.leave(token)
  return seeOther(`/my/alerts/${encodeURIComponent(token)}`)
})
