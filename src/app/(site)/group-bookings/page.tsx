import { readGroupEnquiryLocations } from '#data/locations/group-enquiry-locations.ts'
import { readLocations } from '#data/locations/locations.ts'
import { GroupEnquiry } from '#features/group-bookings/group-enquiry.tsx'
import { LocationIndex } from '#features/locations/finder/location-index.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () =>
  contentMetadata('location-group-bookings-page', '/group-bookings')

export default async function GroupBookingsPage() {
  const [all, places] = await Promise.all([readLocations(), readGroupEnquiryLocations()])
  const locations = all.filter(({ comingSoon }) => !comingSoon)
  return (
    <>
      <ContentPage type="location-group-bookings-page" />
      {places.length > 0 ? (
        <GroupEnquiry
          places={places}
          title="Plan your group’s table"
          lead="Tell us the date, the size of your group and the occasion. The restaurant will reply to you directly."
        />
      ) : null}
      {locations.length > 0 ? (
        <Section tone="paper" labelledBy="where">
          <SectionHeader
            id="where"
            size="md"
            title="Where would you like to meet?"
            lead={<p>Each restaurant arranges its own group bookings.</p>}
          />
          <LocationIndex locations={locations} segment="group-bookings" />
        </Section>
      ) : null}
    </>
  )
}
