import type { Restaurant } from '../api/info.ts'
import type { ReservationSession } from '../flow/session.ts'
import type { Reservation } from '../flow/state.ts'

/** What each step of the panel is given: where the guest stands, what they can do, and where. */
export type StepProps = {
  state: Reservation
  session: ReservationSession
  restaurant: Restaurant
}
