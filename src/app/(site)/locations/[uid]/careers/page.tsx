import type { Metadata } from 'next'
import { type LocationPageProps, LocationSubpage, subpageMetadata } from '../subpage.tsx'

import { OpenPositions } from './open-positions.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocationPageProps): Promise<Metadata> {
  return subpageMetadata('location-careers-page', (await params).uid)
}

export default async function CareersPage({ params }: LocationPageProps) {
  const { uid } = await params
  return (
    <>
      <LocationSubpage type="location-careers-page" uid={uid} />
      <OpenPositions uid={uid} />
    </>
  )
}
