import type { DemoPage } from './types.ts'

export const locationListing: DemoPage = {
  uid: 'location-listing-page',
  type: 'location-listing-page',
  title: 'Locations',
  slices: [
    {
      blockType: 'seo_slice',
      description: 'Eighteen rooms from St. John’s to Phoenix. Find the one near you.',
    },
  ],
}
