import { samplePicture } from '../samples.ts'
import type { MenuSectionHeading } from './schema.ts'

export const full: MenuSectionHeading = {
  eyebrow: 'From five o’clock',
  title: 'From the hearth',
  description: 'Whole fish, thick cuts and slow roots, over alder.',
  image: samplePicture('fire-hero'),
}

export const minimal: MenuSectionHeading = { title: 'Drinks' }
