import type {
  bookingLimitRefusals,
  engineManageRefusals,
  engineReserveRefusals,
} from '#lib/booking/refusals.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import type { LateCancellationCost, ReservationPayment } from '../payments/types.ts'
import type { Bill, ChosenAddOn } from '../pricing/bill.ts'
import type { ExperienceKey } from '../settings/experiences.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

/** What a guest enters. `phone` is E.164. */
export type Guest = {
  firstName: string
  lastName: string
  email: string | null
  phone: string
  specialRequest: string
  marketingOptIn: boolean
}

export type ReserveRequest = {
  locationId: string
  /** Token of the hold, as `hold` returned it. */
  token: string
  guest: Guest
  /** As it was held; null or missing = a table without an experience. */
  experience?: ExperienceKey | null
  addOns?: ChosenAddOn[]
  /** Idempotency key: it makes one booking. Without it only the hold's token is compared. */
  idempotencyKey?: string | null
  /** The guest has passed a bot check. */
  checked?: boolean
}

/** How a booking reached the member of staff who made it. */
export const STAFF_SOURCES = ['telephone', 'email', 'in_person', 'concierge'] as const
/** The sources of bookings made by staff, or `import`: it comes from a file of another system. */
export type StaffSource = (typeof STAFF_SOURCES)[number] | 'import'

/** A booking as its guest and the staff see it. */
export type Reservation = {
  id: string
  locationId: string
  status: 'booked' | 'cancelled'
  /** Six characters that can be read out on the telephone. */
  confirmation: string
  at: LocalDateTime
  timeZone: string
  /** The same as an instant in ms, computed from `at` and `timeZone` when it was booked. */
  startsAt: number
  turnMinutes: number
  party: number
  /** Increases with every change that the guest is told about. */
  sequence: number
  attribute: SeatingAttribute
  /** Codes of the tables. */
  tables: string[]
  guest: Guest
  /** Whether the guest consents to text messages. */
  texts: boolean
  /** What is booked with the table, and its bill; null = a table without an experience. */
  experience: (ExperienceKey & { bill: Bill }) | null
  /** The payment or the stored card; null = no card was required. */
  money: ReservationPayment | null
  /** Last instant (ms) at which the guest may cancel or change it. */
  changeableUntil: number
  /** What cancelling costs after that; null = it is cancelled, or the visit has begun. */
  lateCost: LateCancellationCost | null
}

/** A reservation with the token of its manage link, which only its guest gets. */
export type Booked = { reservation: Reservation; manageToken: string }

/** Why a hold is not booked. */
export type ReserveCode = keyof typeof engineReserveRefusals

/** Why a booking is not moved to another hold. */
export type ManageCode = keyof typeof engineManageRefusals

/** Why a guest with many upcoming bookings gets no other. */
export type LimitCode = keyof typeof bookingLimitRefusals
