import { ContentPage, contentMetadata } from '../content-page.tsx'

export const dynamic = 'force-dynamic'

export const generateMetadata = () =>
  contentMetadata('location-group-bookings-page', '/group-bookings')

export default function GroupBookingsPage() {
  return <ContentPage type="location-group-bookings-page" />
}
