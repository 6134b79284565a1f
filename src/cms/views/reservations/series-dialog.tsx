import type { BookingSeries } from '#booking-engine/host/types.ts'
import { Dialog } from './dialog.tsx'
import * as t from './messages.gen.ts'
import { seriesTitle, VisitList } from './series-list.tsx'
import type { HostActions } from './use-host-actions.ts'

/** Asks before all bookings of a series are cancelled: that cannot be undone. */
export function SeriesDialog({
  series,
  actions,
  close,
  refresh,
}: {
  series: BookingSeries
  actions: HostActions
  close(): void
  refresh(): Promise<unknown>
}) {
  const count = series.visits.length
  const send = async () => {
    const visits = series.visits.map(({ id, seen }) => ({ id, seen }))
    const words = t.reservationsAreCancelled({ count })
    const done = await actions.send('series', 'cancel-all', { visits }, words)
    await refresh()
    return done
  }
  return (
    <Dialog
      title={t.cancelReservationsQuestion({ count })}
      submit={t.cancelReservations({ count })}
      busy={actions.busy}
      error={actions.error?.at === 'series' ? actions.error.text : null}
      close={close}
      send={send}
    >
      <p>{t.tablesFreeRightAway({ series: seriesTitle(series) })}</p>
      <VisitList series={series} />
    </Dialog>
  )
}
