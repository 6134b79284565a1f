import { sampleLink, samplePicture, sampleText } from '../samples.ts'
import type { CardEyecatcher } from './schema.ts'

export const full: CardEyecatcher = {
  eyebrow: 'Gift cards',
  title: 'An evening, in an envelope',
  body: sampleText(
    'Good at every restaurant, and it never expires. We mail it on heavy paper, or email it tonight.',
  ),
  image: samplePicture('steak'),
  cta: sampleLink('Give dinner', '/gift-cards'),
  imageSide: 'right',
  tone: 'linen',
}

export const minimal: CardEyecatcher = { title: 'Private dining' }
