import type { DemoPage } from './types.ts'

export const newsListing: DemoPage = {
  uid: 'news-listing-page',
  type: 'news-listing-page',
  title: 'News',
  slices: [
    {
      blockType: 'seo_slice',
      description: 'What’s on the fire, who’s cooking, and where the next door opens.',
    },
  ],
}
