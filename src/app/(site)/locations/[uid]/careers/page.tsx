import type { Metadata } from 'next'
import { type LocationPageProps, LocationSubpage, subpageMetadata } from '../subpage.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocationPageProps): Promise<Metadata> {
  return subpageMetadata('location-careers-page', (await params).uid, 'careers')
}

export default async function CareersPage({ params }: LocationPageProps) {
  return <LocationSubpage type="location-careers-page" uid={(await params).uid} />
}
