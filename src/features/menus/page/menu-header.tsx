import type { ReactNode } from 'react'
import type { LocationSummary } from '#data/locations/location-summary.ts'
import { formatCoordinates } from '#lib/geo/coordinates.ts'
import type { MenuItem } from '#lib/menus/menu.ts'
import { longDate } from '#lib/time/time-labels.ts'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Media } from '#ui/media.tsx'
import { Section } from '#ui/section.tsx'
import { MenuFile } from '../pdf/menu-file.client.tsx'
import css from './menu-header.module.css'
import * as t from './messages.gen.ts'

type MenuHeaderProps = {
  location: LocationSummary
  /** The day on which this is its menu, `YYYY-MM-DD`; it stands on paper alone. */
  day: string
  /** The dish whose picture is shown where there is room. */
  dish?: MenuItem | null
  /** Address of the menu as a PDF; none where there is no menu. */
  file?: string | null
  /** Search and filter. */
  children?: ReactNode
}

/** The head of a location's menu page: as low as it can be, because guests come for what is below it. */
export function MenuHeader({ location, day, dish, file, children }: MenuHeaderProps) {
  const { coordinates, title, url } = location
  return (
    <Section tone="night" rhythm="none" underHeader labelledBy="menu">
      <div className={css.head} data-pictured={dish ? '' : undefined}>
        {coordinates || file ? (
          <div className={css.line}>
            {coordinates ? (
              <Eyebrow>{formatCoordinates(coordinates.latitude, coordinates.longitude)}</Eyebrow>
            ) : null}
            {file ? <MenuFile href={file} title={title} /> : null}
          </div>
        ) : null}
        <div className={css.names}>
          <h1 id="menu" className={css.title}>
            {t.menu()}
          </h1>
          <p className={css.place}>
            <a href={url}>{title}</a>
          </p>
          <p className="print-only">{longDate(day)}</p>
        </div>
        {children}
      </div>
      {dish ? <Signature dish={dish} /> : null}
    </Section>
  )
}

/** The picture of a dish, and its name, which leads to where it stands on the menu. */
function Signature({ dish: { uid, title, image } }: { dish: MenuItem }) {
  return (
    <figure className={css.signature} data-menu-picture={uid}>
      <Media
        picture={image?.desktop}
        sizes="(width < 768px) 1px, 40vw"
        ahead="(width >= 768px)"
        fill
      />
      <figcaption className={css.caption}>
        <a href={`#dish-${uid}`}>{title}</a>
      </figcaption>
    </figure>
  )
}
