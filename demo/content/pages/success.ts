import { link, page, prose } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const success: DemoPage = {
  uid: 'success-page',
  type: 'success-page',
  title: 'Thank you',
  slices: [
    {
      blockType: 'copy_hero',
      eyebrow: 'Thank you',
      title: 'It is with us now.',
      body: prose('Someone will read it soon, and write back.'),
      cta: link('Back to the start', page('homepage')),
      tone: 'linen',
    },
    {
      blockType: 'seo_slice',
      description: 'Your message is with us.',
    },
  ],
}
