import type { RefObject } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { EnquiryToBook } from '#cms/submissions/book-of-enquiry.ts'
import type { Arrivals } from './use-arrivals.ts'
import type { HostActions } from './use-host-actions.ts'

/** Initial values of a booking form: a local time of the day, and the code of a table. */
export type Slot = { at?: string; table?: string }

/** The dialog that is open over the board. */
export type OpenDialog =
  | { what: 'walk-in'; table?: string }
  | ({ what: 'book'; enquiry?: EnquiryToBook } & Slot)
  | { what: 'online' }
  | { what: 'servers' }
  | { what: 'block'; table?: string }
  | ({ what: 'change'; id: string } & Slot)
  | { what: 'cancel' | 'charge'; id: string }
  | { what: 'cancel-all'; key: string }
  | null

/** Props that every row of the board shares. */
export type BoardContext = {
  day: HostDayView
  now: number
  actions: HostActions
  arrivals: Arrivals
  /** When the tables of parties that must wait for them should be free, ms, by the ids of their reservations. */
  tablesFreeAt: Readonly<Record<string, number>>
  opened: string | null
  setOpened(id: string | null): void
  openDialog(asking: OpenDialog): void
}

/** The reservation at which a step was taken last: its id. */
export type LastActed = RefObject<string | null>
