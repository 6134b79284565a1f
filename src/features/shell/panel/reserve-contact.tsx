import { LinkButton } from '#ui/button.tsx'
import * as t from './messages.gen.ts'
import { Call, PanelHeading } from './order-panel.tsx'
import type { PanelLocation } from './panel-location.ts'
import css from './slide-out.module.css'

/**
 * Reserve mode of a location that is not booked here (spec:shell.panel-without-booking): its message and a
 * button to its booking page, without one its telephone number; never a form that leads nowhere.
 */
export function ReserveContact({ location }: { location: PanelLocation }) {
  const { reserveLink, reserveMessage } = location
  return (
    <>
      <PanelHeading lead={t.reserveAt()} location={location} />
      {reserveLink ? (
        <>
          {reserveMessage ? <p className={css.text}>{reserveMessage}</p> : null}
          <LinkButton href={reserveLink} rel="noopener" block>
            {t.reserveATable()}
          </LinkButton>
        </>
      ) : (
        <Call location={location}>{reserveMessage ?? t.callToReserve()}</Call>
      )}
    </>
  )
}
