import type { ReactNode } from 'react'
import type { HostLocation } from '#cms/host/host-locations.ts'
import styles from './dashboard.module.css'
import * as t from './messages.gen.ts'

type LocationsWithoutCoversProps = {
  withoutSettings: readonly HostLocation[]
  bookedElsewhere: readonly HostLocation[]
}

/** Says of each restaurant without covers here why that is, and where they are. */
export function LocationsWithoutCovers({
  withoutSettings: unset,
  bookedElsewhere: elsewhere,
}: LocationsWithoutCoversProps) {
  const byVendor = Map.groupBy(elsewhere, ({ vendor }) => vendor?.name)
  if (unset.length + elsewhere.length === 0) return null
  return (
    <ul className={styles.elsewhere}>
      {[...byVendor].map(([name, of]) =>
        name === undefined ? null : (
          <Line key={name} of={of}>
            {t.coversAreIn({ vendor: name })}
          </Line>
        ),
      )}
      <Line of={unset}>
        {t.noBookingSettings({
          link: (text) => <a href="/admin/collections/booking-settings">{text}</a>,
        })}
      </Line>
      <Line of={byVendor.get(undefined) ?? []}>{t.takesNoReservations()}</Line>
    </ul>
  )
}

function Line({ of, children }: { of: readonly HostLocation[]; children: ReactNode }) {
  if (of.length === 0) return null
  return (
    <li>
      <strong>{of.map(({ title }) => title).join(', ')}</strong> <span>{children}</span>
    </li>
  )
}
