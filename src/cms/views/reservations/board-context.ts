import type { RefObject } from 'react'
import type { NamedDay } from '#cms/host/host-day.ts'
import type { Arrivals } from './use-arrivals.ts'
import type { Work } from './use-host-actions.ts'

/** What is asked of the host in a dialog. */
export type Asking =
  | { what: 'walk-in' }
  | { what: 'block' }
  | { what: 'cancel' | 'charge'; id: string }
  | { what: 'cancel-all'; key: string }
  | null

/** What every row gets. */
export type RowContext = {
  day: NamedDay
  now: number
  work: Work
  arrivals: Arrivals
  opened: string | null
  setOpened(id: string | null): void
  ask(asking: Asking): void
}

/** The reservation at which a step was taken last: its id. */
export type Acted = RefObject<string | null>
