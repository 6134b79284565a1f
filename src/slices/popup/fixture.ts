import { sampleLink, samplePicture } from '../samples.ts'
import type { Popup } from './schema.ts'

export const full: Popup = {
  uid: 'harvest-supper',
  variation: 'call-to-action',
  title: 'One long table, one Sunday',
  description: 'The harvest supper is back on the patio, with everything the two farms bring.',
  image: samplePicture('patio'),
  cta: sampleLink('Find your house'),
  items: [{ id: 'west-coast', uid: 'west-coast' }],
}

export const minimal: Popup = {
  uid: 'news',
  variation: 'newsletter',
  title: 'Letters from the fire',
}
