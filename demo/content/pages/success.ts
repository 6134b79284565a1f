import { link, page, prose } from '#cms/initial-content/authored.ts'
import type { DemoPage } from './types.ts'

export const success: DemoPage = {
  uid: 'success-page',
  type: 'success-page',
  title: 'Thank you',
  slices: [
    {
      blockType: 'copy_hero',
      title: 'Thank you. We have it.',
      body: prose('Someone will read it soon and write back.'),
      cta: link('Back to home', page('homepage')),
      tone: 'linen',
    },
    {
      blockType: 'seo_slice',
      description: 'We have your message.',
    },
  ],
}
