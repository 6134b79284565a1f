import type { LocationSummary } from '#data/location-summary.ts'
import { formatCoordinates } from '#lib/coordinates.ts'
import { longDate } from '#lib/long-date.ts'
import { Section, SectionHeader } from '#ui/section.tsx'

type MenuHeaderProps = {
  location: LocationSummary
  /** The day on which this is its menu, `YYYY-MM-DD`; it stands on paper alone. */
  day: string
}

/** The head of a location's menu page. */
export function MenuHeader({ location, day }: MenuHeaderProps) {
  const { coordinates, title, url } = location
  return (
    <Section tone="night" rhythm="tight" underHeader labelledBy="menu">
      <SectionHeader
        id="menu"
        level={1}
        size="xl"
        eyebrow={
          coordinates ? formatCoordinates(coordinates.latitude, coordinates.longitude) : undefined
        }
        title="Menu"
        lead={<a href={url}>{title}</a>}
      />
      <p className="print-only">{longDate(day)}</p>
    </Section>
  )
}
