import type { ChangeError } from '#features/reservations/manage/change-form.tsx'
import {
  changeQuery,
  readChangeRequest,
  readNewTable,
} from '#features/reservations/manage/change-query.ts'
import { type ChangeCode, changeVisit } from '#features/reservations/manage/change-visit.ts'
import { isUnavailable } from '#features/reservations/manage/find-visit.ts'
import { seeOther } from '../../../see-other.ts'

type Context = { params: Promise<{ token: string }> }

/** Moves the visit to another table, and leads to the page that says what became of it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const path = `/my/reservations/${encodeURIComponent(token)}`
  const fields = Object.fromEntries(new URLSearchParams(await request.text()))
  const table = readNewTable(fields)
  if (!table) return seeOther(`${path}/change?trouble=unreadable`)
  const changed = await changeVisit(token, table)
  if (changed.ok) {
    return seeOther(changed.value ? `${new URL(changed.value).pathname}?changed=yes` : path)
  }
  if (isUnavailable(changed.code)) return seeOther(`${path}?changed=no`)
  const trouble = TROUBLE[changed.code]
  // Too late, cancelled or gone: the visit's own page says it.
  if (!trouble) return seeOther(`${path}?changed=not-here`)
  const wanted = readChangeRequest(fields)
  const query = wanted ? `${changeQuery(wanted)}&` : ''
  return seeOther(`${path}/change?${query}trouble=${trouble}`)
}

const TROUBLE: Partial<Record<ChangeCode, ChangeError>> = {
  slot_taken: 'slot_taken',
  hold_lost: 'slot_taken',
  too_many_requests: 'too_many',
  price_changed: 'price',
  party_size: 'failed',
  party_too_small: 'failed',
  unknown_attribute: 'slot_taken',
  unknown_experience: 'failed',
  card_required: 'payment',
  payment_differs: 'payment',
  not_bookable: 'failed',
}
