import { cancelVisit } from '#features/reservations/manage/find-visit.ts'
import { readCost } from '#features/reservations/manage/late-cost.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Cancels and leads back to the page, which says what became of it. Only ever by POST. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const accepts = readCost(new URLSearchParams(await request.text()).get('cost'))
  const cancelled = await cancelVisit(token, accepts)
  // A guest is never answered in JSON: of a visit that cannot be cancelled, the page says it better.
  const said = cancelled.ok ? '' : (SAID[cancelled.code] ?? '')
  return seeOther(`/my/reservations/${encodeURIComponent(token)}${said}`)
}

const SAID: Record<string, string> = {
  provider_unavailable: '?cancelled=no',
  busy: '?cancelled=no',
  past_cut_off: '?cancelled=late',
}
