import type { Metadata } from 'next'
import { type LocationPageProps, LocationSubpage, subpageMetadata } from '../subpage.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocationPageProps): Promise<Metadata> {
  return subpageMetadata('location-group-bookings-page', (await params).uid)
}

export default async function GroupBookingsPage({ params }: LocationPageProps) {
  return <LocationSubpage type="location-group-bookings-page" uid={(await params).uid} />
}
