import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import css from './manage-visit.module.css'

/** Where the visit is, and the number to call. */
export function LocationFooter({ place }: { place: VisitLocation }) {
  return (
    <footer className={css.footer}>
      <p>{[place.title, ...place.address].join(', ')}</p>
      {place.phone ? <Call phone={place.phone} /> : null}
    </footer>
  )
}

function Call({ phone }: { phone: string }) {
  return (
    <a className={css.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      <Icon path={icons.phone} /> {formatPhone(phone)}
    </a>
  )
}
