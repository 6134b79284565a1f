import type { LocationSummary } from '#data/location-summary.ts'
import { formatCoordinates } from '#ui/coordinates.ts'
import { Section, SectionHeader } from '#ui/section.tsx'

/** The head of a location's menu page. */
export function MenuHeader({ location }: { location: LocationSummary }) {
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
    </Section>
  )
}
