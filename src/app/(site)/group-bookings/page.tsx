import { readGroupEnquiryLocations } from '#data/locations/group-enquiry-locations.ts'
import { readLocations } from '#data/locations/locations.ts'
import { GroupEnquiry } from '#features/group-bookings/group-enquiry.tsx'
import { LocationIndex } from '#features/locations/finder/location-index.tsx'
import { Section, SectionHeader } from '#ui/section.tsx'
import { ContentPage, contentMetadata } from '../content-page.tsx'
import * as t from '../messages.gen.ts'

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
        <GroupEnquiry places={places} title={t.groupBookingsTitle()} lead={t.groupBookingsLead()} />
      ) : null}
      {locations.length > 0 ? (
        <Section tone="paper" labelledBy="where">
          <SectionHeader
            id="where"
            size="md"
            title={t.whereToMeet()}
            lead={<p>{t.eachRestaurantArranges()}</p>}
          />
          <LocationIndex locations={locations} segment="group-bookings" />
        </Section>
      ) : null}
    </>
  )
}
