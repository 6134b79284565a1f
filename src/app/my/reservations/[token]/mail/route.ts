import { mailVisitAgain } from '#features/reservations/manage/find-visit.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Sends the mail about the visit again, and leads back to the page, which says whether it leaves. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const mailed = await mailVisitAgain(token)
  const outcome = mailed.ok ? (mailed.value ? 'yes' : 'already') : 'no'
  return seeOther(`/my/reservations/${encodeURIComponent(token)}?mail=${outcome}`)
}
