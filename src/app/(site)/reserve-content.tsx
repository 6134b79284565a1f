import { ReservationPanel } from '#features/reservations/panel.tsx'
import { PanelHeading } from '#features/shell/panel/order-panel.tsx'
import type { PanelLocation } from '#features/shell/panel/panel-location.ts'
import { ReserveContact } from '#features/shell/panel/reserve-contact.tsx'
import * as t from './messages.gen.ts'

/**
 * Reserve mode of the slide-out: the booking form, or how else the location is booked
 * (spec:shell.panel-without-booking).
 */
export function ReserveContent({ location, shown }: { location: PanelLocation; shown: boolean }) {
  const { bookingProvider } = location
  if (bookingProvider === 'link' || bookingProvider === 'none') {
    return <ReserveContact location={location} />
  }
  return (
    <ReservationPanel
      restaurant={{ ...location, group: groupName(), words: location.words ?? {} }}
      shown={shown}
      heading={(booked) => (
        <PanelHeading
          lead={booked === null ? t.reserveAt() : t.youHaveBooked()}
          location={location}
          booked={booked}
        />
      )}
    />
  )
}

/** Short name of the group, as the head of every page says it. */
function groupName(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')
  return named?.content ?? ''
}
