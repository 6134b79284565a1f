import type { BookingSeries } from '#booking-engine/host/types.ts'
import { Dialog } from './dialog.tsx'
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
  refresh(): Promise<void>
}) {
  const count = series.visits.length
  const send = async () => {
    const visits = series.visits.map(({ id, seen }) => ({ id, seen }))
    const words = `${count} reservations are cancelled.`
    const done = await actions.send('series', 'cancel-all', { visits }, words)
    await refresh()
    return done
  }
  return (
    <Dialog
      title={`Cancel these ${count} reservations?`}
      submit={`Cancel ${count} reservations`}
      busy={actions.busy}
      error={actions.error?.at === 'series' ? actions.error.text : null}
      close={close}
      send={send}
    >
      <p>
        {seriesTitle(series)}. Their tables are free right away, and this cannot be undone. Payments
        are refunded, and guests who left an email address get an email.
      </p>
      <VisitList series={series} />
    </Dialog>
  )
}
