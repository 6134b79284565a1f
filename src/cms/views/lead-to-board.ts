import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { pinLocationOf } from '../access/tablet-session.ts'

/** Leads a session by a PIN from a page that its host has on devices of their own to the board, which is all that it opens. */
export function leadToBoard(req: PayloadRequest): void {
  const board = pinLocationOf(req)
  if (board !== null) redirect(`/admin/reservations?location=${board}`)
}
