import type { Restaurant } from './info.ts'
import type { ReservationSession } from './session.ts'
import type { Reservation } from './state.ts'

/** What each step of the panel is given: where the guest stands, what they can do, and where. */
export type StepProps = {
  state: Reservation
  session: ReservationSession
  restaurant: Restaurant
}
