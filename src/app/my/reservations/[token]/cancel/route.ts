import { cancelVisit } from '#features/reservations/manage/find-visit.ts'
import { refusal } from '#lib/http.ts'

type Context = { params: Promise<{ token: string }> }

/** Cancels and leads back to the page, which says what became of it. Only ever by POST. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const cancelled = await cancelVisit(token)
  // A guest is never answered in JSON: of a visit that is unknown or too late, the page says it better.
  const told = cancelled.ok || cancelled.code === 'past_cut_off' || cancelled.code === 'not_found'
  if (!told) return refusal(cancelled)
  const headers = { location: `/my/reservations/${token}`, 'cache-control': 'private, no-store' }
  return new Response(null, { status: 303, headers })
}
