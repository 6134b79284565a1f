import type { RefObject } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { Arrivals } from './use-arrivals.ts'
import type { HostActions } from './use-host-actions.ts'

/** What is asked of the host in a dialog. */
export type OpenDialog =
  | { what: 'walk-in' }
  | { what: 'block' }
  | { what: 'cancel' | 'charge'; id: string }
  | { what: 'cancel-all'; key: string }
  | null

/** What every row gets. */
export type BoardContext = {
  day: HostDayView
  now: number
  actions: HostActions
  arrivals: Arrivals
  opened: string | null
  setOpened(id: string | null): void
  openDialog(asking: OpenDialog): void
}

/** The reservation at which a step was taken last: its id. */
export type LastActed = RefObject<string | null>
