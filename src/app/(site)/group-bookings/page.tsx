import { readWords } from '#data/content/words.ts'
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
  const [all, places, words] = await Promise.all([
    readLocations(),
    readGroupEnquiryLocations(),
    readWords(),
  ])
  const locations = all.filter(({ comingSoon }) => !comingSoon)
  return (
    <>
      <ContentPage type="location-group-bookings-page" />
      {places.length > 0 ? (
        <GroupEnquiry
          places={places}
          title={t.groupBookingsTitle(words)}
          lead={t.groupBookingsLead(words)}
          words={words}
        />
      ) : null}
      {locations.length > 0 ? (
        <Section tone="paper" labelledBy="where">
          <SectionHeader
            id="where"
            size="md"
            title={t.whereToMeet(words)}
            lead={<p>{t.eachRestaurantArranges(words)}</p>}
          />
          <LocationIndex locations={locations} segment="group-bookings" />
        </Section>
      ) : null}
    </>
  )
}
