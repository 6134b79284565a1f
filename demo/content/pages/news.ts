import type { DemoPage } from './types.ts'

export const newsListing: DemoPage = {
  uid: 'news-listing-page',
  type: 'news-listing-page',
  title: 'News',
  slices: [
    {
      blockType: 'seo_slice',
      description: 'What is on the fire, who is cooking, and where the next door opens.',
    },
  ],
}
