import type { BookingSeries } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { BlockDialog } from './block-dialog.tsx'
import type { OpenDialog } from './board-context.ts'
import { BookDialog } from './book-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { ChargeDialog } from './charge-dialog.tsx'
import { OnlineBookingDialog } from './online-booking-dialog.tsx'
import { SeriesDialog } from './series-dialog.tsx'
import { seriesKey } from './series-list.tsx'
import { ServersDialog } from './shift/servers-dialog.tsx'
import type { HostActions } from './use-host-actions.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

type BoardDialogProps = {
  asking: OpenDialog
  day: HostDayView | null
  /** Instant, ms. */
  now: number
  series: BookingSeries[]
  actions: HostActions
  close(): void
  /** Reads the series again. */
  refresh(): Promise<unknown>
}

/** The dialog that is open over the board; null where none is, or its reservation is gone meanwhile. */
export function BoardDialog(props: BoardDialogProps) {
  const { asking, day, now, series, actions, close, refresh } = props
  const common = { actions, close }
  if (asking?.what === 'cancel-all') {
    const one = series.find((each) => seriesKey(each) === asking.key)
    return one ? <SeriesDialog series={one} {...common} refresh={refresh} /> : null
  }
  if (!asking || !day) return null
  const at = 'table' in asking && asking.table ? { table: asking.table } : {}
  if (asking.what === 'walk-in') return <WalkInDialog day={day} {...common} {...at} />
  if (asking.what === 'book')
    return <BookDialog {...{ day, slot: asking, enquiry: asking.enquiry }} {...common} />
  if (asking.what === 'online') return <OnlineBookingDialog day={day} {...common} />
  if (asking.what === 'servers') return <ServersDialog day={day} {...common} />
  if (asking.what === 'block') return <BlockDialog day={day} now={now} {...common} {...at} />
  const one = [...day.reservations, ...day.cancelled].find(({ id }) => id === asking.id)
  if (!one) return null
  if (asking.what === 'change') return <ChangeDialog {...{ one, day, slot: asking }} {...common} />
  if (asking.what === 'cancel') return <CancelDialog {...{ one, day, now }} {...common} />
  return one.money ? <ChargeDialog one={one} money={one.money} {...common} /> : null
}
