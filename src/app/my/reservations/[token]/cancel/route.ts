import { cancelVisit } from '#features/reservations/manage/find-visit.ts'

type Context = { params: Promise<{ token: string }> }

/** Cancels and leads back to the page, which says what became of it. Only ever by POST. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const cancelled = await cancelVisit(token)
  // A guest is never answered in JSON: of a visit that cannot be cancelled, the page says it better.
  const failed = !cancelled.ok && cancelled.code === 'provider_unavailable'
  const location = `/my/reservations/${encodeURIComponent(token)}${failed ? '?cancelled=no' : ''}`
  const headers = { location, 'cache-control': 'private, no-store' }
  return new Response(null, { status: 303, headers })
}
