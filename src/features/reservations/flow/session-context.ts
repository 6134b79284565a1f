import type { ReactNode } from 'react'
import type { SiteCount } from '#lib/site-counts/site-count.ts'
import type { ExperienceOffer } from '../api/experience-wire.ts'
import type { BookingInfo } from '../api/info.ts'
import type { ReservationClient } from '../api/types.ts'
import type { CardSource } from '../payment/card-source.ts'
import type { BrowserStorage } from '../remembered/browser-storage.ts'
import type { ServerClock } from './hold-clock.ts'
import type { Event, Reservation } from './state.ts'
import type { Choice } from './times.ts'

export type SessionOptions = {
  info: BookingInfo
  client: ReservationClient
  clock: ServerClock
  storage: BrowserStorage
  /** The page came back to where a booking was confirmed; anywhere else a new one begins. */
  confirmed: boolean
  /** The guest comes from the bank of their card, perhaps into another tab than they left. */
  fromBank?: boolean
  /** What the guest looked for before they came here, which stands in the dropdowns. */
  pendingSearch?: Choice | undefined
  delay?: (run: () => void, ms: number) => unknown
  /** Begins the work for a pass of the bot check, which may be wanted with the booking. */
  prepareCheck?: () => Promise<ReactNode>
  /** Leads the guest to their bank, whose address comes from the server; whether it could. */
  leaveFor?: (address: string) => boolean
  /** Counts steps of this page load, without telling whose. */
  count?: (...counts: SiteCount[]) => void
  countBooking?: (uid: string) => void
}

/** The options and the changing values of one session, which its parts share. */
export type SessionContext = SessionOptions & {
  /** Replaced by `send` alone, once the session has started. */
  state: Reservation
  /** The restaurant's date (`YYYY-MM-DD`) for which `info` was had. */
  day: string
  /** The experiences of the present search; null until they are asked for. */
  experiences: Promise<ExperienceOffer[] | null> | null
  /** The card form that is shown. */
  card: CardSource | null
  /** What `prepareCheck` answered to the hold. */
  check: Promise<ReactNode> | undefined
  /** Reduces the state, does what the change asks for, and tells the listeners. */
  send(event: Event): void
}
